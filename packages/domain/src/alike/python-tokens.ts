/** Cuts any text into Python's words, as far as it is Python: half-written programs are handed in too. */

export type TokenKind = 'name' | 'number' | 'text' | 'sign' | 'indent' | 'dedent'

export interface Token {
  kind: TokenKind
  /** As it is written; of an indentation nothing. */
  text: string
  /** From 0. */
  line: number
}

/** What stands between two ends of a line, lines broken inside brackets put together. */
export type Statement = readonly Token[]

const SPACE = /[^\S\n]+|\\\r?\n/y
const COMMENT = /#[^\n]*/y
const BEFORE_TEXT = /[a-z]{0,2}(?:"""|'''|"|')/iy
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?j?)/iy
const SIGN = /\*\*=|\/\/=|>>=|<<=|\.\.\.|\*\*|\/\/|>>|<<|->|[-+*/%@&|^=!<>:]=|[^\s]/uy

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Behind the closing quotes; a text in one line that is not closed ends with its line. */
function endOfText(source: string, from: number, quotes: string): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source.startsWith(quotes, at)) return at + quotes.length
    else if (source[at] === '\n' && quotes.length === 1) return at
  }
  return source.length
}

/** The width of the spaces a line begins with; a tab goes to the next multiple of four. */
function widthOf(space: string): number {
  let width = 0
  for (const one of space) width += one === '\t' ? 4 - (width % 4) : 1
  return width
}

class Cutter {
  readonly statements: Token[][] = []
  #statement: Token[] = []
  #open = 0
  #line = 0
  readonly #widths = [0]

  cut(source: string): Statement[] {
    let at = this.#indent(source, 0)
    while (at < source.length) {
      if (source[at] === '\n') at = this.#endOfLine(source, at)
      else at += this.#word(source, at)
    }
    this.#end()
    return this.statements
  }

  #endOfLine(source: string, at: number): number {
    this.#line++
    if (this.#open > 0) return at + 1
    this.#end()
    return this.#indent(source, at + 1)
  }

  #end(): void {
    if (this.#statement.some(({ kind }) => kind !== 'indent' && kind !== 'dedent')) {
      this.statements.push(this.#statement)
      this.#statement = []
    }
  }

  #push(kind: TokenKind, text: string): void {
    this.#statement.push({ kind, text, line: this.#line })
  }

  /** An empty line, or one with a remark alone, is as deep as the one before. */
  #indent(source: string, at: number): number {
    const space = match(/[ \t\f]*/y, source, at) ?? ''
    const next = source[at + space.length]
    if (next === undefined || '\n\r#'.includes(next)) return at + space.length
    const width = widthOf(space)
    if (width > this.#widths.at(-1)!) {
      this.#widths.push(width)
      this.#push('indent', '')
    }
    while (width < this.#widths.at(-1)!) {
      this.#widths.pop()
      this.#push('dedent', '')
    }
    return at + space.length
  }

  /** How much of the text it was. */
  #word(source: string, at: number): number {
    const skipped = match(SPACE, source, at) ?? match(COMMENT, source, at)
    if (skipped !== null) {
      if (skipped.endsWith('\n')) this.#line++
      return skipped.length
    }
    const opening = match(BEFORE_TEXT, source, at)
    if (opening !== null) return this.#text(source, at, opening)
    const name = match(NAME, source, at)
    const number = name === null ? match(NUMBER, source, at) : null
    const word = name ?? number ?? match(SIGN, source, at) ?? source.charAt(at)
    if (name !== null) this.#push('name', word)
    else if (number !== null) this.#push('number', word)
    else this.#sign(word)
    return word.length
  }

  #text(source: string, at: number, opening: string): number {
    const from = at + opening.length
    const end = endOfText(source, from, opening.replace(/^[a-z]*/i, ''))
    this.#push('text', source.slice(at, end))
    // Looked for inside of the text only: the next end of a line may be a megabyte away.
    for (let place = at; place < end; place++) if (source[place] === '\n') this.#line++
    return end - at
  }

  #sign(sign: string): void {
    if (sign === ';' && this.#open === 0) return this.#end()
    if ('([{'.includes(sign)) this.#open++
    else if (')]}'.includes(sign)) this.#open = Math.max(0, this.#open - 1)
    this.#push('sign', sign)
  }
}

export function pythonStatements(source: string): Statement[] {
  return new Cutter().cut(source)
}
