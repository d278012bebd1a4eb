// What the kernel sends: one view model per pane, made of display strings. The Python side of
// each is the file of the same name in workbench/widgets/.

import type { AnyModel } from "@anywidget/types";

export type Named = { id: string; label: string; title?: string };
export type Run = [text: string, glyph: string];

export type ToolbarView = {
  task: string;
  path: string;
  method: string;
  methods: (Named & { enabled: boolean })[];
  editing: string;
  version: string;
  versions: Named[];
  styles: (Named & { active: boolean })[];
  num_fewshot: number;
  sampler: string;
  samplers: Named[];
  seed: number;
  model: string;
  models: string[];
  sample_size: number;
  doc_id: number;
  last_doc_id: number;
  docs: string;
  description: string;
  shot_ids: string;
  scope: string;
  scopes: Named[];
  max_new_tokens: number;
  until: string;
  refused: number;
};

export type DocumentView = { source: string; view: string; seq: number };

export type DiagnosticView = {
  severity: "error" | "warning" | "info";
  place: string;
  text: string;
  range: [number, number] | null;
  doc_id: number | null;
};

/** `part` is "reasoning" or "answer" in an output that shows steps, otherwise "". */
export type SegmentView = {
  kind: string;
  part: string;
  label: string;
  title: string;
  margin: "left" | "right";
  runs: Run[];
};

export type ChoiceView = { label: string; gold: boolean; runs: Run[] };

export type PreviewView = {
  doc_id: number | null;
  stale: boolean;
  band: string;
  diagnostics: DiagnosticView[];
  segments: SegmentView[];
  legend: { kind: string; part: string; label: string }[];
  choices: ChoiceView[];
  triple: { name: string; values: { part: string; text: string }[][] }[];
  meta: { text: string; title: string }[];
  sha256: string;
  stdout: string;
  invisibles: boolean;
  fields: string[];
  view: string;
  seq: number;
};

export type ProgressView = {
  status: string;
  running: boolean;
  fraction: number | null;
  text: string;
  facts: string[];
  error?: string;
  run_id?: string;
};

export type MetricView = {
  name: string;
  value: string;
  interval: string;
  n: string;
  bar: { low: number; high: number; value: number } | null;
};

export type RowView = {
  doc_id: number;
  verdict: string;
  word: string;
  mark: string;
  cells: string[];
  reason: string;
};

export type DetailView = {
  doc_id: number;
  title: string;
  verdict: string;
  gold: string[];
  scores: { name: string; value: string; reason: string }[];
  shots: string;
  sha256: string;
  error: string;
  response: { name: string; label: string; pieces: { kind: string; text: string }[] }[];
  stop_reason: string;
  choices: {
    text: string;
    gold: boolean;
    picked: boolean;
    sum: string;
    tokens: string;
    per_token: string;
    greedy: string;
  }[];
};

export type ResultsView = {
  progress: ProgressView;
  metrics: MetricView[];
  columns: string[];
  rows: RowView[];
  filters: { id: string; label: string; active: boolean }[];
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
  detail: DetailView | null;
};

export type ControlView = {
  run: { label: string; title: string; enabled: boolean };
  cancel: number | null;
  queue: { number: number; label: string; model: string }[];
  of: string;
  outdated: boolean;
  stopped: string;
  promise: string;
};

export type DiffView = {
  old: string;
  new: string;
  choices: Named[];
  parent: string;
  before: string;
  after: string;
  is_draft: boolean;
  prompts: boolean;
  doc: string;
  added: string;
  removed: string;
  changed: boolean;
  dirty: boolean;
  message: string;
  saved: { version: string; text: string; path: string; diff_path: string; note: string } | null;
};

/** `id` is "" for the draft; `lanes` are the cells of the graph, as the lines that each draws. */
export type VersionView = {
  id: string;
  label: string;
  note: string;
  date: string;
  path: string;
  parent: string;
  lanes: string[][];
  current: boolean;
  score: MetricView | null;
};

export type VersionsView = {
  groups: Named[];
  group: string;
  rows: VersionView[];
  empty: string;
  more: string;
};

/** `bar` places the difference on an axis with 0 in its middle, at 0.5. */
export type ComparisonView = {
  verdict: string;
  metric: string;
  delta: string;
  interval: string;
  bar: { low: number; high: number; value: number } | null;
  p: string;
  test: string;
  n: string;
  better: string;
  worse: string;
  same: string;
  left_out: string;
  runs: string;
};

export type FlipsView = {
  columns: string[];
  rows: { doc_id: number; change: string; mark: string; word: string; cells: string[] }[];
  filters: { id: string; label: string; active: boolean }[];
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
};

/** `prompt` has both prompts by words: `same`, `removed`, `added`, and `gap` where some is left out. */
export type FlipView = {
  doc_id: number;
  title: string;
  change: string;
  word: string;
  gold: string[];
  prompt: { kind: string; text: string }[];
  same_prompt: boolean;
  sides: {
    label: string;
    verdict: string;
    word: string;
    scores: DetailView["scores"];
    response: DetailView["response"];
    error: string;
  }[];
  choices: {
    text: string;
    gold: boolean;
    sides: (DetailView["choices"][number] | null)[];
    change: string;
  }[];
};

export type CompareView = {
  a: string;
  b: string;
  choices: Named[];
  labels: string[];
  action: { label: string; title: string; enabled: boolean };
  status: string;
  live: boolean;
  refusal: string;
  may_vary: string[];
  vary: string[];
  metrics: string[];
  comparison: ComparisonView | null;
  outdated: boolean;
  flips: FlipsView | null;
  detail: FlipView | null;
};

export type StatusView = {
  draft: string;
  version: string;
  news: string;
  dirty: boolean;
  level: "ok" | "warning" | "error";
  problems: string;
  worker: string;
  model: string;
};

export type NoticeView = { level?: string; text?: string };

export type State = {
  toolbar: ToolbarView;
  document: DocumentView;
  preview: PreviewView;
  results: ResultsView;
  control: ControlView;
  diff: DiffView;
  versions: VersionsView;
  compare: CompareView;
  status: StatusView;
  notice: NoticeView;
  language: string;
};

export type Model = AnyModel<State>;

/** Reports a gesture to the kernel. */
export type Send = (message: { type: string; [field: string]: unknown }) => void;
