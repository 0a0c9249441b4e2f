/** Cuts Python text into tokens, with INDENT and DEDENT like Python itself does. */
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'

export type TokenKind =
  | 'name'
  | 'number'
  | 'text'
  | 'operator'
  | 'newline'
  | 'indent'
  | 'dedent'
  | 'end'

export interface Token {
  kind: TokenKind
  text: string
  line: number
}

const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy
const NUMBER = /\d+/y
const OPERATOR = /\/\/|==|!=|<=|>=|\+=|-=|\*=|\.\.\.|[-+*/%<>=()[\]:,.{}]/y
const CLOSERS: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** The width of a line's leading spaces; a tab goes to the next multiple of four. */
function indentOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (character === ' ') width += 1
    else if (character === '\t') width += 4 - (width % 4)
    else break
  }
  return width
}

function readText(text: string, at: number, line: number): string {
  const quote = text[at] as string
  const end = text.indexOf(quote, at + 1)
  if (end < 0) throw new CodeError('text-not-closed', String(line))
  if (end - at - 1 > LIMITS.textLength) throw new CodeError('too-long', String(line))
  return text.slice(at, end + 1)
}

class Lexer {
  readonly tokens: Token[] = []
  readonly #indents: number[] = [0]
  readonly #open: { bracket: string; line: number }[] = []

  line(text: string, line: number): void {
    const bare = text.trim()
    if (this.#open.length === 0) {
      if (bare === '' || bare.startsWith('#')) return
      this.#indent(indentOf(text), line)
    }
    this.#words(text, line)
    if (this.#open.length === 0 && this.tokens.at(-1)?.kind !== 'newline') {
      this.#push('newline', '', line)
    }
  }

  finish(line: number): Token[] {
    const unclosed = this.#open.at(-1)
    if (unclosed) {
      throw new CodeError('bracket-not-closed', String(unclosed.line), { word: unclosed.bracket })
    }
    while (this.#indents.length > 1) {
      this.#indents.pop()
      this.#push('dedent', '', line)
    }
    this.#push('end', '', line)
    return this.tokens
  }

  #push(kind: TokenKind, text: string, line: number): void {
    this.tokens.push({ kind, text, line })
  }

  #indent(width: number, line: number): void {
    if (width > (this.#indents.at(-1) ?? 0)) {
      if (this.#indents.length > LIMITS.nesting) throw new CodeError('too-nested', String(line))
      this.#indents.push(width)
      this.#push('indent', '', line)
      return
    }
    while (width < (this.#indents.at(-1) ?? 0)) {
      this.#indents.pop()
      this.#push('dedent', '', line)
    }
    if (width !== this.#indents.at(-1)) throw new CodeError('indent-uneven', String(line))
  }

  #words(text: string, line: number): void {
    let at = 0
    while (at < text.length) {
      const character = text[at] as string
      if (character === '#') return
      if (character.trim() === '') at += 1
      else at += this.#word(text, at, line)
    }
  }

  #word(text: string, at: number, line: number): number {
    const character = text[at]
    if (character === '"' || character === "'") {
      const found = readText(text, at, line)
      this.#push('text', found.slice(1, -1), line)
      return found.length
    }
    for (const [kind, pattern] of [
      ['name', NAME],
      ['number', NUMBER],
      ['operator', OPERATOR],
    ] as const) {
      const found = match(pattern, text, at)
      if (found === null) continue
      if (kind === 'operator') this.#bracket(found, line)
      this.#push(kind, found, line)
      return found.length
    }
    throw new CodeError('character', String(line), {
      word: String.fromCodePoint(text.codePointAt(at) ?? 0),
    })
  }

  #bracket(operator: string, line: number): void {
    if (operator in CLOSERS) {
      this.#open.push({ bracket: operator, line })
      return
    }
    if (!Object.values(CLOSERS).includes(operator)) return
    const opened = this.#open.pop()
    if (!opened || CLOSERS[opened.bracket] !== operator) {
      throw new CodeError('unexpected', String(line), { word: operator })
    }
  }
}

export function tokenize(source: string): Token[] {
  if (source.length > LIMITS.sourceLength) throw new CodeError('too-long', null)
  const lexer = new Lexer()
  const lines = source.split(/\r\n|\r|\n/)
  for (const [index, text] of lines.entries()) lexer.line(text, index + 1)
  return lexer.finish(lines.length)
}
