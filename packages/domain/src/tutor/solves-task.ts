/** Whether code in an answer does the task, or most of what is left of it, for the learner. */
import { isCommon, isScaffold, likeness, type Step, valuesOf, weightOf } from './code-steps.ts'
import type { GivenCode } from './count-code.ts'
import type { KnownWork } from './known-work.ts'

/** Two steps that do the same, and two that are built the same with other numbers and texts. */
const SAME = 0.75
const BUILT_ALIKE = 0.8
const MOST = 0.65
/** As a bag of words: another way to write the same program. */
const MOST_WORDS = 0.55
const MOST_OF_PROGRAM = 0.6
const LEAST_IN_BITS = 4

/** The steps of the solution that the program does not have yet, each as often as it is missing. */
export function missingSteps(solution: readonly Step[], program: readonly Step[]): Step[] {
  const left = [...program]
  return solution.filter((step) => {
    if (isScaffold(step)) return false
    const at = left.findIndex((other) => likeness(step.does, other.does) > 0.99)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * One line of code may be given at the last rung, where it is one of several. Where the whole task is one or two
 * lines, the last one stays with the learner.
 */
const isOneOfMany = (given: readonly Step[], task: readonly Step[]): boolean =>
  given.length === 1 && task.length > 2

export function givesSolution(
  given: readonly GivenCode[],
  solution: readonly Step[],
  known: KnownWork,
  /** What everybody began with. */
  starter: readonly Step[],
  /** An example is about something else: not even one line of the task belongs in it. */
  mayGiveLine: boolean,
): boolean {
  const missing = missingSteps(solution, known.steps)
  const code = given.flatMap(({ steps }) => steps).filter((step) => !isScaffold(step))
  const fresh = code.filter((step) => !known.isQuoted(step))
  if (fresh.length === 0 || missing.length === 0) return false
  if (mayGiveLine && isOneOfMany(withoutDoubles(fresh), missingSteps(solution, starter)))
    return false
  return shareGiven(missing, code) >= MOST || isSameInOtherWords(missing, fresh)
}

const withoutDoubles = (steps: readonly Step[]): Step[] =>
  steps.filter(
    (step, index) =>
      !steps.some(
        (other, place) =>
          place !== index &&
          other.written.includes(step.written.replace(/[:;]$/, '')) &&
          (other.written !== step.written || place < index),
      ),
  )

/** By weight, so that `else:` counts little; what is only built alike counts half. */
function shareGiven(missing: readonly Step[], code: readonly Step[]): number {
  const left = [...code]
  let given = 0
  let all = 0
  for (const step of missing) {
    all += weightOf(step)
    const credits = left.map((other) => creditOf(step, other))
    const best = Math.max(0, ...credits)
    if (best === 0) continue
    left.splice(credits.indexOf(best), 1)
    given += best * weightOf(step)
  }
  return all === 0 ? 0 : given / all
}

function creditOf(step: Step, other: Step): number {
  if (likeness(step.does, other.does) >= SAME)
    return isCommon(step) && !hasSameWords(step, other) ? 0.5 : 1
  return likeness(step.shape, other.shape) >= BUILT_ALIKE ? 0.5 : 0
}

const hasSameWords = (one: Step, other: Step): boolean =>
  one.words.length === other.words.length && one.words.every((word, at) => word === other.words[at])

/** A loop of another kind, or all in one line: the words and the numbers of the task are there in any order. */
function isSameInOtherWords(missing: readonly Step[], fresh: readonly Step[]): boolean {
  const wanted = missing.flatMap(valuesOf)
  const said = new Set(fresh.flatMap(valuesOf).flatMap(withNeighbours))
  if (wanted.length < 2 || !wanted.every((value) => said.has(value))) return false
  return coverOf(bagOf(missing), bagOf(fresh)) >= MOST_WORDS
}

/** Up to 10 is what `range` calls 11. */
const withNeighbours = (value: string): string[] =>
  /^\d{1,6}$/.test(value) ? [value, `${Number(value) + 1}`, `${Number(value) - 1}`] : [value]

function bagOf(steps: readonly Step[]): Map<string, number> {
  const bag = new Map<string, number>()
  for (const { does } of steps)
    for (const [word, weight] of does) bag.set(word, (bag.get(word) ?? 0) + weight)
  return bag
}

function coverOf(wanted: ReadonlyMap<string, number>, given: ReadonlyMap<string, number>): number {
  let [shared, all] = [0, 0]
  for (const [word, weight] of wanted) {
    shared += Math.min(weight, given.get(word) ?? 0)
    all += weight
  }
  return all === 0 ? 0 : shared / all
}

/** The learner's own program, mended: most of it is there, and something is not as they have it. */
export function mendsProgram(given: readonly GivenCode[], known: KnownWork): boolean {
  const program = known.steps.filter((step) => !isScaffold(step))
  if (program.length < 2) return false
  const isBlock = ({ place }: GivenCode) => place === 'fence' || place === 'lines'
  const isMended = ({ steps: all }: GivenCode) => {
    const steps = all.filter((step) => !isScaffold(step))
    if (steps.length < 2 || known.isQuotedRun(all)) return false
    const share = shareKept(program, steps)
    // One new line beneath some of the learner's own is not yet the program.
    const isOneLine = steps.filter((step) => !known.isQuoted(step)).length === 1
    return share >= (isOneLine ? 1 : MOST_OF_PROGRAM)
  }
  return given.filter(isBlock).some(isMended) || isMendedInBits(given, known, program)
}

/** Line by line in sentences: one of them alone may be quoted beside a new one. */
function isMendedInBits(
  given: readonly GivenCode[],
  known: KnownWork,
  program: readonly Step[],
): boolean {
  const steps = given.flatMap((one) => one.steps).filter((step) => !isScaffold(step))
  const isNew = steps.some((step) => !known.isQuoted(step))
  return program.length >= LEAST_IN_BITS && isNew && shareKept(program, steps) >= MOST_OF_PROGRAM
}

/** Nothing where only what stands in every program is the same. */
function shareKept(program: readonly Step[], steps: readonly Step[]): number {
  const left = [...steps]
  const kept = program.filter((step) => {
    const at = left.findIndex((other) => isKept(step, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const tells = (step: Step) => !isCommon(step) || steps.some((other) => hasSameWords(step, other))
  return kept.some(tells) ? kept.length / program.length : 0
}

const isKept = (step: Step, other: Step): boolean =>
  hasSameWords(step, other) || (!isCommon(step) && likeness(step.does, other.does) >= SAME)
