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

export type KeyView = { name: string; type: string; sample: string; value: string };
export type FieldView = KeyView & { note: string; keys: KeyView[] };
export type FieldsView = { fields: FieldView[]; more: string };

export type SnippetView = { id: string; label: string; title: string; source: string; lacks: string };
export type SnippetsView = {
  shapes: SnippetView[];
  fragments: SnippetView[];
  postprocessors: string[];
  postprocess_classes: string[];
};

export type NewsView = {
  kind: "changed" | "deleted" | "new";
  version: string;
  text: string;
  choices: Required<Named>[];
  diff: string[];
  more: string;
};
export type OutsideView = { items: NewsView[] };

export type DiagnosticView = {
  severity: "error" | "warning" | "info";
  place: string;
  text: string;
  range: [number, number] | null;
  doc_id: number | null;
};

/** `part` is "reasoning" or "answer" in an output that shows steps, otherwise "". */
export type SegmentView = {
  segment: number;
  kind: string;
  part: string;
  label: string;
  title: string;
  margin: "left" | "right";
  runs: Run[];
};

export type ChoiceView = { label: string; gold: boolean; runs: Run[] };

export type PromptView = { segments: SegmentView[]; choices: ChoiceView[]; boundary: string };

/** The prompt of the pinned row; without a `doc_id` there is none to show. */
export type BesideView = PromptView & { doc_id: number | null; problem: string };

export type PreviewView = PromptView & {
  doc_id: number | null;
  stale: boolean;
  band: string;
  diagnostics: DiagnosticView[];
  legend: { kind: string; part: string; label: string }[];
  triple: { name: string; values: { part: string; text: string }[][] }[];
  meta: { text: string; title: string }[];
  tokens: WindowView;
  chat: { value: string; options: Named[] };
  sha256: string;
  stdout: string;
  invisibles: boolean;
  view: string;
  seq: number;
};

export type WindowView = {
  load: string;
  text: string;
  level: "ok" | "near" | "over";
  warning: string;
  shares: { kind: string; share: number; title: string }[];
};

/** `segments` has, for each of the prompt's, `[start, end, indices of fields, title]`; `choices` how
 * many tokens each choice has. */
export type OriginsView = {
  sha256: string;
  choices: string[];
  fields: { name: string; unsure: boolean; title: string }[];
  segments: [start: number, end: number, fields: number[], title: string][][];
  note: string;
};

export type AgainstView = { shown: boolean; text: string; pieces: { change: string; runs: Run[] }[] };

export type TaskRowView = {
  doc_id: number;
  verdict: string;
  mark: string;
  status: string;
  cells: string[];
  failed: boolean;
  current: boolean;
  is_shot: boolean;
  usable: boolean;
};

export type RowsView = {
  doc_id: number;
  text: string;
  kind: string;
  kinds: Named[];
  source: string;
  sources: Named[];
  columns: string[];
  rows: TaskRowView[];
  pager: string;
  page: number;
  has_previous: boolean;
  has_next: boolean;
  note: string;
  pinned: { doc_id: number; label: string; name: string } | null;
  is_pinned: boolean;
  where: string;
};

export type ShotView = {
  doc_id: number;
  place: string;
  name: string;
  pinned: boolean;
  input: string;
  answer: string;
  note: string;
};

export type ShotsView = {
  by_hand: boolean;
  title: string;
  shots: ShotView[];
  excluded: { doc_id: number; label: string }[];
  spare: string;
  balance: {
    shares: { label: string; shots: string; pool: string; shots_share: number; pool_share: number }[];
    note: string;
  } | null;
  config: string;
  change: { path: string; lines: { kind: string; text: string }[] } | null;
  kept: string;
};

export type ProgressView = {
  status: string;
  running: boolean;
  fraction: number | null;
  text: string;
  facts: string[];
  error?: string;
  notes?: string[];
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

export type FindingView = {
  rule: string;
  finds: string;
  why: string;
  severity: "error" | "warning" | "hint";
  mark: string;
  word: string;
  message: string;
  fix: string;
  line: string;
  range: [number, number] | null;
  docs: string;
  doc_id: number | null;
};

/** `view` and `seq` are the edit that the findings are of. */
export type LintView = {
  text: string;
  level: "ok" | "hint" | "warning" | "error";
  note: string;
  findings: FindingView[];
  more: string;
  view: string;
  seq: number;
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
  memory: string;
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
export type TokenPaneView = {
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
  fields: FieldsView;
  snippets: SnippetsView;
  outside: OutsideView;
  preview: PreviewView;
  origins: OriginsView;
  against: AgainstView;
  beside: BesideView;
  lint: LintView;
  rows: RowsView;
  shots: ShotsView;
  results: ResultsView;
  control: ControlView;
  diff: DiffView;
  versions: VersionsView;
  compare: CompareView;
  status: StatusView;
  /** What a run would do now. */
  cost: { text?: string };
  tokens: TokenPaneView;
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
