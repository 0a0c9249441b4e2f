/** Finds the patterns that a term could be: by what stands at its head, those that say more first. */

import { HOLE, type Term } from './python-tree.ts'
import { type Pattern, patternsOf } from './specimens.ts'

/** Where several blocks are written the same: those in the toolbox before those of old projects. */
const rank = ({ spec, weight }: Pattern): number => {
  // A list is told from a text by its name only, so whoever wants one is asked before.
  const lists = spec.args.filter((arg) => 'variable' in arg && arg.variable === 'list').length
  return weight * 4 + lists * 2 - (spec.hidden ? 1 : 0)
}

export class PatternIndex {
  readonly #byKey = new Map<string, Pattern[]>()
  /** The blocks that say nothing but a variable or a list. */
  readonly getters = new Map<'variable' | 'list', string>()

  constructor(patterns: readonly Pattern[]) {
    for (const pattern of patterns) this.#add(pattern)
    for (const found of this.#byKey.values()) found.sort((one, other) => rank(other) - rank(one))
  }

  #add(pattern: Pattern): void {
    const [first] = pattern.terms
    if (first!.kind === HOLE) {
      const arg = pattern.spec.args.find(
        (entry) => 'field' in entry && entry.field === first!.value,
      )
      if (arg && 'variable' in arg && arg.variable !== 'message')
        this.getters.set(arg.variable, pattern.type)
      return
    }
    const key = `${isLines(pattern) ? 'lines' : pattern.shape === 'hat' ? 'hat' : 'value'} ${keyOf(first!)}`
    const known = this.#byKey.get(key)
    if (!known) this.#byKey.set(key, [pattern])
    else if (!known.some((other) => isSamePattern(other, pattern))) known.push(pattern)
  }

  /** What could be meant where this stands. */
  find(place: 'lines' | 'value' | 'hat', given: Term): readonly Pattern[] {
    const key = keyOf(given)
    const any =
      given.kind === 'assign' || given.kind === 'update' ? `${given.kind} ${given.value} *` : key
    const exact = this.#byKey.get(`${place} ${key}`) ?? []
    return any === key ? exact : [...exact, ...(this.#byKey.get(`${place} ${any}`) ?? [])]
  }
}

const isLines = ({ shape }: Pattern): boolean => shape === 'statement' || shape === 'end'

/** A second choice that is written like the first can never be meant. */
function isSamePattern(one: Pattern, other: Pattern): boolean {
  return (
    one.terms.length === other.terms.length &&
    one.spec.hidden === other.spec.hidden &&
    JSON.stringify(one.terms, withoutPlaces) === JSON.stringify(other.terms, withoutPlaces)
  )
}

const withoutPlaces = (name: string, value: unknown): unknown =>
  name === 'from' || name === 'to' ? undefined : value

function keyOf({ kind, value, parts }: Term): string {
  const [first] = parts
  switch (kind) {
    case 'do':
      return `do ${keyOf(first!)}`
    case 'assign':
    case 'update':
      return `${kind} ${value} ${first!.kind === HOLE ? '*' : first!.kind === 'attribute' ? first!.value : '*'}`
    case 'call':
      return `call ${first!.value} ${parts.length}`
    case 'attribute':
    case 'name':
    case 'binary':
    case 'compare':
    case 'unary':
    case 'constant':
      return `${kind} ${value}`
    default:
      return kind
  }
}

const known = new Map<boolean, { patterns: Pattern[]; index: PatternIndex }>()

function patternsFor(isBoard: boolean): { patterns: Pattern[]; index: PatternIndex } {
  const before = known.get(isBoard)
  if (before) return before
  const patterns = patternsOf(isBoard)
  const made = { patterns, index: new PatternIndex(patterns) }
  known.set(isBoard, made)
  return made
}

/** Made when a text is read for the first time. */
export const patternIndex = (isBoard: boolean): PatternIndex => patternsFor(isBoard).index

/** Every way in which a block is written, for those who offer them. */
export const knownPatterns = (isBoard: boolean): readonly Pattern[] => patternsFor(isBoard).patterns
