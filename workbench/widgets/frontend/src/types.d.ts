// What the kernel sends. Made by make_types.py of workbench/widgets/views: not for editing.

/** One hunk; the numbers are "" before it was scored. `bar` has 0 in the middle of its axis. */
export type HunkView = {
  name: string;
  text: string;
  lines: string;
  diff: string;
  notes: string[];
  effect: string;
  interval: string;
  bar: BarView | null;
  alone: string;
  left_out: string;
  decided: boolean;
};

/** `labels` are the two sides, none before any was asked for. `can_score` says that the hunks
 * are there and wait for the model; `outdated` that the draft is another by now. */
export type AttributionView = {
  labels: string[];
  trouble: string;
  price: string;
  sentence: string;
  hunks: HunkView[];
  columns: string[];
  can_score: boolean;
  outdated: boolean;
};

/** What a draft started from: the task's folder, the method, and the version ("" if none). */
export type StartView = {
  path: string;
  method: "ppl" | "gen";
  version: string;
};

/** The draft's text, and what it started from; `kernel` tells one process from the next, and
 * `is_kept` says that the journal has the text. */
export type DocumentView = {
  view: string;
  seq: number;
  source: string;
  kernel: string;
  start: StartView;
  is_kept: boolean;
};

/** Two sides with what may be chosen about them, what was found, and the doc that is open. */
export type CompareView = {
  a: string;
  b: string;
  choices: TimedName[];
  labels: string[];
  action: Button;
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
  chart: ChartView | null;
  evidence: ChartView | null;
  formats: ChartView | null;
};

/** What a run would do now. */
export type CostView = {
  text?: string;
};

export type NoticeView = {
  level?: string;
  text?: string;
};

export type Views = {
  toolbar?: ToolbarView;
  document?: DocumentView;
  fields?: FieldsView;
  snippets?: SnippetsView;
  outside?: OutsideView;
  preview?: PreviewView;
  origins?: OriginsView;
  against?: AgainstView;
  beside?: BesideView;
  lint?: LintView;
  rows?: RowsView;
  shots?: ShotsView;
  results?: ResultsView;
  control?: ControlView;
  probe?: ProbeView;
  pictures?: PicturesView;
  diff?: DiffView;
  grid?: GridView;
  neighbours?: NeighboursView;
  compare?: CompareView;
  attribution?: AttributionView;
  versions?: VersionsView;
  tokens?: TokensView | WaitingView;
  export?: ExportView;
  status?: StatusView;
  cost?: CostView;
  elsewhere?: ElsewhereView;
  models?: ModelsView;
  jobs?: JobsView;
  new?: NewView;
  notice?: NoticeView;
};

/** Those of the lessons' widgets, of which each sends its own. */
export type LessonViews = {
  chain?: ChainView;
  growth?: GrowthView;
  guess?: GuessView;
  puzzle?: PuzzleView;
  stop?: StopView;
};

export type SeriesView = {
  name: string;
  tone: "" | "right" | "wrong" | "partly" | "failed" | "better" | "worse" | "same";
};

/** As `analysis.chart.Mark`; `to` is None for a dot. */
export type MarkView = {
  x: number;
  y: number;
  label: string;
  series: string;
  to: number | null;
  low: number | null;
  high: number | null;
  n: number;
  doc_ids: number[];
  run_id: string;
  scatter: number[];
  band: number[] | null;
};

export type GuideView = {
  label: string;
  value: number;
  axis: "x" | "y";
};

export type TickView = {
  x: number;
  label: string;
};

export type ChartView = {
  kind: "points" | "lines" | "bars";
  title: string;
  x_label: string;
  y_label: string;
  series: SeriesView[];
  marks: MarkView[];
  ticks: TickView[];
  x_range: number[];
  y_range: number[];
  guides: GuideView[];
  note: string;
};

/** The pictures that there are, the one that is shown, and of which field of the rows. */
export type PicturesView = {
  kinds: Named[];
  shown: string;
  fields: Named[];
  field: string;
  chart: ChartView | null;
};

/** The numbers of a comparison; `bar` has 0 in the middle of its axis. */
export type ComparisonView = {
  verdict: string;
  metric: string;
  delta: string;
  interval: string;
  bar: BarView | null;
  evidence: string;
  planned: string;
  n: string;
  better: string;
  worse: string;
  same: string;
  left_out: string;
  runs: string;
};

export type ComparedRow = {
  doc_id: number;
  change: "better" | "worse" | "same" | "unscored";
  mark: string;
  word: string;
  cells: string[];
};

export type FlipsView = {
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
  columns: string[];
  rows: ComparedRow[];
  filters: FilterView[];
  only: string;
};

export type QueuedRun = {
  number: number;
  label: string;
  model: string;
};

/** `cancel` is the number of the run that goes on, and `of` whose rows are shown. */
export type ControlView = {
  run: Button;
  cancel: number | null;
  queue: QueuedRun[];
  of: string;
  outdated: boolean;
  stopped: string;
};

export type ScoreView = {
  name: string;
  value: string;
  reason: string;
};

export type ResponsePart = {
  name: string;
  label: string;
  pieces: Stretch[];
};

export type ScoredChoice = {
  text: string;
  gold: boolean;
  picked: boolean;
  sum: string;
  tokens: string;
  per_token: string;
  greedy: string;
};

/** One of several answers that were drawn for a row, by its metric. */
export type DrawView = {
  label: string;
  verdict: "right" | "wrong" | "partly" | "failed";
  mark: string;
  word: string;
  answer: string;
};

export type DetailView = {
  doc_id: number;
  title: string;
  asked: string;
  verdict: "right" | "wrong" | "partly" | "failed";
  gold: string[];
  scores: ScoreView[];
  shots: string;
  sha256: string;
  error: string;
  response: ResponsePart[];
  stop_reason: string;
  draws: DrawView[];
  choices: ScoredChoice[];
};

export type DiagnosticView = {
  severity: "error" | "warning" | "info";
  place: string;
  text: string;
  range: [number, number] | null;
  doc_id: number | null;
};

export type SavedVersion = {
  version: string;
  text: string;
  path: string;
  diff_path: string;
  note: string;
};

/** `is_draft` says that the new text is the editor's, which the browser has newest. */
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
  saved: SavedVersion | null;
};

export type KeyView = {
  name: string;
  type: string;
  sample: string;
  value: string;
};

export type FieldView = {
  name: string;
  type: string;
  sample: string;
  value: string;
  note: string;
  keys: KeyView[];
};

export type FieldsView = {
  fields: FieldView[];
  more: string;
};

/** `lacks` says which field the rows have not, where the snippet needs one. */
export type SnippetView = {
  id: string;
  label: string;
  title: string;
  source: string;
  lacks: string;
};

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
  choices: Named[];
  diff: string[];
  more: string;
};

export type OutsideView = {
  items: NewsView[];
};

/** A place to choose, with how to start there; `active` is the one whose text is shown. */
export type PlaceView = {
  id: string;
  label: string;
  title: string;
  active: boolean;
};

/** What is shown once it was asked for: `open`. `text` is to be copied, `refusal` why there is
 * none, `is_long` that the run of the draft is one to hand over. */
export type ElsewhereView = {
  open: boolean;
  is_long: boolean;
  places: PlaceView[];
  text: string;
  refusal: string;
};

export type ExportedFile = {
  fate: "new" | "same" | "replaced" | "refused";
  mark: string;
  path: string;
  size: string;
  says: string;
};

export type WrittenExport = {
  title: string;
  files: string[];
  more: string;
  commit: string;
  ignored: string[];
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
  files: ExportedFile[];
  more: string;
  refused: string;
  losses: string[];
  lossless: string;
  score: string;
  repository: string;
  written: WrittenExport | null;
};

export type FlipSide = {
  label: string;
  verdict: "right" | "wrong" | "partly" | "failed";
  word: string;
  scores: ScoreView[];
  response: ResponsePart[];
  error: string;
};

export type FlipChoice = {
  text: string;
  gold: boolean;
  sides: (ScoredChoice | null)[];
  change: string;
};

/** `prompt` has both prompts by words: `same`, `removed`, `added`, and `gap` where some is left
 * out. */
export type FlipView = {
  doc_id: number;
  title: string;
  asked: string;
  change: "better" | "worse" | "same" | "unscored";
  word: string;
  gold: string[];
  prompt: Stretch[];
  same_prompt: boolean;
  sides: FlipSide[];
  choices: FlipChoice[];
};

export type ToggleView = {
  id: string;
  label: string;
  title: string;
  active: boolean;
};

/** One run; `tone` is from 0 to `TONES` - 1, None without a score. */
export type CellView = {
  id: number;
  state: "empty" | "waiting" | "running" | "failed" | "stored";
  text: string;
  title: string;
  tone: number | null;
  fraction: number | null;
  chosen: boolean;
};

/** A version with a model at a number of shots: the mean over the seeds, and each seed's run. */
export type SpotView = {
  value: string;
  interval: string;
  bar: BarView | null;
  facts: string;
  tone: number | null;
  cells: CellView[];
};

export type GridRowView = {
  label: string;
  model: string;
  spots: SpotView[];
};

/** `trouble` is why there is no grid of what is chosen, `problems` why cells failed; `low` and
 * `high` are the scores of the first and the last tone. */
export type GridView = {
  versions: ToggleView[];
  models: ToggleView[];
  shots: string;
  seeds: string;
  trouble: string;
  summary: string;
  fill: Button;
  filling: boolean;
  metrics: string[];
  metric: string;
  comparing: boolean;
  has_first: boolean;
  columns: string[];
  heads: string[];
  rows: GridRowView[];
  low: string;
  high: string;
  problems: string[];
};

/** One job; `fraction` is None while nobody knows how much there is to do. */
export type JobView = {
  number: number;
  label: string;
  text: string;
  fraction: number | null;
  can_cancel: boolean;
  is_stopping: boolean;
};

export type JobsView = {
  items: JobView[];
};

/** A fault that may be chosen; `state` is "" until one was. */
export type SuspectView = {
  id: string;
  label: string;
  state: "" | "right" | "wrong" | "other";
};

/** A prompt with its settings in words, what may be chosen, and, once something was, the verdict
 * and what the linter finds. `found` counts over all prompts so far. */
export type PuzzleView = {
  title: string;
  prompt: PromptView;
  settings: string;
  suspects: SuspectView[];
  chosen: string;
  verdict: string;
  findings: FindingView[];
  found: string;
  busy: boolean;
};

/** A step: `kept` says that it stands before the cut, `changed` that it is not the model's. */
export type StepView = {
  text: string;
  kept: boolean;
  changed: boolean;
};

/** A chain and its cut. `share` is the probability of the answer, from 0 to 1, and `chance` in
 * words. `verdict` is what became of a wrong step. While it is `busy`, the model writes. */
export type ChainView = {
  title: string;
  segments: SegmentView[];
  steps: StepView[];
  kept: number;
  closing: string;
  answer: string;
  share: number;
  chance: string;
  right: boolean;
  gold: string;
  verdict: string;
  chart: ChartView | null;
  busy: boolean;
};

/** `asked` is the question to the class, `hint` what a guess looks like, `guesses` how many
 * there are; `truth` and `detail` are "" until they are revealed. */
export type GuessView = {
  title: string;
  prompt: PromptView;
  asked: string;
  hint: string;
  guesses: number;
  can_reveal: boolean;
  revealed: boolean;
  truth: string;
  detail: string;
  chart: ChartView;
  busy: boolean;
};

/** A slider from 0 to `most`; `said` is its value in words. */
export type DialView = {
  id: "shots" | "wrong" | "order";
  label: string;
  value: number;
  most: number;
  said: string;
};

/** The prompt of the first row, the sliders, and the accuracy of as many rows as are known. */
export type GrowthView = {
  title: string;
  prompt: PromptView;
  dials: DialView[];
  value: string;
  interval: string;
  rows: string;
  chart: ChartView | null;
  busy: boolean;
};

/** Something that one can say of the edit; `state` is "" until one did. */
export type CallView = {
  id: "" | "better" | "worse" | "same";
  label: string;
  state: string;
};

/** How often somebody was wrong so far. */
export type TallyView = {
  who: string;
  fooled: string;
  found: string;
};

/** An edit as far as it was scored. `squares` has a character for each row: `b` flipped to
 * right, `w` to wrong, `s` stayed, `.` not scored yet. `truth` and `referee` are "" until
 * something was called. */
export type StopView = {
  title: string;
  rows: string;
  squares: string;
  said: string;
  p: string;
  is_low: boolean;
  can_look: boolean;
  calls: CallView[];
  called: string;
  truth: string;
  referee: string;
  tallies: TallyView[];
  chart: ChartView;
};

/** `id` is its place in the report. `proof` is the sentence, `effect` the difference with its
 * interval and the number of docs. */
export type FindingView = {
  id: number;
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
  can_fix: boolean;
  can_prove: boolean;
  waits: boolean;
  proof: string;
  effect: string;
};

/** The findings, and the edit that they are of. Its level is `none` where nothing was found, and
 * not all was seen. */
export type LintView = {
  view: string;
  seq: number;
  text: string;
  level: "error" | "warning" | "hint" | "ok" | "none";
  note: string;
  findings: FindingView[];
  more: string;
  prove_all: Button;
};

/** A model; `name` is what is set when it is chosen. `fits` is its word, `room` its colour. */
export type ModelView = {
  name: string;
  can: string;
  size: string;
  fits: string;
  room: "" | "yes" | "no";
  note: string;
  title: string;
};

export type ModelGroupView = {
  kind: string;
  title: string;
  models: ModelView[];
};

/** Models by kind, what is said below them, and the entry that looks for servers. */
export type ModelsView = {
  groups: ModelGroupView[];
  status: string;
  look: string;
};

/** An axis that can be varied; `active` says that it is. */
export type AxisChoiceView = {
  id: string;
  label: string;
  title: string;
  active: boolean;
};

/** How much may be scored, in runs' worth. */
export type BudgetView = {
  value: number;
  least: number;
  most: number;
  text: string;
};

/** A number with what it is of. */
export type FactView = {
  value: string;
  label: string;
};

/** One variant. `bar` are places on the scale, None where nothing can be compared; `says` is
 * all of it in words. */
export type LaneView = {
  place: number;
  name: string;
  tone: "yours" | "ahead" | "running" | "dropped";
  bar: BarView | null;
  score: string;
  lead: string;
  questions: string;
  reason: string;
  says: string;
};

/** Lanes of one fate; `share` is which part of all variants was still there. */
export type LapView = {
  title: string;
  is_out: boolean;
  share: number;
  lanes: LaneView[];
};

export type LaneTickView = {
  at: number;
  label: string;
};

export type LevelView = {
  name: string;
  effect: string;
  interval: string;
};

/** What an axis matters; `bar` is on a scale from 0 on, `decided` says that it surely does. */
export type EffectView = {
  name: string;
  effect: string;
  interval: string;
  bar: BarView;
  decided: boolean;
  levels: LevelView[];
};

export type LeftOutView = {
  name: string;
  reason: string;
};

/** `together` has sentences on levels that work together; `opening` asks the sealed rows about
 * the winner, where there are any; `adopted` says what was taken over, `diff` has its lines. */
export type NeighboursView = {
  stage: "idle" | "pricing" | "priced" | "racing" | "stopped" | "over";
  axes: AxisChoiceView[];
  budget: BudgetView;
  trouble: string;
  outdated: boolean;
  facts: FactView[];
  left_out: LeftOutView[];
  status: string;
  columns: string[];
  laps: LapView[];
  ticks: LaneTickView[];
  unit: string;
  sentence: string;
  effects: EffectView[];
  together: string[];
  can_adopt: boolean;
  opening: Button | null;
  adopted: string;
  diff: string[];
};

/** A role with the fields that have it; `many`: several may. `empty` is what no field is called,
 * "" where one must be chosen; `question` is what the rows don't tell about it. */
export type NewControl = {
  id: string;
  label: string;
  many: boolean;
  value: string[];
  choices: Named[];
  empty: string;
  question: string;
};

export type LabelName = {
  value: string;
  name: string;
  rows: string;
};

export type NewCheck = {
  id: string;
  label: string;
  on: boolean;
  question: string;
};

export type FirstPrompt = {
  label: string;
  problem: string;
  prompt: PromptView;
  gold: string[];
};

export type NewView = {
  stage: "choose" | "reading" | "ready";
  sources: SourcesView;
  source: string;
  facts: string[];
  encodings: Named[];
  encoding: string;
  controls: NewControl[];
  names: LabelName[];
  names_question: string;
  checks: NewCheck[];
  notes: string[];
  error: string;
  methods: Named[];
  method: string;
  prompts: FirstPrompt[];
  asked: string;
  folder: string;
  place: string;
  there: string;
  refusal: string;
  summary: string;
  working: boolean;
  can_make: boolean;
};

export type OriginField = {
  name: string;
  unsure: boolean;
  title: string;
};

/** `segments` has the pieces of each of the prompt's; `choices` how many tokens each has. */
export type OriginsView = {
  sha256: string;
  fields: OriginField[];
  segments: [number, number, number[], string][][];
  note: string;
  choices: string[];
};

export type AgainstPiece = {
  change: "same" | "removed" | "added";
  runs: [string, string][];
};

export type AgainstView = {
  shown: boolean;
  text: string;
  pieces: AgainstPiece[];
};

export type SegmentView = {
  segment: number;
  kind: "template" | "description" | "separator" | "shot_input" | "shot_output" | "input";
  part: "" | "reasoning" | "answer";
  label: string;
  title: string;
  margin: "left" | "right";
  runs: [string, string][];
};

export type ChoiceView = {
  label: string;
  gold: boolean;
  runs: [string, string][];
};

export type PromptView = {
  segments: SegmentView[];
  choices: ChoiceView[];
  boundary: string;
};

/** The prompt of the pinned row; without a `doc_id` there is none to show. */
export type BesideView = {
  segments: SegmentView[];
  choices: ChoiceView[];
  boundary: string;
  doc_id: number | null;
  problem: string;
};

export type LegendEntry = {
  kind: string;
  part: "" | "reasoning" | "answer";
  label: string;
};

export type PartText = {
  part: "" | "reasoning" | "answer";
  text: string;
};

export type TripleField = {
  name: string;
  values: PartText[][];
};

export type Fact = {
  text: string;
  title: string;
};

export type PreviewView = {
  segments: SegmentView[];
  choices: ChoiceView[];
  boundary: string;
  view: string;
  seq: number;
  doc_id: number | null;
  stale: boolean;
  band: string;
  ask: string;
  diagnostics: DiagnosticView[];
  legend: LegendEntry[];
  triple: TripleField[];
  meta: Fact[];
  tokens: WindowView;
  sha256: string;
  stdout: string;
  invisibles: boolean;
};

/** The live difference. `value` is "" where there is none, and `note` then says why. `change` is
 * of the judgement alone; `hint` never decides it. */
export type ProbeView = {
  on: boolean;
  value: string;
  interval: string;
  rows: string;
  hint: string;
  change: "" | "better" | "worse";
  note: string;
  title: string;
};

export type ProgressView = {
  status: "idle" | "loading" | "running" | "done" | "cancelled" | "failed" | "interrupted";
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
  bar: BarView | null;
};

export type RowView = {
  doc_id: number;
  verdict: "right" | "wrong" | "partly" | "failed";
  word: string;
  mark: string;
  cells: string[];
  reason: string;
};

export type ResultsView = {
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
  progress: ProgressView;
  metrics: MetricView[];
  columns: string[];
  rows: RowView[];
  hands_on: boolean;
  filters: FilterView[];
  only: string;
  detail: DetailView | null;
};

export type TaskRowView = {
  doc_id: number;
  verdict: "right" | "wrong" | "partly" | "failed" | "";
  mark: string;
  status: string;
  cells: string[];
  full: string;
  failed: boolean;
  current: boolean;
  is_shot: boolean;
  usable: boolean;
};

/** What the last run made of the current row. */
export type RowOutcome = {
  verdict: "right" | "wrong" | "partly" | "failed" | "";
  mark: string;
  status: string;
};

export type PinnedRow = {
  doc_id: number;
  label: string;
  name: string;
};

export type RowsView = {
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
  doc_id: number;
  text: string;
  kind: "all" | "failing" | "flipped" | "linted";
  kinds: Named[];
  source: "docs" | "pool";
  sources: Named[];
  columns: string[];
  rows: TaskRowView[];
  note: string;
  pinned: PinnedRow | null;
  is_pinned: boolean;
  where: string;
  total: string;
  outcome: RowOutcome;
};

/** One of several to choose from; `title` is what is said about it. */
export type Named = {
  id: string;
  label: string;
  title: string;
};

/** One of several with when it came to be, as ISO 8601 has it with a zone, "" for what has no
 * time: the page writes it in the reader's own zone. */
export type TimedName = {
  id: string;
  label: string;
  title: string;
  when: string;
};

export type Button = {
  label: string;
  title: string;
  enabled: boolean;
};

/** A filter of a table, with how many rows it leaves in its label. */
export type FilterView = {
  id: string;
  label: string;
  active: boolean;
};

/** Where one is in a table of several pages; `page` counts from 0. */
export type Paged = {
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
};

/** An interval and the value in it, as places on an axis from 0 to 1. */
export type BarView = {
  low: number;
  high: number;
  value: number;
};

/** A piece of a text, and what became of it or what it is. */
export type Stretch = {
  kind: string;
  text: string;
};

/** The edit that something is of: the page that sent it, and its number there. */
export type OfEdit = {
  view: string;
  seq: number;
};

export type ShotView = {
  doc_id: number;
  place: string;
  name: string;
  pinned: boolean;
  input: string;
  telling: string;
  answer: string;
  note: string;
};

export type ExcludedRow = {
  doc_id: number;
  label: string;
};

export type LabelShare = {
  label: string;
  shots: string;
  pool: string;
  shots_share: number;
  pool_share: number;
};

export type BalanceView = {
  shares: LabelShare[];
  note: string;
};

export type ConfigLines = {
  path: string;
  lines: Stretch[];
};

export type ShotsView = {
  by_hand: boolean;
  title: string;
  shots: ShotView[];
  excluded: ExcludedRow[];
  spare: string;
  balance: BalanceView | null;
  config: string;
  change: ConfigLines | null;
  kept: string;
};

/** What the page begins with: files to read, tasks to open. */
export type SourcesView = {
  path: string;
  completions: string[];
  files: Named[];
  tasks: Named[];
  folder: string;
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

/** What may stand in a token's place, the token itself among them. */
export type Rival = {
  text: string;
  value: string;
  chance: string;
  share: number;
  own: boolean;
};

export type DrawnToken = {
  runs: [string, string][];
  ends_line: boolean;
  level: number;
  value: string;
  chance: string;
  rank: string;
  name: string;
  label: string;
  special: boolean;
  others: Rival[];
};

export type TokenChoice = {
  label: string;
  gold: boolean;
  picked: boolean;
  text: string;
  error: string;
  tokens: DrawnToken[];
  more: string;
  sum: string;
  per_token: string;
};

export type WaitingView = {
  state: "idle" | "working";
  message: string;
  button: string;
};

/** Tokens of the prompt by pages, which count from its end, and of the choices. */
export type TokensView = {
  page: number;
  pager: string;
  has_previous: boolean;
  has_next: boolean;
  state: "ready";
  message: string;
  button: string;
  facts: string[];
  context: DrawnToken[];
  hidden: string;
  choices: TokenChoice[];
  left_out: string;
  error: string;
};

export type MethodChoice = {
  id: string;
  label: string;
  title: string;
  enabled: boolean;
};

export type StyleChoice = {
  id: string;
  label: string;
  title: string;
  active: boolean;
};

/** What may be chosen of the settings that are chosen from a list. */
export type SettingChoices = {
  sampler: Named[];
  scope: Named[];
  chat_template: Named[];
  metric: Named[];
  postprocess: Named[];
};

export type ToolbarView = {
  task: string;
  path: string;
  method: "ppl" | "gen";
  methods: MethodChoice[];
  editing: string;
  version: string;
  versions: TimedName[];
  styles: StyleChoice[];
  num_fewshot: number;
  sampler: "fixed" | "per_doc" | "first_n" | "ids" | "ultraeval" | "lm-eval" | "opencompass" | "freeeval";
  seed: number;
  model: string;
  sample_size: number;
  doc_id: number;
  last_doc_id: number;
  docs: string;
  description: string;
  shot_ids: string;
  scope: "continuation" | "full";
  max_new_tokens: number;
  temperature: string;
  draws: number;
  top_p: string;
  until: string;
  chat_template: string;
  metric: string;
  postprocess: string;
  filters: string;
  choices: SettingChoices;
  refused: number;
};

/** What a version says about itself; the draft has no `id`. `date` is as ISO 8601 has it. */
export type ListedVersion = {
  id: string;
  label: string;
  note: string;
  date: string;
  path: string;
  parent: string;
};

/** How a version scores over neutral formats: nine in ten between the ends of `bar`, which has
 * their middle in it. `text` is that in short, `title` in a sentence, and `better` in how many
 * formats it is above another version, where that was asked. */
export type FormatsView = {
  bar: BarView;
  text: string;
  title: string;
  better: string;
};

/** `lanes` are the cells of the graph, as the lines that each draws. `said` tells of a text
 * without a score in the group that is shown how it was scored instead. */
export type VersionView = {
  id: string;
  label: string;
  note: string;
  date: string;
  path: string;
  parent: string;
  lanes: ("node" | "up" | "down" | "left" | "right")[][];
  current: boolean;
  score: MetricView | null;
  formats: FormatsView | null;
  said: string;
};

/** The score of what is in the editor, and how much better than its parent's it is. */
export type Headline = {
  value: string;
  interval: string;
  delta: string;
  change: "" | "better" | "worse";
  title: string;
};

/** A draft that was left without being saved: its first line that the text in the editor has
 * not, and the notebook where and the time when (as ISO 8601 has it) it was typed last. */
export type DraftRow = {
  id: string;
  label: string;
  line: string;
  place: string;
  date: string;
};

export type VersionsView = {
  headline: Headline | null;
  groups: Named[];
  group: string;
  rows: VersionView[];
  drafts: DraftRow[];
  empty: string;
  more: string;
};

export type WindowShare = {
  kind: string;
  share: number;
  title: string;
};

/** The model's window; `load` is a model's name while it is not loaded. */
export type WindowView = {
  load: string;
  text: string;
  level: "ok" | "near" | "over";
  warning: string;
  shares: WindowShare[];
};
