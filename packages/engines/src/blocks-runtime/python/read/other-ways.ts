/**
 * Python has more ways to say what a block says than the one that is printed. These are the usual ones; each is written
 * as another piece of Python, and that is then looked up among the blocks.
 */

import { countingLoop } from './counting-loops.ts'
import { wordsTogether } from './expression-terms.ts'
import type { KnownNames } from './known-names.ts'
import { parsePython } from './parse-python.ts'
import type { Scope } from './python-scopes.ts'
import { everyTerm, HOLE, isName, sameTerm, type Term, term } from './python-tree.ts'
import { SELF } from './specimens.ts'
import { type Bindings, unify } from './unify.ts'

/** Capital letters are open places, ME is the sprite; what is meant stands on the right. */
const LINES: readonly (readonly [string, string])[] = [
  ['A -= B', 'A += -B'],
  ['A *= B', 'A = A * B'],
  ['A /= B', 'A = A / B'],
  ['A %= B', 'A = A % B'],
  ['A += [B]', 'A.append(B)'],
  ['A.pop(0)', 'delete_item(A, 1)'],
  ['A.pop()', 'delete_item(A, len(A))'],
  ['A.pop(-1)', 'delete_item(A, len(A))'],
  ['A.insert(0, B)', 'insert_item(A, 1, B)'],
  ['A[-1] = C', 'set_item(A, len(A), C)'],
  ['A = []', 'A.clear()'],
  ['A = list()', 'A.clear()'],
  ['print()', 'print("")'],
  ['sleep(A)', 'wait(A)'],
  ['time.sleep(A)', 'wait(A)'],
  ['A = input(B)', 'ME.ask(B)\nA = answer()'],
  ['A = int(input(B))', 'ME.ask(B)\nA = int(answer())'],
  ['A = float(input(B))', 'ME.ask(B)\nA = float(answer())'],
  ['input(A)', 'ME.ask(A)'],
  ['ME.x += A', 'ME.change_x(A)'],
  ['ME.x -= A', 'ME.change_x(-A)'],
  ['ME.y += A', 'ME.change_y(A)'],
  ['ME.y -= A', 'ME.change_y(-A)'],
  ['ME.x = A', 'ME.set_x(A)'],
  ['ME.y = A', 'ME.set_y(A)'],
  ['ME.size = A', 'ME.resize(A)'],
  ['ME.size += A', 'ME.change_size(A)'],
  ['ME.direction = A', 'ME.point(A)'],
  ['ME.turn_right(A)', 'ME.turn(A)'],
  ['ME.say(A, B)', 'ME.say_for(A, B)'],
]

const VALUES: readonly (readonly [string, string])[] = [
  ['A <= B', 'not A > B'],
  ['A >= B', 'not A < B'],
  ['A != B', 'not A == B'],
  ['A not in B', 'not A in B'],
  ['A // B', 'floor(A / B)'],
  ['-A', '0 - A'],
  ['A[-1]', 'item(A, len(A))'],
  ['A.index(B)', 'index_of(A, B) - 1'],
  ['randint(A, B)', 'random_between(A, B)'],
  ['random.randint(A, B)', 'random_between(A, B)'],
  ['random.choice(A)', 'item(A, random_between(1, len(A)))'],
  ['choice(A)', 'item(A, random_between(1, len(A)))'],
  ['math.sqrt(A)', 'sqrt(A)'],
  ['math.floor(A)', 'floor(A)'],
  ['math.ceil(A)', 'ceiling(A)'],
  ['float("inf")', 'INFINITY'],
  ['float("-inf")', '-INFINITY'],
]

interface Way {
  from: Term
  to: readonly Term[]
}

const isOpen = (value: string): boolean => /^[A-C]$/.test(value)

function opened(given: Term): Term {
  if (isName(given, 'ME')) return { ...given, value: SELF }
  if (given.kind === 'name' && isOpen(given.value)) return { ...given, kind: HOLE }
  return { ...given, parts: given.parts.map(opened) }
}

function linesOf(text: string): readonly Term[] {
  const parsed = parsePython(text)
  return 'body' in parsed ? parsed.body.parts.map(opened) : []
}

function waysOf(
  pairs: readonly (readonly [string, string])[],
  isValue: boolean,
): Map<string, Way[]> {
  const ways = new Map<string, Way[]>()
  for (const [from, to] of pairs) {
    const [left] = linesOf(from)
    const [source, target] = isValue
      ? [left!.parts[0]!, linesOf(to)[0]!.parts]
      : [left!, linesOf(to)]
    const known = ways.get(source.kind) ?? []
    ways.set(source.kind, [...known, { from: source, to: target }])
  }
  return ways
}

let known: { lines: Map<string, Way[]>; values: Map<string, Way[]> } | null = null

function allWays(): NonNullable<typeof known> {
  known ??= { lines: waysOf(LINES, false), values: waysOf(VALUES, true) }
  return known
}

/** The right side with what stood in the places of the left one; all of it stands where the left one stands. */
function filled(given: Term, found: Bindings, at: Term, self: string): Term {
  if (given.kind === HOLE) return found.get(given.value)!
  if (isName(given, SELF)) return term('name', self, [], at)
  if (isName(given, 'INFINITY')) return term('number', 'Infinity', [], at)
  const parts = given.parts.map((part) => filled(part, found, at, self))
  return counted(term(given.kind, given.value, parts, at))
}

/** `-3` and `2 + 1` of numbers that are written down are numbers. */
function counted(given: Term): Term {
  const [a, b] = given.parts
  if (a?.kind !== 'number') return given
  if (given.kind === 'unary' && given.value === '-')
    return { ...given, kind: 'number', value: String(-Number(a.value)), parts: [] }
  if (given.kind === 'binary' && given.value === '+' && b?.kind === 'number')
    return { ...given, kind: 'number', value: String(Number(a.value) + Number(b.value)), parts: [] }
  return given
}

function waysTo(ways: readonly Way[], given: Term, names: KnownNames): Term[][] {
  return ways.flatMap(({ from, to }) => {
    const found: Bindings = new Map()
    if (!unify(from, given, found, names.isSelf)) return []
    return [to.map((part) => filled(part, found, given, names.self))]
  })
}

/** The same statement as others, or null. */
export function otherWays(
  given: Term,
  names: KnownNames,
  scope: Scope | null,
  isJoin: (given: Term) => boolean,
): readonly Term[] | null {
  if (given.kind === 'for') return countingLoop(given, scope)
  if (given.kind === 'do') {
    const printed = printedTogether(given)
    if (printed) return [printed]
  }
  const listed = listOfItems(given)
  if (listed) return listed
  const [target, value] = given.parts
  if (given.kind === 'update' && given.value === '+' && (isText(value!) || isJoin(given)))
    return [term('assign', '', [target!, joinedTerm(given, target!, value!)], given)]
  return (
    itemChange(given, scope) ??
    waysTo(allWays().lines.get(given.kind) ?? [], given, names)[0] ??
    null
  )
}

const joinedTerm = (at: Term, one: Term, other: Term): Term =>
  term('format', '', wordsTogether([one, other].flatMap(partsOfText)), at)

/** The same expression written otherwise, in every way that there is. */
export function otherValues(given: Term, names: KnownNames, scope: Scope | null): Term[] {
  if (given.kind === 'compare-more') return bothCompared(given)
  if (given.kind === 'binary' && given.value === '+' && given.parts.some(isText))
    return [joinedTerm(given, given.parts[0]!, given.parts[1]!)]
  const ways = waysTo(allWays().values.get(given.kind) ?? [], given, names).flat()
  const [owner, index] = given.parts
  if (given.kind !== 'index' || !scope?.isNatural(index!)) return ways
  const place = counted(term('binary', '+', [index!, term('number', '1', [], index!)], index!))
  // Who is no text for sure may be a list that Python made.
  return [...ways, callOf(isText(owner!) ? 'letter' : 'item', [owner!, place], given)]
}

const callOf = (name: string, args: readonly Term[], at: Term): Term =>
  term('call', '', [term('name', name, [], at), ...args], at)

/** `names[0] = x` and `names.pop(0)`; what is less than 0 counts from the end, which no block does. */
function itemChange(given: Term, scope: Scope | null): Term[] | null {
  const [target, value] = given.parts
  const next = (index: Term): Term =>
    counted(term('binary', '+', [index, term('number', '1', [], index)], index))
  if (given.kind === 'assign' && target!.kind === 'index') {
    const [owner, index] = target!.parts
    if (!scope?.isNatural(index!)) return null
    return [term('do', '', [callOf('set_item', [owner!, next(index!), value!], given)], given)]
  }
  const [called, index, ...more] = given.kind === 'do' ? target!.parts : []
  const isPop = called?.kind === 'attribute' && called.value === 'pop' && target!.kind === 'call'
  if (!isPop || !index || more.length > 0 || !scope?.isNatural(index)) return null
  return [term('do', '', [callOf('delete_item', [called.parts[0]!, next(index)], given)], given)]
}

/** Put together with `+`, it is text for sure. */
export function isText(given: Term): boolean {
  if (given.kind === 'text' || given.kind === 'format') return true
  if (given.kind === 'call') return isName(given.parts[0], 'str')
  return given.kind === 'binary' && given.value === '+' && given.parts.some(isText)
}

const withoutStr = (given: Term): Term =>
  given.kind === 'call' && isName(given.parts[0], 'str') && given.parts.length === 2
    ? given.parts[1]!
    : given

/** In a text with braces: its own parts, and what is turned into text anyway. */
function partsOfText(given: Term): readonly Term[] {
  if (given.kind === 'format') return given.parts
  if (given.kind === 'binary' && given.value === '+' && isText(given))
    return given.parts.flatMap(partsOfText)
  return [withoutStr(given)]
}

/** What is asked twice must be the same both times. */
const isSteady = (given: Term): boolean =>
  [...everyTerm(given)].every(({ kind }) => kind !== 'call' && !kind.startsWith('other'))

/** `a < b < c` */
function bothCompared(given: Term): Term[] {
  const [left, last] = given.parts
  const middle = left!.parts[1]!
  if (!isSteady(middle)) return []
  return [
    term('binary', 'and', [left!, term('compare', given.value, [middle, last!], given)], given),
  ]
}

/** `print(a, b)` writes a space between them. */
function printedTogether(given: Term): Term | null {
  const [called, ...values] = given.parts[0]!.parts
  if (given.parts[0]!.kind !== 'call' || !isName(called, 'print') || values.length < 2) return null
  if (values.some(({ kind }) => kind === 'keyword')) return null
  const space = term('text', ' ', [], given)
  const parts = values.flatMap((value, index) => (index === 0 ? [value] : [space, value]))
  const text = term('format', '', wordsTogether(parts), given)
  return term('do', '', [term('call', '', [called!, text], given)], given)
}

/** A list that is written down: emptied, then filled. */
function listOfItems(given: Term): Term[] | null {
  const [target, value] = given.parts
  if (given.kind !== 'assign' || value!.kind !== 'list' || value!.parts.length === 0) return null
  // The old list is still there while Python looks at the items.
  const isSeen = [...everyTerm(value!)].some(
    (part) => sameTerm(part, target!) || part.kind === 'call',
  )
  if (isSeen) return null
  const call = (method: string, args: Term[]): Term =>
    term(
      'do',
      '',
      [term('call', '', [term('attribute', method, [target!], given), ...args], given)],
      given,
    )
  return [call('clear', []), ...value!.parts.map((item) => call('append', [item]))]
}
