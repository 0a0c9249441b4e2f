/** A program as steps that can be compared: what each of them does, whatever the names of the writer are. */
import { pythonStatements, type Statement, type Token } from '../alike/python-tokens.ts'

export interface Step {
  /** Its words as they are written, without what only holds them together. */
  words: readonly string[]
  /** The same with the writer's own names taken away; a number or a text counts for more than a word of the language. */
  does: ReadonlyMap<string, number>
  /** The same with numbers and texts taken away too. */
  shape: ReadonlyMap<string, number>
  /** Without spaces, to look for it in a text. */
  written: string
  depth: number
  /** How many lines it is long. */
  lines: number
}

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break case class continue def del elif else except finally ' +
    'for from global if import in is lambda match nonlocal not or pass raise return try while with yield ' +
    'const function let new of switch var'
  ).split(' '),
)
/** Begin a line that holds others, and may stand in one line with them. */
const HOLDERS = new Set('class def elif else except finally for if try while with'.split(' '))
const SILENT = new Set('in as global nonlocal pass import from'.split(' '))
const NAME = '<name>'
/** Everybody's numbers: they tell nothing. */
const COMMON = /^(?:0|1|''|"")$/
const HOLDING = /^[()[\]{}:,.;]$/

export const isKeyword = (word: string): boolean => KEYWORDS.has(word)

export function stepsOf(text: string, own: ReadonlySet<string> = definedIn(text)): Step[] {
  const steps: Step[] = []
  let depth = 0
  for (const statement of pythonStatements(text)) {
    for (const { kind } of statement) depth += kind === 'indent' ? 1 : kind === 'dedent' ? -1 : 0
    const words = statement.filter(({ kind }) => kind !== 'indent' && kind !== 'dedent')
    for (const [index, part] of apart(words).entries()) steps.push(stepOf(part, depth + index, own))
  }
  return steps
}

/** Functions and classes of the writer: their names are as free as those of variables. */
export function definedIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\b(?:def|class|function)\s+([\p{L}_][\p{L}\p{M}\p{N}_]*)/gu)].map(
      ([, name]) => name!,
    ),
  )
}

/** `for i in range(3): print(i)` is two steps. */
function apart(statement: Statement): Statement[] {
  const [first] = statement
  if (first?.kind !== 'name' || !HOLDERS.has(first.text)) return [statement]
  let open = 0
  for (const [index, { kind, text }] of statement.entries()) {
    if (kind !== 'sign') continue
    if ('([{'.includes(text)) open++
    else if (')]}'.includes(text)) open--
    else if (text === ':' && open <= 0) {
      const rest = statement.slice(index + 1)
      return rest.length === 0 ? [statement] : [statement.slice(0, index + 1), ...apart(rest)]
    }
  }
  return [statement]
}

function stepOf(statement: Statement, depth: number, own: ReadonlySet<string>): Step {
  const does = new Map<string, number>()
  const shape = new Map<string, number>()
  const add = (bag: Map<string, number>, word: string, weight: number) => {
    if (weight > 0) bag.set(word, (bag.get(word) ?? 0) + weight)
  }
  for (const [index, token] of statement.entries()) {
    const [word, weight] = meaningOf(statement, index, own)
    add(does, word, weight)
    add(shape, isValue(token) ? `<${token.kind}>` : word, weight)
  }
  return {
    words: statement
      .filter(({ kind, text }) => kind !== 'sign' || !HOLDING.test(text))
      .map(({ text }) => text),
    does,
    shape,
    written: writtenAs(statement),
    depth,
    lines: 1 + (statement.at(-1)?.line ?? 0) - (statement[0]?.line ?? 0),
  }
}

const isValue = ({ kind }: Token): boolean => kind === 'number' || kind === 'text'

/** With one left only where two words would grow together. */
export const withoutSpaces = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?<![\p{L}\p{M}\p{N}_]) | (?![\p{L}\p{M}\p{N}_])/gu, '')
    .replaceAll("'", '"')

const writtenAs = (statement: Statement): string =>
  withoutSpaces(statement.map(({ text }) => text).join(' '))

function meaningOf(
  statement: Statement,
  index: number,
  own: ReadonlySet<string>,
): [string, number] {
  const token = statement[index]!
  if (isValue(token)) return [withoutSpaces(token.text), COMMON.test(token.text) ? 1 : 2]
  if (token.kind === 'sign')
    return [token.text, HOLDING.test(token.text) ? 0 : token.text === '=' ? 0.5 : 1]
  if (SILENT.has(token.text)) return [token.text, 0]
  if (KEYWORDS.has(token.text)) return [token.text, 1]
  const next = statement[index + 1]
  const isMember = statement[index - 1]?.text === '.'
  if (!own.has(token.text) && (isMember || next?.text === '(')) return [token.text, 1]
  return [NAME, 0.5]
}

const sum = (bag: ReadonlyMap<string, number>): number =>
  [...bag.values()].reduce((a, b) => a + b, 0)

export const weightOf = ({ does }: Step): number => sum(does)

/** From 0 for nothing in common to 1 for the same. */
export function likeness(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  let shared = 0
  for (const [word, weight] of one) shared += Math.min(weight, other.get(word) ?? 0)
  const all = sum(one) + sum(other)
  return all === 0 ? 0 : (2 * shared) / all
}

/** `else:` or `print(name)` stand in every second program. */
export const isCommon = ({ does }: Step): boolean => sum(does) - (does.get(NAME) ?? 0) < 2.5

/** Numbers and texts that belong to this task. */
export const valuesOf = ({ does }: Step): string[] =>
  [...does.keys()].filter((word) => /^(?:\.?\d|[a-z]{0,2}")/i.test(word) && !COMMON.test(word))

const SCAFFOLD = /^(?:@|global|nonlocal|import|from|pass)$/

/** What tells nothing of how a task is solved. */
export const isScaffold = ({ words }: Step): boolean =>
  SCAFFOLD.test(words[0] ?? '@') || words.every((word) => /^[a-z]{0,2}["']/i.test(word))
