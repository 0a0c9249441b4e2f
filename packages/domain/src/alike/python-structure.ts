/** Python in normal form: its words without the writer's own names, numbers, texts, remarks and spaces. */
import { isSetting, type OwnNames, ownNames } from './python-names.ts'
import { pythonStatements, type Statement, type Token } from './python-tokens.ts'
import {
  MOST_CHARACTERS,
  type StructurePart,
  shownLine,
  type WorkStructure,
} from './work-structure.ts'

export interface PythonText {
  /** Shown above it where there are several. */
  name: string | null
  text: string
}

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally from for ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield self'
  ).split(' '),
)
const IMPORTS = /^(?:import|from)$/
const OWN_NAME = '<name>'
const NUMBER = '<number>'
const TEXT = '<text>'

/**
 * Several files, or the cells of a notebook: what one of them names is the writer's own in all.
 * Null for more than anybody writes by hand.
 */
export function pythonStructure(texts: readonly PythonText[]): WorkStructure | null {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS) return null
  const cut = texts.map(({ text }) => pythonStatements(text))
  const own = ownNames(cut.flat())
  const lines: string[] = []
  const parts: StructurePart[] = []
  for (const [index, { name, text }] of texts.entries()) {
    if (name !== null) lines.push(`# ${name}`)
    parts.push(...partsOf(cut[index] ?? [], own, lines.length))
    for (const line of text.replace(/\n$/, '').split('\n')) lines.push(shownLine(line.trimEnd()))
  }
  return { lines, parts }
}

/** A function is a part, and so is what stands outside of all: it does not matter what comes first. */
function partsOf(
  statements: readonly Statement[],
  own: OwnNames,
  firstLine: number,
): StructurePart[] {
  const main = new Part()
  const parts = [main]
  let depth = 0
  let part = main
  for (const statement of statements) {
    const words = statement.filter(({ kind }) => kind !== 'indent' && kind !== 'dedent')
    for (const { kind } of statement) depth += kind === 'indent' ? 1 : kind === 'dedent' ? -1 : 0
    if (depth === 0) {
      part = beginsPart(words) ? new Part() : main
      if (part !== main) parts.push(part)
    }
    if (!isLeftOut(words)) part.write(words, depth, own, firstLine)
  }
  return parts.filter(({ steps }) => steps.length > 0)
}

const beginsPart = ([first, second]: readonly Token[]): boolean =>
  first?.text === 'def' || first?.text === 'class' || second?.text === 'def'

/** What is imported, and in which order, is no structure; a text that stands alone is a remark. */
function isLeftOut(words: readonly Token[]): boolean {
  return IMPORTS.test(words[0]?.text ?? '') || words.every(({ kind }) => kind === 'text')
}

class Part implements StructurePart {
  readonly steps: string[] = []
  readonly at: number[] = []
  #depth = 0

  write(words: Statement, depth: number, own: OwnNames, firstLine: number): void {
    const push = (step: string, { line }: Token) => {
      this.steps.push(step)
      this.at.push(firstLine + line)
    }
    for (; this.#depth < depth; this.#depth++) push('<indent>', words[0]!)
    for (; this.#depth > depth; this.#depth--) push('<dedent>', words[0]!)
    for (const [index, token] of words.entries()) {
      const step = stepOf(words, index, own)
      if (step !== null) push(step, token)
    }
    push(';', words.at(-1)!)
  }
}

function stepOf(statement: Statement, index: number, own: OwnNames): string | null {
  const token = statement[index]!
  const before = statement[index - 1]
  if (token.kind === 'text') return before?.kind === 'text' ? null : TEXT
  if (token.kind === 'number') return NUMBER
  if (token.kind === 'sign') return isSignOfNumber(statement, index) ? null : token.text
  if (KEYWORDS.has(token.text)) return token.text
  if (isSetting(statement, index)) return OWN_NAME
  const known = before?.text === '.' && before.kind === 'sign' ? own.members : own.names
  return known.has(token.text) ? OWN_NAME : token.text
}

/** -5 is a number like 5. */
function isSignOfNumber(statement: Statement, index: number): boolean {
  const { text } = statement[index]!
  if ((text !== '-' && text !== '+') || statement[index + 1]?.kind !== 'number') return false
  const before = statement[index - 1]
  if (before?.kind === 'sign') return !')]}'.includes(before.text)
  return before?.kind !== 'number' && before?.kind !== 'text' && !isValue(before)
}

const isValue = (token: Token | undefined): boolean =>
  token?.kind === 'name' && !KEYWORDS.has(token.text)
