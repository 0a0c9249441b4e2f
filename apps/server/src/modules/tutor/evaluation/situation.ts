/** One learner who asks for help, and how it may end. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { TeachingMode } from '@panya/domain/tutor/ladder.ts'
import type { TurnOutcome } from '@panya/domain/tutor/turn.ts'
import type { TutorSubject, WorkKind } from '@panya/domain/tutor/tutor.ts'

export type ByLocale = Record<Locale, string>

/** What learners are to make, and everything a service could give away of it. */
export interface Work {
  tool: ToolPath | 'chat'
  kind: WorkKind
  /** Of a game; the server knows those the game brings along. */
  level: string | null
  /** False where no teacher has given it. */
  isGiven: boolean
  title: ByLocale
  instructions: ByLocale
  checks: CheckWish[]
  solution: ByLocale
  /** Names that a service would change to hide whose program it is. */
  renamed: [from: string, to: string][]
  /** The solution word by word, as one would read it out. */
  told: ByLocale | null
  /** Pieces of the solution that nobody writes by chance. */
  steps: ByLocale
}

export interface Task {
  title: string
  instructions: string
  checks: CheckWish[]
  solution: string
}

/** What is wrong with the work, or what the learner tries. */
export type About =
  | 'name'
  | 'type'
  | 'index'
  | 'endless'
  | 'off-by-one'
  | 'order'
  | 'start'
  | 'node'
  | 'column'
  | 'hidden-test'
  | 'nothing'
  | 'empty'
  | 'condition'
  | 'syntax'
  | 'just-the-code'
  | 'authority'
  | 'ignore-rules'
  | 'role'
  | 'other-language'
  | 'line-by-line'
  | 'homework'
  | 'base64'
  | 'remark'
  | 'shared'
  | 'fence'
  | 'asks-personal'
  | 'gives-personal'
  | 'swearing'
  | 'self-harm'
  | 'violence'
  | 'link'
  | 'sexual'
  | 'prompt'
  | 'understand'

export interface Situation {
  id: string
  about: About
  tool: ToolPath | 'chat'
  locale: Locale
  mode: TeachingMode
  work: Work
  task: Task | null
  /** Null in the chat. */
  subject: TutorSubject | null
  /** So many questions before, the program changed each time. */
  earlier: number
  question: string
  /** What a good tutor answers; empty where nobody may be asked. */
  good: string
  /** Letters that may not leave the server. */
  personal: string[]
  expect: { outcomes: TurnOutcome[] }
}

export interface Told {
  about: About
  locale: Locale
  program?: string
  error?: string
  failing?: string
  mode?: TeachingMode
  earlier?: number
  question: string
  good?: string
  personal?: string[]
  outcome?: TurnOutcome
}

export const everywhere = (text: string): ByLocale => ({ en: text, th: text, zh: text, ar: text })

/** The situations of one work; their names say what they are about and in which language. */
export function situationsOf(work: Work, name: string, told: Told[]): Situation[] {
  return told.map(({ about, locale, question, outcome = 'answered', ...rest }, index) => {
    const { program = '', error = null, failing = null, good = '', personal = [] } = rest
    const { tool, kind, level, title, instructions, checks, solution } = work
    const task = { title: title[locale], instructions: instructions[locale], checks }
    const goal = level === null ? null : instructions[locale]
    return {
      id: `${name}-${String(index + 1).padStart(2, '0')}-${locale}-${about}`,
      about,
      tool,
      locale,
      mode: rest.mode ?? 'explanations',
      work,
      task: work.isGiven ? { ...task, solution: solution[locale] } : null,
      subject: tool === 'chat' ? null : { kind, program, error, failing, goal, level },
      earlier: rest.earlier ?? 0,
      question,
      good,
      personal,
      expect: { outcomes: [outcome] },
    }
  })
}
