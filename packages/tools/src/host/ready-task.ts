/** An assignment that is ready to be given: what a tool's `ready-tasks.ts` holds, with a text in every language. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolDocument } from './tool-host.ts'

export const GRADE_BANDS = ['P1-P3', 'P4-P6', 'M1-M3', 'M4-M6'] as const
export type GradeBand = (typeof GRADE_BANDS)[number]

export interface ReadyTask {
  /** Unique in its tool, part of an address. */
  id: string
  /** For the first lesson with the tool, or one that goes further. */
  kind: 'first' | 'further'
  band: GradeBand
  /** Of a game. */
  level?: string
  /** Named in the text: the example of the tool that learners open. */
  example?: string
  /** Points of the lines of the rubric. */
  points: readonly number[]
  /** Minutes of the steps of the lesson plan. */
  plan: readonly number[]
  checks?: readonly CheckWish[]
  /** A program that does what is asked, for the teacher alone. */
  solution?: string
  /** What everybody begins with; without it an empty project, or the game itself. */
  starter?: (text: ReadyTaskText) => Promise<ToolDocument>
}

/** Markdown where learners or teachers read whole sentences. */
export interface ReadyTaskText {
  title: string
  /** A few words. */
  learnt: string
  /** For the learner: what this is about, what to do one by one, and what to do with time left. */
  lead: string
  steps: readonly string[]
  more: string
  /** On the sheet, with room to write under it. */
  question: string
  rubric: readonly string[]
  /** For the teacher, from here on. */
  goal: string
  needs: readonly string[]
  plan: readonly string[]
  ask: readonly string[]
  /** What typically goes wrong, and what to say. */
  trouble: readonly { sign: string; say: string }[]
  further: string
  easier: string
  /** Words inside of the starter. */
  cells?: readonly string[]
}

/** What each file of `ready-tasks/` gives: the texts of a language by the task's id. */
export type ReadyTaskTexts = Readonly<Record<string, ReadyTaskText>>

/** What a tool's `ready-tasks.ts` exports. */
export interface ReadyTasksFile {
  tasks: readonly ReadyTask[]
  texts(locale: Locale): Promise<ReadyTaskTexts>
}

export const lessonMinutes = ({ plan }: ReadyTask): number =>
  plan.reduce((sum, minutes) => sum + minutes, 0)

/** What learners read, as Markdown. */
export function instructionsOf({ lead, steps, more }: ReadyTaskText): string {
  const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  return [lead, list, more].join('\n\n')
}
