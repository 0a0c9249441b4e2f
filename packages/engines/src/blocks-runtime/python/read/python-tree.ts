/**
 * Python as a small tree of terms. All of them have one shape, so that a block's pattern and a learner's text can be
 * laid over each other without knowing what they say.
 */

export interface Term {
  /** What it is: a name, a call, a loop … */
  readonly kind: string
  /** What it says besides its parts: the name, the operator, the text. */
  readonly value: string
  readonly parts: readonly Term[]
  /** Where it stands, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** It stood in brackets. */
  readonly isClosed?: true
  /** Of a statement: what is said above it and behind it, without the signs. */
  readonly note?: string
}

/** How deep terms may stand inside each other; Python itself gives up on two hundred brackets. */
export const DEEPEST = 150

/** A pattern's open place; its value is the name of what stands there. */
export const HOLE = 'hole'

export function term(
  kind: string,
  value: string,
  parts: readonly Term[],
  at: { from: number; to: number },
): Term {
  return { kind, value, parts, from: at.from, to: at.to }
}

export const isName = (given: Term | undefined, value: string): boolean =>
  given?.kind === 'name' && given.value === value

export function sameTerm(one: Term, other: Term): boolean {
  return (
    one.kind === other.kind &&
    one.value === other.value &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => sameTerm(part, other.parts[index]!))
  )
}

/** Every term of a tree, parents before children. */
export function* everyTerm(first: Term): Generator<Term> {
  const waiting: Term[] = [first]
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    yield here
    waiting.push(...here.parts.toReversed())
  }
}

/** Whether somebody asks for a counter; loops inside may count with the same one. */
export function isAsked({ kind, value, parts }: Term, name: string): boolean {
  if (kind === 'name') return value === name
  return (kind === 'for' ? parts.slice(1) : parts).some((part) => isAsked(part, name))
}
