/** What a learner has before them already: to quote it gives nothing away. */
import { type Step, stepsOf, withoutSpaces } from './code-steps.ts'

export interface KnownWork {
  steps: readonly Step[]
  isQuoted(step: Step): boolean
  /** All of these in a row, each as deep as it is there. */
  isQuotedRun(steps: readonly Step[]): boolean
}

const LETTER = /[\p{L}\p{N}_]/u

/** So that `age < 1` is not found in `age < 12`. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1)
    const after = text.charAt(at + word.length)
    const begins = LETTER.test(word.charAt(0)) && LETTER.test(before)
    const ends = LETTER.test(word.charAt(word.length - 1)) && LETTER.test(after)
    if (!begins && !ends) return true
  }
  return false
}

export function knownWork(
  program: string,
  others: readonly (string | null | undefined)[],
  own: ReadonlySet<string>,
): KnownWork {
  const steps = stepsOf(program, own)
  const texts = [program, ...others].map((text) => withoutSpaces(text ?? ''))
  const all = [...texts, ...steps.map(({ written }) => written)].join('\n')
  return {
    steps,
    isQuoted: ({ written }) => holdsWord(all, written.replace(/[:;{]$/, '')),
    isQuotedRun(wanted) {
      const runs = apartAtGaps(wanted)
      let from = 0
      return runs.every((run) => {
        const at = indexOfRun(steps, run, from)
        from = at + run.length
        return at >= 0
      })
    },
  }
}

/** `...` stands for lines that are left out. */
function apartAtGaps(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [[]]
  for (const step of steps) {
    if (step.written === '...') runs.push([])
    else runs.at(-1)!.push(step)
  }
  return runs.filter((run) => run.length > 0)
}

function indexOfRun(steps: readonly Step[], run: readonly Step[], from: number): number {
  for (let at = from; at + run.length <= steps.length; at++) {
    const base = steps[at]!.depth - run[0]!.depth
    const fits = run.every((step, index) => {
      const there = steps[at + index]!
      return there.written === step.written && there.depth - step.depth === base
    })
    if (fits) return at
  }
  return -1
}
