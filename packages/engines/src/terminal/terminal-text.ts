/**
 * Printed text as a terminal shows it: a carriage return goes back to the beginning of the line and what follows
 * is written over it, backspace goes back one place, colours last until they are changed. Lines that are complete
 * come out with nothing but text and colours in them. However the text is cut into pieces, the lines are the same.
 */
import { afterCodes, nameOf, styleOf, turn } from './terminal-style.ts'

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const SPECIAL = /[\r\b\u001B]/g
// oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
const CONTROL = /^\u001B\[([0-?]*)[ -/]*([@-~])/
// oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
const TITLE = /^\u001B\][^\u0007\u001B]*(?:\u0007|\u001B\\)/
/** An escape sequence that is longer was none. */
const LONGEST_ESCAPE = 300
/** A line this long is passed on in pieces; nothing goes back behind one. */
const LONGEST_LINE = 8192

export class TerminalText {
  /** The line that is not complete, while nothing in it has moved. */
  #plain = ''
  #cells: Cells | null = null
  #pen: string
  /** The colour the page has before the first letter. */
  #lead: string
  #escape = ''

  constructor(pen = '') {
    this.#pen = pen
    this.#lead = turn('', pen)
  }

  /** How letters that come now would look. */
  get pen(): string {
    return this.#pen
  }

  /** The line that is not complete yet, as it looks now. */
  get open(): string {
    return this.#cells ? this.#cells.drawn() : this.#plain
  }

  /** Takes more text and gives the lines that it completes. */
  push(more: string): string {
    const text = this.#escape + more
    this.#escape = ''
    let done = text === '' ? '' : this.#lead
    if (text !== '') this.#lead = ''
    let at = 0
    while (at < text.length) {
      if (!this.#cells) {
        SPECIAL.lastIndex = at
        const special = SPECIAL.exec(text)?.index ?? text.length
        done += this.#write(text.slice(at, special))
        at = special
        if (at >= text.length) break
        this.#cells = new Cells(this.#plain, this.#pen)
        this.#plain = ''
      }
      const next = this.#move(text, at)
      if (next === at) break
      if (text[at] === '\n') done += this.#endLine()
      at = next
    }
    return done + this.#endLong()
  }

  /** Text in which nothing moves. */
  #write(text: string): string {
    const end = text.lastIndexOf('\n') + 1
    const done = end > 0 ? this.#plain + text.slice(0, end) : ''
    this.#plain = end > 0 ? text.slice(end) : this.#plain + text
    return done
  }

  #endLine(): string {
    const line = this.#cells?.drawn(this.#pen) ?? this.#plain
    this.#cells = null
    this.#plain = ''
    return `${line}\n`
  }

  #endLong(): string {
    const length = this.#cells?.length ?? this.#plain.length
    if (length < LONGEST_LINE) return ''
    const line = this.#endLine()
    return line.slice(0, -1)
  }

  /** One character or escape sequence in a line that has moved; the same place when not all of it is there. */
  #move(text: string, at: number): number {
    const cells = this.#cells!
    const character = text[at]!
    if (character === '\u001B') return this.#escapeAt(text, at)
    if (character === '\r') cells.column = 0
    else if (character === '\b') cells.column = Math.max(0, cells.column - 1)
    else if (character !== '\n') {
      const length = isFirstHalf(character) ? 2 : 1
      if (at + length > text.length) {
        this.#escape = character
        return at
      }
      cells.put(text.slice(at, at + length), this.#pen)
      return at + length
    }
    return at + 1
  }

  #escapeAt(text: string, at: number): number {
    const rest = text.slice(at, at + LONGEST_ESCAPE)
    const control = CONTROL.exec(rest)
    if (control) {
      const [all, codes = '', letter = ''] = control
      this.#obey(codes, letter)
      return at + all.length
    }
    const title = TITLE.exec(rest)
    if (title) return at + title[0].length
    const isOpen = rest.length === 1 || '[]'.includes(rest[1]!)
    if (isOpen && at + LONGEST_ESCAPE > text.length && isUnfinished(rest)) {
      this.#escape = rest
      return at
    }
    return at + Math.min(isOpen ? 1 : 2, text.length - at)
  }

  #obey(codes: string, letter: string): void {
    const cells = this.#cells!
    const count = Number(codes.split(';')[0] || '0')
    if (!Number.isFinite(count)) return
    if (letter === 'm') {
      this.#pen = nameOf(afterCodes(styleOf(this.#pen), codes.split(/[;:]/)))
    } else if (letter === 'K') cells.erase(count)
    else if (letter === 'G') cells.column = Math.max(0, Math.min(count - 1, LONGEST_LINE))
    else if (letter === 'C') cells.column = Math.min(cells.column + (count || 1), LONGEST_LINE)
    else if (letter === 'D') cells.column = Math.max(0, cells.column - (count || 1))
  }
}

/** Of a letter that takes two places. */
function isFirstHalf(character: string): boolean {
  const code = character.charCodeAt(0)
  return code >= 0xd800 && code <= 0xdbff
}

/** What follows may still make an escape sequence of it. */
function isUnfinished(rest: string): boolean {
  // oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
  return /^\u001B(?:\[[0-?]*[ -/]*|\][^\u0007\u001B]*\u001B?)?$/.test(rest)
}

/** A line, letter by letter. */
class Cells {
  column: number
  readonly #start: string
  #letters: string[]
  #styles: string[]

  constructor(line: string, style: string) {
    this.#start = style
    this.#letters = Array.from(line)
    this.#styles = this.#letters.map(() => style)
    this.column = this.#letters.length
  }

  get length(): number {
    return this.#letters.length
  }

  put(letter: string, style: string): void {
    while (this.#letters.length < this.column) {
      this.#letters.push(' ')
      this.#styles.push('')
    }
    this.#letters[this.column] = letter
    this.#styles[this.column] = style
    this.column += 1
  }

  /** 0: from here on, 1: up to here, 2: the whole line. */
  erase(which: number): void {
    if (which === 0) {
      this.#letters.length = Math.min(this.#letters.length, this.column)
      this.#styles.length = this.#letters.length
      return
    }
    const end = which === 1 ? this.column + 1 : this.#letters.length
    for (let at = 0; at < Math.min(end, this.#letters.length); at++) {
      this.#letters[at] = ' '
      this.#styles[at] = ''
    }
    if (which === 2) {
      this.#letters = []
      this.#styles = []
    }
  }

  /** As text with colours; with `end` the line is left in that one. */
  drawn(end?: string): string {
    let line = ''
    let style = this.#start
    for (const [at, letter] of this.#letters.entries()) {
      line += turn(style, this.#styles[at]!) + letter
      style = this.#styles[at]!
    }
    return end === undefined ? line : line + turn(style, end)
  }
}
