/** A step of the course: what is checked is the same in every language, its words are not. */
import type { ChapterId, StepId } from './chapters.ts'

/** Python that asks about the output, the program or the picture; see lesson_checks.py. */
export interface StepCheck {
  input?: readonly string[]
  test: string
}

/** In programs and texts `$word` stands for a word of the learner's language. */
export interface Step {
  starter?: string
  /** The last hint: the program with gaps, written `___`. */
  almost: string
  solution: string
  checks: readonly StepCheck[]
}

export interface StepText {
  title: string
  /** One idea in a few sentences. */
  text: string
  task: string
  hints: readonly [string, string, ...string[]]
  /** What was learnt. */
  praise: string
}

export type ChapterSteps<Of extends ChapterId> = Record<StepId<Of>, Step>

export interface ChapterText<Of extends ChapterId, Word extends string = never> {
  words: Record<Word, string>
  steps: Record<StepId<Of>, StepText>
}

/** A step in one language, ready to be shown and checked. */
export interface ReadyStep extends StepText {
  id: StepId
  starter: string
  almost: string
  solution: string
  checks: { input: string[]; test: string; quiet: true }[]
}

export function fillWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$([a-z]+)/g, (whole, name: string) => words[name] ?? whole)
}

export function readyStep(
  id: StepId,
  step: Step,
  text: StepText,
  words: Readonly<Record<string, string>>,
): ReadyStep {
  const fill = (value: string) => fillWords(value, words)
  return {
    id,
    title: fill(text.title),
    text: fill(text.text),
    task: fill(text.task),
    hints: [fill(text.hints[0]), fill(text.hints[1]), ...text.hints.slice(2).map(fill)],
    praise: fill(text.praise),
    starter: fill(step.starter ?? ''),
    almost: fill(step.almost),
    solution: fill(step.solution),
    checks: step.checks.map(({ input = [], test }) => ({
      input: input.map(fill),
      test: `no_gaps()\n${fill(test)}`,
      quiet: true,
    })),
  }
}
