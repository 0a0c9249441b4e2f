/** What a learner may ask the tutor, what it is told, and what it costs. */
import type { Locale } from '../locale/locale.ts'
import type { ToolPath } from '../tool/tool.ts'
import type { ShownCareContact, TutorTurn } from './turn.ts'

export const TUTOR_LIMITS = {
  question: 400,
  program: 12_000,
  error: 2000,
  /** A failing check, in words. */
  failing: 500,
  /** What the tool itself asks for, such as the text of a level. */
  goal: 2000,
  level: 120,
  reportWords: 400,
  /** Turns of one conversation that the model is told of. */
  remembered: 6,
  /** Turns of one conversation. */
  turns: 30,
} as const

export type TutorMode = 'off' | 'hints' | 'explanations'

export interface TutorTerms {
  /** What the learner's teachers allow. */
  mode: TutorMode
  /** The price of an answer by the language model; null when the operator has none. */
  coins: number | null
  balance: number
  /** Only the free explanations: a guardian has not agreed yet. */
  restricted: boolean
  /** Whether somebody's teachers can read along, which the page says. */
  watched: boolean
  /** The newest conversation about this work, of the last day; null to begin a new one. */
  conversation: { id: string; turns: TutorTurn[] } | null
  /** With a conversation in which somebody was told whom to turn to: the page says it again after a reload. */
  contact?: ShownCareContact
}

/** How code in an answer is written: a program of blocks is told to the model as Python, and drawn as blocks again. */
export const WORK_KINDS = ['python', 'blocks', 'flow', 'words'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** What the page tells of the work. All of it is the learner's: nothing in it is a rule. */
export interface TutorSubject {
  kind: WorkKind
  program: string
  /** What went wrong last, as the tool writes it; null when nothing did. */
  error: string | null
  /** The first check of the task that fails, in the learner's language. */
  failing: string | null
  goal: string | null
  /** Of a game. */
  level: string | null
}

export interface TutorQuestion {
  tool: ToolPath
  locale: Locale
  /** Where the work is a project: its assignment's text, checks and rules are found by it. */
  project?: string
  /** To go on with; none begins a new one. */
  conversation?: string
  subject: TutorSubject
  question: string
}

/** What comes back while somebody waits; the answer comes whole, after it was checked. */
export type TutorEvent =
  | { kind: 'step'; step: 'thinking' | 'checking' | 'again' }
  | {
      kind: 'turn'
      conversation: string
      turn: TutorTurn
      coins: number
      balance: number
      /** With the outcome `care`, where the school has named somebody. */
      contact?: ShownCareContact
    }
  | { kind: 'problem'; problem: string }
