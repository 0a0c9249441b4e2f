/**
 * Python has more ways to say what a block says than the one that is printed. These are the usual ones; each is written
 * as another piece of Python, and that is then looked up among the blocks.
 */

import type { KnownNames } from './known-names.ts'
import { parsePython } from './parse-python.ts'
import { HOLE, isName, type Term, term } from './python-tree.ts'
import { SELF } from './specimens.ts'
import { type Bindings, unify } from './unify.ts'

/** Capital letters are open places, ME is the sprite; what is meant stands on the right. */
const LINES: readonly (readonly [string, string])[] = [
  ['A = A + B', 'A += B'],
  ['A = A - B', 'A += -B'],
  ['A -= B', 'A += -B'],
  ['A = A * B', 'A = A * B'],
  ['A *= B', 'A = A * B'],
  ['A /= B', 'A = A / B'],
  ['A %= B', 'A = A % B'],
  ['A += [B]', 'A.append(B)'],
  ['A.pop(0)', 'delete_item(A, 1)'],
  ['A.pop()', 'delete_item(A, len(A))'],
  ['A.pop(-1)', 'delete_item(A, len(A))'],
  ['A.pop(B)', 'delete_item(A, B + 1)'],
  ['A.insert(0, B)', 'insert_item(A, 1, B)'],
  ['A.insert(B, C)', 'insert_item(A, B + 1, C)'],
  ['A[-1] = C', 'set_item(A, len(A), C)'],
  ['A[B] = C', 'set_item(A, B + 1, C)'],
  ['A = []', 'A.clear()'],
  ['A = list()', 'A.clear()'],
  ['print()', 'print("")'],
  ['sleep(A)', 'wait(A)'],
  ['time.sleep(A)', 'wait(A)'],
  ['A = input(B)', 'ME.ask(B)\nA = answer()'],
  ['A = int(input(B))', 'ME.ask(B)\nA = answer()'],
  ['A = float(input(B))', 'ME.ask(B)\nA = answer()'],
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
  ['A ** 2', 'A * A'],
  ['A ** 0.5', 'sqrt(A)'],
  ['-A', '0 - A'],
  ['A[-1]', 'item(A, len(A))'],
  ['A[B]', 'item(A, B + 1)'],
  ['A[B]', 'letter(A, B + 1)'],
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
  ['float(A)', 'A'],
  ['str(A)', 'A'],
  ['bool(A)', 'A'],
  ['A if B else C', 'A if B else C'],
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

function waysOf(pairs: readonly (readonly [string, string])[], isValue: boolean): Map<string, Way[]> {
  const ways = new Map<string, Way[]>()
  for (const [from, to] of pairs) {
    const [left] = linesOf(from)
    const [source, target] = isValue ? [left!.parts[0]!, linesOf(to)[0]!.parts] : [left!, linesOf(to)]
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
  if (given.kind === 'unary' && given.value === '-') return { ...given, kind: 'number', value: String(-Number(a.value)), parts: [] }
  if (given.kind === 'binary' && given.value === '+' && b?.kind === 'number')
    return { ...given, kind: 'number', value: String(Number(a.value) + Number(b.value)), parts: [] }
  return given
}

function wayOf(ways: readonly Way[], given: Term, names: KnownNames): Term[] | null {
  for (const { from, to } of ways) {
    const found: Bindings = new Map()
    if (unify(from, given, found, names.isSelf)) return to.map((part) => filled(part, found, given, names.self))
  }
  return null
}

/** The same statement as others, or null. */
export function otherWays(given: Term, names: KnownNames): readonly Term[] | null {
  if (given.kind === 'for') return countingLoop(given)
  if (given.kind === 'do') {
    const printed = printedTogether(given)
    if (printed) return [printed]
  }
  const listed = listOfItems(given)
  if (listed) return listed
  return wayOf(allWays().lines.get(given.kind) ?? [], given, names)
}

/** The same expression written otherwise, or null. */
export function anotherWay(given: Term, names: KnownNames): Term | null {
  if (given.kind === 'compare-more') return bothCompared(given)
  if (given.kind === 'binary' && given.value === '+' && (isText(given.parts[0]!) || isText(given.parts[1]!)))
    return term('format', '', given.parts.map(withoutStr), given)
  return wayOf(allWays().values.get(given.kind) ?? [], given, names)?.[0] ?? null
}

/** Put together with `+`, it is text for sure. */
function isText(given: Term): boolean {
  if (given.kind === 'text' || given.kind === 'format') return true
  if (given.kind === 'call') return isName(given.parts[0], 'str')
  return given.kind === 'binary' && given.value === '+' && given.parts.some(isText)
}

const withoutStr = (given: Term): Term =>
  given.kind === 'call' && isName(given.parts[0], 'str') && given.parts.length === 2 ? given.parts[1]! : given

/** `a < b < c` */
function bothCompared(given: Term): Term {
  const [left, last] = given.parts
  const second = term('compare', given.value, [left!.parts[1]!, last!], given)
  return term('binary', 'and', [left!, second], given)
}

/** `print(a, b)` writes a space between them. */
function printedTogether(given: Term): Term | null {
  const [called, ...values] = given.parts[0]!.parts
  if (given.parts[0]!.kind !== 'call' || !isName(called, 'print') || values.length < 2) return null
  if (values.some(({ kind }) => kind === 'keyword')) return null
  const space = term('text', ' ', [], given)
  const parts = values.flatMap((value, index) => (index === 0 ? [value] : [space, value]))
  const merged = parts.reduce<Term[]>((sum, part) => {
    const before = sum.at(-1)
    if (before?.kind === 'text' && part.kind === 'text')
      sum[sum.length - 1] = { ...before, value: before.value + part.value, to: part.to }
    else sum.push(part)
    return sum
  }, [])
  const text = term('format', '', merged, given)
  return term('do', '', [term('call', '', [called!, text], given)], given)
}

/** A list that is written down: emptied, then filled. */
function listOfItems(given: Term): Term[] | null {
  const [target, value] = given.parts
  if (given.kind !== 'assign' || value!.kind !== 'list' || value!.parts.length === 0) return null
  const call = (method: string, args: Term[]): Term =>
    term('do', '', [term('call', '', [term('attribute', method, [target!], given), ...args], given)], given)
  return [call('clear', []), ...value!.parts.map((item) => call('append', [item]))]
}

/** Python's `range` begins at 0 and ends before its end; a counter that nobody asks for is a mere `repeat`. */
function countingLoop(given: Term): Term[] | null {
  const [target, values, body] = given.parts
  if (values!.kind !== 'call' || !isName(values!.parts[0], 'range') || target!.kind !== 'name') return null
  const args = values!.parts.slice(1)
  const number = (value: number): Term => term('number', String(value), [], values!)
  const [from, end, by] = args.length === 1 ? [number(0), args[0]!, number(1)] : [args[0], args[1], args[2] ?? number(1)]
  if (!from || !end || args.length > 3) return null
  if (!isAsked(body!, target!.value) && args.length === 1 && !isName(target, 'i'))
    return [term('for', '', [{ ...target!, value: 'i', note: UNASKED }, values!, body!], given)]
  const step = by.kind === 'number' ? Number(by.value) : Number.NaN
  // Where the end is reached depends on the step: only whole steps of one are the same in both.
  if (Math.abs(step) !== 1) return steppedLoop(given, from, end, step)
  const last = lastOf(end, step)
  const counting = term('call', '', [term('name', 'counting', [], values!), from, last, number(1)], values!)
  return isForward(from, last, step) ? [term('for', '', [target!, counting, body!], given)] : null
}

/** Said of a counter that has got another name because nobody asks for it. */
export const UNASKED = 'unasked'

/** Whether somebody asks for a counter; loops inside may count with the same one. */
export function isAsked({ kind, value, parts }: Term, name: string): boolean {
  if (kind === 'name') return value === name
  return (kind === 'for' ? parts.slice(1) : parts).some((part) => isAsked(part, name))
}

function lastOf(end: Term, step: number): Term {
  const one = term('number', '1', [], end)
  return end.kind === 'number'
    ? term('number', String(Number(end.value) - step), [], end)
    : term('binary', step > 0 ? '-' : '+', [end, one], end)
}

/** The block counts down where its end is below its start, Python then does nothing. */
function isForward(from: Term, last: Term, step: number): boolean {
  if (from.kind !== 'number' || last.kind !== 'number') return true
  return (Number(last.value) - Number(from.value)) * step >= 0
}

function steppedLoop(given: Term, from: Term, end: Term, step: number): Term[] | null {
  if (from.kind !== 'number' || end.kind !== 'number' || Number.isNaN(step) || step === 0) return null
  const count = Math.ceil((Number(end.value) - Number(from.value)) / step)
  if (count <= 0) return null
  const [target, values, body] = given.parts
  const number = (value: number): Term => term('number', String(value), [], values!)
  const last = Number(from.value) + (count - 1) * step
  const counting = term('call', '', [term('name', 'counting', [], values!), from, number(last), number(Math.abs(step))], values!)
  return [term('for', '', [target!, counting, body!], given)]
}
