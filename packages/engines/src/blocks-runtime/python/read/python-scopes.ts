/**
 * Whose a name is. What a function assigns is its own unless it says `global`; the blocks know only variables that
 * everybody has. A name that one function uses alone can be such a variable, since nobody sees the difference. One
 * that others use too, or that is needed several times at once, stays Python's.
 */

import type { StageProgram } from '../../program.ts'
import { everyTerm, isAsked, isName, type Term } from './python-tree.ts'

/** Whether this is a list for sure. */
export const isListValue = ({ kind, parts: [called] }: Term): boolean =>
  kind === 'list' || (kind === 'call' && (isName(called, 'split') || isName(called, 'list')))

const WORDS = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu
const STRINGS = /("""|''')[^]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g

export interface Scope {
  /** Whether a name is this function's own, so that no variable is meant. */
  isOwn: (name: string) => boolean
  /** Everybody's names that these lines of Python may assign to: they have to say so. */
  sharedIn: (text: string) => string[]
  /** Whether a counter is asked for outside the loops that count with it. */
  isAskedAfter: (name: string) => boolean
  /** Whether an expression is never less than 0. */
  isNatural: (given: Term) => boolean
}

interface Looked {
  def: Term
  /** How often each name is said, in words that are read as they are as well. */
  said: ReadonlyMap<string, number>
  own: ReadonlySet<string>
  shared: ReadonlySet<string>
  /** Named by functions inside it. */
  held: ReadonlySet<string>
  /** Asked for before anything was put in: Python stops there, so that the name was meant to be everybody's. */
  forgotten: ReadonlySet<string>
  calls: ReadonlySet<string>
  takesTime: boolean
  /** Counters that begin at 0 or above and only go up, and are given nothing else. */
  naturals: ReadonlySet<string>
  /** Its own lists: blocks fill them, which is no assignment. */
  lists: ReadonlySet<string>
}

/** What neither waits nor shows anything. */
const CALM = new Set(
  'range len str int float abs round min max sum print append insert pop remove clear index sqrt floor ceiling item letter letters join as_number random_between randint choice index_of set_item delete_item insert_item split upper lower counting input sorted'.split(
    ' ',
  ),
)

function wordsIn(text: string): string[] {
  return [...text.replace(STRINGS, ' ').matchAll(WORDS)].map(([word]) => word.normalize('NFKC'))
}

/** Everything in a function but what is in functions inside it. */
function* inside(first: Term): Generator<Term> {
  const waiting: Term[] = [first]
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    yield here
    if (here.kind !== 'def') waiting.push(...here.parts.toReversed())
  }
}

/** Names in the order in which Python comes to them: values before what they are put into. */
function* namesIn(given: Term): Generator<{ name: string; isGiven: boolean }> {
  const { kind, value, parts } = given
  if (kind === 'def') {
    for (const part of everyTerm(given))
      if (part.kind === 'name') yield { name: part.value, isGiven: false }
    return
  }
  if (kind === 'name') yield { name: value, isGiven: false }
  // Read only as their text.
  if (parts.length === 0 && (kind.startsWith('other') || /^[A-Z]/.test(kind)))
    for (const name of wordsIn(value)) yield { name, isGiven: false }
  if (kind !== 'assign' && kind !== 'update' && kind !== 'for') {
    for (const part of parts) yield* namesIn(part)
    return
  }
  const [target, from, ...rest] = parts
  yield* namesIn(from!)
  if (kind === 'update') yield* namesIn(target!)
  if (target!.kind === 'name') yield { name: target!.value, isGiven: true }
  else if (kind !== 'update') yield* namesIn(target!)
  for (const part of rest) yield* namesIn(part)
}

/** `for i in range(4)` where nobody asks for `i`. */
const isUnasked = ({ kind, parts: [target, values, body] }: Term): boolean =>
  kind === 'for' &&
  values!.kind === 'call' &&
  isName(values!.parts[0], 'range') &&
  !isAsked(body!, target!.value)

function look(def: Term): Looked {
  const [params, , body] = def.parts
  const given = new Set(params!.parts.map(({ value }) => value))
  const [shared, held, calls] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let takesTime = false
  for (const part of everyTerm(body!)) {
    if (part.kind === 'nonlocal') for (const { value } of part.parts) held.add(value)
    if (part.kind === 'global') for (const { value } of part.parts) shared.add(value)
    const called = part.kind === 'call' ? part.parts[0]!.value : ''
    if (called !== '') calls.add(called)
    if (called !== '' && !CALM.has(called)) takesTime = true
  }
  const said = new Map<string, number>()
  const [own, forgotten] = [new Set<string>(), new Set<string>()]
  for (const { name, isGiven } of namesIn(body!)) {
    if (isGiven && !given.has(name) && !shared.has(name)) {
      if (said.has(name) && !own.has(name)) forgotten.add(name)
      own.add(name)
    }
    said.set(name, (said.get(name) ?? 0) + 1)
  }
  for (const part of everyTerm(body!)) {
    const counter = isUnasked(part) ? part.parts[0]!.value : ''
    if (counter !== '' && said.get(counter) === countersOf(body!, counter)) own.delete(counter)
  }
  const naturals = new Set([...own].filter((name) => countsUp(body!, name)))
  const lists = new Set(
    [...inside(body!)].flatMap(({ kind, parts: [target, value] }) =>
      kind === 'assign' && own.has(target!.value) && isListValue(value!) ? target!.value : [],
    ),
  )
  return { def, said, own, shared, held, forgotten, calls, takesTime, naturals, lists }
}

/** Given only by loops from 0 or above upwards. */
function countsUp(body: Term, name: string): boolean {
  const givers = [...inside(body)].filter(
    ({ kind, parts: [target] }) =>
      (kind === 'assign' || kind === 'update' || kind === 'for') && isName(target, name),
  )
  return givers.every(({ kind, parts: [, values] }) => {
    const [called, ...args] = values!.kind === 'call' ? values!.parts : []
    if (kind !== 'for' || !isName(called, 'range') || args.length === 0) return false
    const [from, , by] = args
    const isUp = !by || (by.kind === 'number' && Number(by.value) > 0)
    return args.length === 1 || (isUp && from!.kind === 'number' && Number(from!.value) >= 0)
  })
}

const NEVER_BELOW_0 = new Set(['len', 'abs'])

function isNatural(given: Term, naturals: ReadonlySet<string>): boolean {
  const { kind, value, parts } = given
  if (kind === 'number') return Number.isInteger(Number(value)) && Number(value) >= 0
  if (kind === 'name') return naturals.has(value)
  if (kind === 'binary' && (value === '+' || value === '*'))
    return parts.every((part) => isNatural(part, naturals))
  if (kind !== 'call') return false
  const [called, first, second] = parts
  if (['randint', 'random_between'].includes(called!.value) && second)
    return isNatural(first!, naturals) && isNatural(second, naturals)
  return called!.kind === 'name' && NEVER_BELOW_0.has(called!.value) && value === ''
}

/** Mentioned where no loop counts with it. */
function isAskedOutside(given: Term, name: string): boolean {
  if (given.kind === 'name') return given.value === name
  if (given.kind === 'for' && isName(given.parts[0], name))
    return isAskedOutside(given.parts[1]!, name)
  const isWords = given.parts.length === 0 && (given.kind === 'other' || /^[A-Z]/.test(given.kind))
  if (isWords && wordsIn(given.value).includes(name)) return true
  return given.parts.some((part) => isAskedOutside(part, name))
}

const countersOf = (body: Term, name: string): number =>
  [...everyTerm(body)].filter((part) => isUnasked(part) && part.parts[0]!.value === name).length

export class PythonScopes {
  readonly #looked: Looked[]
  readonly #outside: ReadonlySet<string>
  readonly #elsewhere: ReadonlySet<string>
  readonly #clones: boolean

  /** `elsewhere`: names of variables that other sprites use. */
  constructor(body: Term, program: StageProgram, elsewhere: ReadonlySet<string>) {
    const defs = body.parts.filter(({ kind }) => kind === 'def')
    this.#looked = defs.map(look)
    const outside = body.parts.filter(({ kind }) => kind !== 'def')
    this.#outside = new Set(outside.flatMap((line) => [...namesIn(line)].map(({ name }) => name)))
    this.#elsewhere = elsewhere
    const cloned = JSON.stringify(program.actors.map(({ workspace }) => workspace.blocks ?? null))
    this.#clones =
      /"control_clone/.test(cloned) || this.#looked.some(({ calls }) => calls.has('clone'))
  }

  /** Names that are nobody's but Python's, by the function they stand in. */
  of(def: Term): Scope {
    const me = this.#looked.find((one) => one.def === def)
    const own = new Set([...(me?.own ?? [])].filter((name) => this.#isPythons(name, me!)))
    const filled = [...(me?.lists ?? [])].filter((name) => !own.has(name))
    const shared = [...new Set([...(me?.shared ?? []), ...filled])]
    return {
      isOwn: (name) => own.has(name),
      sharedIn: (text) => shared.filter((name) => mayAssign(text, name)),
      isAskedAfter: (name) => isAskedOutside(def.parts[2]!, name),
      isNatural: (given) => isNatural(given, me?.naturals ?? new Set()),
    }
  }

  #isPythons(name: string, me: Looked): boolean {
    if (this.#looked.some(({ forgotten }) => forgotten.has(name))) return false
    if (me.held.has(name)) return true
    const isUsed = this.#looked.some((one) => one !== me && one.said.has(name))
    return (
      isUsed || this.#outside.has(name) || this.#elsewhere.has(name) || this.#isSeveralTimes(me)
    )
  }

  /** Whether a function may run a second time before it has come to its end. */
  #isSeveralTimes(me: Looked): boolean {
    const isMany = this.#clones || this.#scriptsThatCall(me).length > 1
    return this.#reaches(me, me.def.value, new Set()) || (isMany && me.takesTime)
  }

  #scriptsThatCall(me: Looked): Looked[] {
    return this.#looked.filter(
      (one) => one.def.parts[1]!.parts.length > 0 && this.#reaches(one, me.def.value, new Set()),
    )
  }

  #reaches({ calls }: Looked, name: string, seen: Set<string>): boolean {
    if (calls.has(name)) return true
    return this.#looked.some((next) => {
      const called = next.def.value
      if (!calls.has(called) || seen.has(called)) return false
      seen.add(called)
      return this.#reaches(next, name, seen)
    })
  }
}

/** `name = …`, `name, other = …`, `for name in …`, `… as name`. */
function mayAssign(text: string, name: string): boolean {
  const plain = text.replace(STRINGS, ' ')
  return plain.split('\n').some((line) => {
    const [left = '', ...right] = line.split(/(?<![=!<>])(?:[-+*/%&|^@]|\*\*|\/\/|<<|>>)?=(?!=)/)
    const words = right.length > 0 ? left.split(/[,()*\s]+/) : []
    const bound = /\b(?:for|as|import|del|def|class)\s+(.*)/.exec(line)?.[1] ?? ''
    return words.includes(name) || wordsIn(bound).includes(name)
  })
}
