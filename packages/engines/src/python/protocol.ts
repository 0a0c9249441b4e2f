/** What the page and the Python worker say to each other. */
import type { CodePart, StyleRule } from '@panya/domain/classroom/check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'

/** A file of the learner's project: text, or base64 when it is not text. */
export interface ProjectFile {
  name: string
  text?: string
  base64?: string
}

export interface ErrorFrame {
  file: string
  line: number | null
  column: number | null
  endLine: number | null
  endColumn: number | null
  function: string
  source: string
  /** Name, short value, type. */
  variables: [name: string, value: string, type: string][]
}

export interface PythonError {
  type: string
  /** The class and its ancestors, nearest first. */
  bases: string[]
  message: string
  /** The name that was not found, where Python knows it. */
  name: string | null
  suggestion: string | null
  frames: ErrorFrame[]
  syntax: {
    file: string | null
    line: number | null
    column: number | null
    endLine: number | null
    endColumn: number | null
    source: string
  } | null
  /** Exactly what Python would have printed. */
  traceback: string
}

/** Why packages cannot be had: the site has none, they are on their way to it, or nobody answers. */
export type PackagesReason = 'no-source' | 'on-its-way' | 'unreachable'

/** Packages by the names of their files, or why they are not all there. */
export interface PackageFiles {
  files: Record<string, ArrayBuffer>
  reason: PackagesReason | null
}

export type Ending =
  | { ending: 'finished' }
  | { ending: 'stopped'; hard?: boolean }
  | { ending: 'exited'; code: number }
  | { ending: 'error'; error: PythonError }
  | { ending: 'incomplete' }
  | { ending: 'crashed'; reason: 'memory' | 'stack' | 'unknown'; detail: string }
  | { ending: 'packages'; missing: string[]; reason: PackagesReason }

export interface TraceValue {
  /** A small value shown where it is used. */
  show?: string
  /** An object drawn on its own: its id in the step's heap. */
  ref?: number
}

export type TraceObject =
  | { kind: 'list' | 'tuple' | 'set'; type: string; items: TraceValue[]; more: number }
  | { kind: 'dict'; type: string; entries: [TraceValue, TraceValue][]; more: number }
  | { kind: 'instance'; type: string; entries: [TraceValue, TraceValue][]; more: number }
  | { kind: 'function' | 'other'; type: string; text: string }

export interface TraceStep {
  file: string
  line: number
  event: 'line' | 'call' | 'return' | 'exception'
  /** Outermost first; `values` are indexes into `values` of the trace. */
  stack: { function: string; line: number; variables: [string, TraceValue][] }[]
  /** Object id -> index into `objects` of the trace. */
  heap: Record<string, number>
  /** Characters printed so far. */
  printed: number
  /** What the function gives back, at a return. */
  result?: TraceValue
  error?: string
}

export interface Trace {
  steps: TraceStep[]
  objects: TraceObject[]
  output: string
  /** True when the program went on after the last step that was kept. */
  cut: boolean
}

export interface FilePlace {
  file: string
  line: number
}

/** Where to stop, and what to work out there. */
export interface DebugPlan {
  /** With a condition only when that is true. */
  breakpoints: (FilePlace & { condition?: string })[]
  watches: string[]
  /** Stop here too, once. */
  until?: FilePlace
}

/** What the page wants of a program that stands still, or that runs. */
export type DebugWish =
  | (DebugPlan & { go: 'continue' | 'over' | 'into' | 'out' | 'pause' })
  | { watches: string[] }
  | { breakpoints: DebugPlan['breakpoints'] }

export interface WatchedValue {
  expression: string
  value?: string
  type?: string
  error?: PythonError
  /** It did not end in the time it was given. */
  tooLong?: boolean
}

/** How a program is to be made. */
export type PartsWish =
  | { do: 'uses' | 'avoids'; part: CodePart }
  | { do: 'most-lines'; count: number }
  | { do: 'style'; rule: StyleRule }

export interface CheckSpec {
  /** Lines typed into input(), in order. */
  input?: string[]
  /** Python run after the program in its namespace; `output` and `source` are there. An assertion decides. */
  test?: string
  /** The exact output expected, when there is no test. */
  output?: string
  /** Files that exist before the program starts. */
  files?: Record<string, string>
  /** Shows nothing, waits for nothing, and the test may ask about the picture and the words of the program. */
  quiet?: boolean
  /** A teacher's own test: what the program called its things, or did to Python's, is not in its way. */
  ownTest?: string
  /** Looked up in the program, which is not run for it. */
  parts?: PartsWish
}

export interface CheckOutcome {
  passed: boolean
  input: string[]
  expected: string | null
  actual: string
  /** The assertion's own words, when the check says more than right or wrong. */
  message: string | null
  error: PythonError | null
}

/** A value in every form it can be shown in: MIME type -> content. */
export interface MimeBundle {
  data: Record<string, unknown>
  metadata: Record<string, unknown>
  /** Forms that were too long: where something is missing and how much; one that cannot be cut is not in `data`. */
  cut?: Record<string, { at: number; characters: number }>
}

export interface Completion {
  matches: string[]
  start: number
  end: number
  types: { text: string; type: string; start: number; end: number }[]
}

export type RunAnswer = Ending & {
  trace?: Trace
  checks?: CheckOutcome[]
  /** The value of a cell's last line. */
  result?: MimeBundle
}

/** What an editor asks about; it runs nothing of the learner's. */
export interface HelpAnswers {
  complete: Completion
  inspect: { found: boolean; text: string }
  'is-complete': { status: 'complete' | 'incomplete' | 'invalid'; indent?: string }
}

export type HelpRequest =
  | { do: 'complete'; source: string; cursor: number }
  | { do: 'inspect'; source: string; cursor: number; detail: 0 | 1 }
  | { do: 'is-complete'; source: string }

export type PythonRequest =
  | { do: 'run'; main: string; debug?: DebugPlan }
  | { do: 'evaluate'; source: string; number: number }
  | { do: 'trace'; main: string; steps: number }
  /** `every`: goes on after one that failed. */
  | { do: 'check'; main: string; checks: CheckSpec[]; every?: boolean }
  | {
      do: 'cell'
      source: string
      number: number
      changes?: FileChanges
      locale?: Locale
      /** Its name among Jupyter's messages: an Output widget catches what is shown for it. */
      message?: string
    }
  | ({ do: 'comm'; message: string } & CommMessage)
  | HelpRequest

/** Between Python and what is drawn for it on the page, as widgets are: one message of a comm. */
export interface CommMessage {
  what: 'open' | 'msg' | 'close'
  comm: string
  target: string
  data: unknown
  metadata: Record<string, unknown>
  /** Bytes beside the data, each as base64. */
  buffers: string[]
}

/** Files of the project that changed outside the interpreter since the last cell. */
export interface FileChanges {
  put: ProjectFile[]
  removed: string[]
}

export interface StartMessage {
  type: 'start'
  outbound: SharedArrayBuffer
  inbound: SharedArrayBuffer
  interrupt: SharedArrayBuffer
}

export interface DoMessage {
  type: 'do'
  id: number
  request: PythonRequest
  /** The whole project, or null to leave the files as they are. */
  files: ProjectFile[] | null
}

export type ToWorker = StartMessage | DoMessage | ({ type: 'packages' } & PackageFiles)

export type FromWorker =
  | { type: 'ready'; milliseconds: number; restored: boolean; version: string }
  | { type: 'failed'; message: string }
  | { type: 'need-packages'; names: string[]; files: string[] }
  | { type: 'done'; id: number; answer: RunAnswer; memory: number }

/** Behind the beginning of what a run shows: how much is not shown, and the end that is. */
export interface LeftOut {
  lines: number
  /** Counts when it is all one line. */
  characters: number
  /** Pictures, tables and the like. */
  shows: number
  tail: string
}

/** What a running program shows, in order. */
export type PythonEvent =
  | { kind: 'stdout' | 'stderr'; text: string }
  /** The program asks; what is typed for `secret` is not shown. */
  | { kind: 'input'; secret?: boolean }
  | { kind: 'file'; file: ProjectFile }
  | { kind: 'file-too-big'; name: string; bytes: number }
  | { kind: 'removed'; name: string }
  | { kind: 'picture'; mime: string; data: string; alt: string }
  | ({ kind: 'display'; id: string | null; update: boolean } & MimeBundle)
  | { kind: 'clear'; wait: boolean }
  /** In something a widget called: whoever made the widget is long over. */
  | { kind: 'error'; error: PythonError }
  | ({ kind: 'comm' } & CommMessage)
  /** More was shown than a page holds. Each takes the place of the one before, until the output is cleared. */
  | ({ kind: 'left-out' } & LeftOut)
  | { kind: 'turtle'; commands: unknown[] }
  | { kind: 'stage'; commands: unknown[] }
  | { kind: 'game'; commands: unknown[] }
  /** The program stands still and waits for a wish. */
  | {
      kind: 'paused'
      reason: 'breakpoint' | 'cursor' | 'step'
      step: TraceStep
      objects: TraceObject[]
    }
  | ({ kind: 'watched' } & WatchedValue)
  /** There is no code in that line: the breakpoint stands at the next one that has some. */
  | { kind: 'moved'; file: string; from: number; to: number }
  | { kind: 'packages'; names: string[]; loaded: number; total: number | null }
