/** How many lines of code an answer gives that the learner does not have yet. */
import { isKeyword, isScaffold, type Step, stepsOf, valuesOf } from './code-steps.ts'
import type { FoundCode } from './find-code.ts'
import type { KnownWork } from './known-work.ts'
import type { WorkKind } from './tutor.ts'

export interface GivenCode {
  place: FoundCode['place']
  /** All of them, also those that the learner has. */
  steps: readonly Step[]
  /** What is new in it, in lines. */
  lines: number
}

/** They give a value and do nothing: `range(5)` may be spoken of, unless the task is about just this. */
const ASKS = new Set(
  'abs bool chr float int len list max min ord range round sorted str sum type'.split(' '),
)
const NAME =
  /^[@.]?[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*(?:\((?:\s*|\.\.\.|…)\))?[.:]?$/u

export function givenCode(
  found: readonly FoundCode[],
  kind: WorkKind,
  known: KnownWork,
  own: ReadonlySet<string>,
  /** Numbers and texts of the solution that the learner does not have. */
  secret: ReadonlySet<string>,
): GivenCode[] {
  const written: string[] = []
  const isSaid = (step: Step) =>
    written.some((text) => text.includes(step.written.replace(/[:;]$/, '')))
  return found.flatMap(({ place, text }): GivenCode[] => {
    const steps = stepsOf(text, own)
    const isBlock = place === 'fence' || place === 'lines'
    if (!isBlock && place !== 'hidden' && isJustNamed(text, steps, secret)) return []
    const lines =
      place === 'hidden'
        ? Math.max(1, steps.length) * 10
        : newLines(steps, { isBlock, kind, known, isSaid })
    written.push(steps.map((step) => step.written).join('\n'))
    return [{ place, steps, lines }]
  })
}

interface Counting {
  isBlock: boolean
  kind: WorkKind
  known: KnownWork
  isSaid(step: Step): boolean
}

function newLines(all: readonly Step[], { isBlock, kind, known, isSaid }: Counting): number {
  const steps = all.filter((step, index) => !isSilent(all, index, kind) && step.written !== '...')
  const fresh = steps.filter((step) => !known.isQuoted(step) && !isSaid(step))
  if (fresh.length > 0 || !isBlock) return fresh.reduce((sum, { lines }) => sum + lines, 0)
  // Every line is the learner's own, but not so: what was put in another order, or deeper, is the mended program.
  return steps.length < 2 || steps.every(isSaid) || known.isQuotedRun(all) ? 0 : steps.length
}

/** What a program of blocks is wrapped in as Python, and what is printed. */
function isSilent(steps: readonly Step[], index: number, kind: WorkKind): boolean {
  const { words } = steps[index]!
  if (words.every((word) => /^[-+\d.,"']/.test(word))) return true
  if (kind !== 'blocks') return false
  return isScaffold(steps[index]!) || (words[0] === 'def' && steps[index - 1]?.words[0] === '@')
}

/** A name, an operator, a number, a word of the language, or the form of a command with nothing filled in. */
function isJustNamed(text: string, steps: readonly Step[], secret: ReadonlySet<string>): boolean {
  if (NAME.test(text.trim()) || steps.length === 0) return true
  const [step] = steps
  if (steps.length > 1 || !step) return false
  const names = step.words.filter(
    (word) => /^[\p{L}_]/u.test(word) && !/^[a-z]{0,2}["']/i.test(word),
  )
  const isBare = names.every((name) => isKeyword(name))
  const values = valuesOf(step)
  if (isBare) return names.length === 0 || values.length === 0
  const isForm = values.every((value) => /^["'.…_]+$/.test(value)) && !/[-+*/%<>]|==/.test(text)
  if (/\.\.\.|…|___/.test(text)) return isForm
  const [name = ''] = names
  return (
    names.length === 1 &&
    ASKS.has(name) &&
    step.words[0] === name &&
    text.trim().endsWith(')') &&
    !values.some((value) => secret.has(value))
  )
}
