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
  response: { name: string; pieces: { kind: string; text: string }[] }[];
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

export type DiffView = {
  parent: string;
  parent_label: string;
  title: string;
  added: string;
  removed: string;
  changed: boolean;
  message: string;
  saved: { text: string; path: string; diff_path: string } | null;
};

export type StatusView = {
  draft: string;
  version: string;
  news: string;
  dirty: boolean;
  level: "ok" | "warning" | "error";
  problems: string;
  worker: string;
  outdated: boolean;
  model: string;
};

export type TokenView = {
  runs: Run[];
  ends_line: boolean;
  level: number;
  value: string;
  chance: string;
  rank: string;
  name: string;
  label: string;
  special: boolean;
  others: { text: string; value: string; chance: string; share: number; own: boolean }[];
};

/** Only `state`, `message` and `button` are there unless `state` is "ready". */
export type TokensView = {
  state: "idle" | "working" | "ready";
  message: string;
  button: string;
  facts: string[];
  context: TokenView[];
  page: number;
  pager: string;
  has_earlier: boolean;
  has_later: boolean;
  hidden: string;
  choices: {
    label: string;
    gold: boolean;
    picked: boolean;
    text: string;
    error: string;
    tokens: TokenView[];
    more: string;
    sum: string;
    per_token: string;
  }[];
  left_out: string;
  error: string;
};

export type ExportView = {
  systems: Named[];
  system: string;
  versions: Named[];
  version: string;
  to: string;
  default_to: string;
  place: string;
  commit: boolean;
  draft: string;
  working: boolean;
  can_plan: boolean;
  can_write: boolean;
  error: string;
  files: { fate: string; mark: string; path: string; size: string; says: string }[];
  more: string;
  refused: string;
  losses: string[];
  lossless: string;
  repository: string;
  written: { title: string; files: string[]; more: string; commit: string; ignored: string[] } | null;
};

export type NoticeView = { level?: string; text?: string };

export type State = {
  toolbar: ToolbarView;
  document: DocumentView;
  preview: PreviewView;
  results: ResultsView;
  diff: DiffView;
  status: StatusView;
  tokens: TokensView;
  export: ExportView;
  notice: NoticeView;
  only: string;
  twin: string;
  bundle: string;
  frozen: boolean;
  language: string;
};

export type Model = AnyModel<State>;

/** Reports a gesture to the kernel. */
export type Send = (message: { type: string; [field: string]: unknown }) => void;
