/**
 * Text on its way to a page that knows carriage returns but no more of a terminal. What the page has of a line
 * that is not complete is remembered: more letters are sent alone, a changed line is written over.
 */
import { TerminalText } from './terminal-text.ts'

export class PageText {
  readonly #terminal: TerminalText
  /** Complete lines that were not sent. */
  #done = ''
  /** The unfinished line as the page has it. */
  #sent = ''
  #closed = 0
  /** Complete lines. */
  lines = 0

  constructor(pen = '') {
    this.#terminal = new TerminalText(pen)
  }

  get pen(): string {
    return this.#terminal.pen
  }

  /** Characters of complete lines that were not sent. */
  get waiting(): number {
    return this.#done.length
  }

  /** Characters the page has of this text, once all is sent. */
  get size(): number {
    return this.#closed + this.#terminal.open.length
  }

  push(text: string): void {
    const done = this.#terminal.push(text)
    this.#done += done
    this.#closed += done.length
    this.lines += linesIn(done)
  }

  /** What the page needs to have everything. */
  take(): string {
    const open = this.#terminal.open
    const text = this.#continued(this.#done + open)
    const replaced = text.startsWith('\r') && this.#done === ''
    this.#sent = replaced ? text.slice(1) : open
    this.#done = ''
    return text
  }

  #continued(text: string): string {
    if (text.startsWith(this.#sent)) return text.slice(this.#sent.length)
    const end = text.indexOf('\n')
    const line = end < 0 ? text : text.slice(0, end)
    const rest = end < 0 ? '' : text.slice(end)
    return `\r${line}${filler(this.#sent.length - line.length)}${rest}`
  }
}

/** Covers what is left of a longer line: an order without effect, since spaces would show the colour of their ground. */
function filler(length: number): string {
  return length > 0 ? `\u001B[${';'.repeat(Math.max(0, length - 3))}K` : ''
}

export function linesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** The page's part: what was shown, with more text; a carriage return goes back to the line's beginning. */
export function overwritten(shown: string, more: string): string {
  if (!more.includes('\r')) return shown + more
  let text = shown
  let at = text.length
  for (const piece of more.split(/(\r|\n)/)) {
    if (piece === '\r') at = text.lastIndexOf('\n') + 1
    else if (piece === '\n') {
      text += '\n'
      at = text.length
    } else {
      text = text.slice(0, at) + piece + text.slice(at + piece.length)
      at += piece.length
    }
  }
  return text
}
