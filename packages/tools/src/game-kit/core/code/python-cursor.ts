/** Walks over the tokens of a Python program and complains kindly when one is missing. */
import { CodeError, type CodeErrorCode } from './code-error.ts'
import { LIMITS } from './limits.ts'
import type { Token, TokenKind } from './python-lexer.ts'

export const KEYWORDS: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally
   for from global if import in is lambda nonlocal not or pass raise return try while with yield`
    .trim()
    .split(/\s+/),
)

export class Cursor {
  readonly #tokens: Token[]
  #position = 0
  #nodes = 0
  #depth = 0

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  get now(): Token {
    return this.#tokens[this.#position] as Token
  }

  get at(): string {
    return String(this.now.line)
  }

  next(): Token {
    const token = this.now
    if (token.kind !== 'end') this.#position += 1
    return token
  }

  is(text: string): boolean {
    const { kind } = this.now
    return (kind === 'operator' || kind === 'name') && this.now.text === text
  }

  isKind(kind: TokenKind): boolean {
    return this.now.kind === kind
  }

  peek(offset: number): Token | undefined {
    return this.#tokens[this.#position + offset]
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false
    this.next()
    return true
  }

  expect(text: string): void {
    if (this.accept(text)) return
    throw this.error('expected', { expected: text, word: this.shown() })
  }

  /** A name the learner chose: not a word of the language. */
  name(): string {
    const token = this.now
    if (token.kind !== 'name') throw this.error('unexpected', { word: this.shown() })
    if (KEYWORDS.has(token.text)) throw this.error('name-reserved', { word: token.text })
    this.next()
    return token.text
  }

  endOfLine(): void {
    if (this.isKind('newline')) {
      this.next()
      return
    }
    if (this.isKind('end')) return
    throw this.error('unexpected', { word: this.shown() })
  }

  shown(): string {
    const { kind, text } = this.now
    return kind === 'text' ? `"${text}"` : text === '' ? '⏎' : text
  }

  error(code: CodeErrorCode, values?: Record<string, string | number>): CodeError {
    return new CodeError(code, this.at, values)
  }

  /** Counts a node and a level of nesting, so that no text can exhaust the reader. */
  nested<T>(read: () => T): T {
    this.#nodes += 1
    this.#depth += 1
    if (this.#nodes > LIMITS.nodes * 4) throw this.error('too-long')
    if (this.#depth > LIMITS.nesting * 4) throw this.error('too-nested')
    const result = read()
    this.#depth -= 1
    return result
  }
}
