/**
 * Lines of Python among the blocks of a board, as they are flashed. Beside the blocks nobody writes `await`, and some
 * names are others there; what a board's Python does not know is said before anything is sent to the board.
 */

import { parser } from '@lezer/python'
import { RESERVED, RESERVED_BESIDE_BOARD } from '../python/python-names.ts'
import type { Node } from '../python/read/lezer-node.ts'
import { DEEPEST } from '../python/read/python-tree.ts'

/** What somebody has to wait for, besides functions of the learner's own. */
const WAITS = new Set(
  'wait next_frame stop_all display.scroll buzzer.tone buzzer.note buzzer.rest'.split(' '),
)

/** Words of Python that came after the board's. */
const UNKNOWN = new Set(['MatchStatement', 'TypeDefinition', 'AwaitExpression'])

/** `def f(a, /):` */
const LONE_SLASH = /,\s*\/\s*[,)]/

/** Where nothing can wait. */
const CLOSED = new Set([
  'FunctionDefinition',
  'LambdaExpression',
  'ClassDefinition',
  'ArrayComprehensionExpression',
  'ComprehensionExpression',
  'DictionaryComprehensionExpression',
  'SetComprehensionExpression',
])

/** Beside the blocks lists come first in the brackets, in what is flashed they come last. */
const TURNED: Readonly<Record<string, string>> = {
  as_number: 'number',
  join: '(lambda a, b: text(a) + text(b))',
  item: '(lambda values, at: item(number(at), values))',
  letter: '(lambda value, at: letter(number(at), text(value)))',
  letters: '(lambda value, first, last: slice_text(text(value), number(first), number(last)))',
  index_of: '(lambda values, value: index_of(value, values))',
  delete_item: '(lambda values, at: delete_item(number(at), values))',
  insert_item: '(lambda values, at, value: insert_item(number(at), value, values))',
  set_item: '(lambda values, at, value: set_item(number(at), values, value))',
  ...Object.fromEntries(
    'floor ceiling sqrt sin cos tan asin acos atan ln log exp power10'
      .split(' ')
      .map((name) => [name, `(lambda value: math_of("${name}", number(value)))`]),
  ),
}

/** Free for a learner beside the blocks, and the driver's on the board. */
const TAKEN = new Set([...RESERVED].filter((name) => !RESERVED_BESIDE_BOARD.has(name)))

export const nameOnBoard = (name: string): string => (TAKEN.has(name) ? `own_${name}` : name)

export interface Names {
  /** What is called otherwise on the board. */
  renamed: ReadonlyMap<string, string>
  /** The learner's functions that take time. */
  slow: ReadonlySet<string>
  /** Outside every script nothing can wait. */
  isOutside?: boolean
}

export type BoardLines = { text: string } | { unknown: string }

interface Edit {
  from: number
  to: number
  text: string
}

class BoardWriter {
  readonly #text: string
  readonly #names: Names
  readonly edits: Edit[] = []
  /** The first line that the board does not know. */
  unknown: string | null = null

  constructor(text: string, names: Names) {
    this.#text = text
    this.#names = names
  }

  #said = ({ from, to }: Node): string => this.#text.slice(from, to)

  #refuse(node: Node): void {
    const start = this.#text.lastIndexOf('\n', node.from - 1) + 1
    const end = this.#text.indexOf('\n', node.from)
    this.unknown ??= this.#text.slice(start, end < 0 ? undefined : end).trim()
  }

  #insert(at: number, text: string): void {
    this.edits.push({ from: at, to: at, text })
  }

  look(node: Node, isClosed: boolean, depth = 0): void {
    const { name } = node
    if (depth > DEEPEST) return this.#refuse(node)
    if (UNKNOWN.has(name)) this.#refuse(node)
    // The parser has no node for it.
    if (name === 'ParamList' && LONE_SLASH.test(this.#said(node))) this.#refuse(node)
    if (name === '*' && node.parent?.name === 'TryStatement') this.#refuse(node)
    if (name === 'DictionaryExpression' && this.#holds(node, '**')) this.#refuse(node)
    if (name === 'CallExpression') this.#call(node, isClosed)
    if (name === 'WhileStatement' && !isClosed) this.#turn(node)
    if (name === 'VariableName') this.#name(node)
    const inside = isClosed || CLOSED.has(name)
    for (let child = node.firstChild; child; child = child.nextSibling)
      this.look(child, inside, depth + 1)
  }

  #holds(node: Node, sign: string): boolean {
    for (let child = node.firstChild; child; child = child.nextSibling)
      if (this.#said(child) === sign) return true
    return false
  }

  #name(node: Node): void {
    const said = this.#said(node)
    const isCalled =
      node.parent?.name === 'CallExpression' && node.parent.firstChild?.from === node.from
    const turned = isCalled && Object.hasOwn(TURNED, said) ? TURNED[said] : undefined
    const text =
      this.#names.renamed.get(said) ?? turned ?? (TAKEN.has(said) ? nameOnBoard(said) : undefined)
    if (text !== undefined) this.edits.push({ from: node.from, to: node.to, text })
  }

  #call(node: Node, isClosed: boolean): void {
    const called = this.#said(node.firstChild!)
    if (called === 'wait_until') return this.#waitUntil(node, isClosed)
    if (!WAITS.has(called) && !this.#names.slow.has(called)) return
    if (isClosed) return this.#refuse(node)
    // What is asked of the result belongs to the result.
    const isOwner = node.parent?.name === 'MemberExpression'
    this.#insert(node.from, isOwner ? '(await ' : 'await ')
    if (isOwner) this.#insert(node.to, ')')
  }

  /** The condition is asked again and again. */
  #waitUntil(node: Node, isClosed: boolean): void {
    const [args] = [node.lastChild!]
    if (isClosed || node.parent?.name !== 'ExpressionStatement') return this.#refuse(node)
    this.edits.push({ from: node.from, to: args.from, text: 'while not ' })
    this.#insert(args.to, ': await next_frame()')
  }

  /** A loop that waits for something lets the other scripts work meanwhile, as the blocks do. */
  #turn(node: Node): void {
    const body = node.getChild('Body')
    const first = body?.firstChild?.nextSibling
    if (!body || !first) return
    const start = this.#text.lastIndexOf('\n', first.from - 1) + 1
    const isOneLine = start <= body.from
    const spaces = this.#text.slice(start, first.from)
    this.#insert(first.from, isOneLine ? 'await next_frame(); ' : `await next_frame()\n${spaces}`)
  }
}

/** The same lines for the board, or the line that it does not know. */
export function boardLines(text: string, names: Names): BoardLines {
  const writer = new BoardWriter(text, names)
  writer.look(parser.parse(text).topNode, names.isOutside ?? false)
  if (writer.unknown !== null) return { unknown: writer.unknown }
  const edits = writer.edits.toSorted((one, other) => one.from - other.from || one.to - other.to)
  let [made, at] = ['', 0]
  for (const edit of edits) {
    made += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return { text: made + text.slice(at) }
}

/** The first line of a text that a board's Python does not know. */
export function unknownToBoards(text: string): string | null {
  const made = boardLines(text, { renamed: new Map(), slow: new Set() })
  return 'unknown' in made ? made.unknown : null
}
