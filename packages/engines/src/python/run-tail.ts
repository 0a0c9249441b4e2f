/** The newest end of a run that shows more than a page holds, and how much was left out before it. */
import { linesIn } from '../terminal/page-text.ts'
import { TerminalText } from '../terminal/terminal-text.ts'
import type { TextKind } from './output-writer.ts'
import type { LeftOut } from './protocol.ts'

const CHARACTERS = 32 * 1024
const LINES = 1000
/** While the flood goes on, so much of its end is shown. */
const GLANCE_CHARACTERS = 4 * 1024
const GLANCE_LINES = 50
const SHOWS = 10
const SHOW_CHARACTERS = 2_000_000
const BLOCK = 4 * 1024

interface Show {
  json: string
  id: string | null
}

export class RunTail {
  readonly #terminals: Record<TextKind, TerminalText>
  /** Whose line is not complete. */
  #kind: TextKind = 'stdout'
  #blocks: string[] = []
  #size = 0
  #lines = 0
  #characters = 0
  #kept: Show[] = []
  #lostShows = 0

  constructor(pens: Record<TextKind, string>) {
    this.#terminals = {
      stdout: new TerminalText(pens.stdout),
      stderr: new TerminalText(pens.stderr),
    }
  }

  get shows(): string[] {
    return this.#kept.map((show) => show.json)
  }

  print(kind: TextKind, text: string): void {
    if (kind !== this.#kind) this.#endLine()
    this.#kind = kind
    this.#keep(this.#terminals[kind].push(text))
  }

  #endLine(): void {
    const terminal = this.#terminals[this.#kind]
    this.#keep(terminal.open)
    this.#terminals[this.#kind] = new TerminalText(terminal.pen)
  }

  #keep(text: string): void {
    if (text === '') return
    const last = this.#blocks.length - 1
    if (last >= 0 && this.#blocks[last]!.length < BLOCK) this.#blocks[last] += text
    else this.#blocks.push(text)
    this.#size += text.length
    while (this.#size - this.#blocks[0]!.length >= CHARACTERS) {
      const gone = this.#blocks.shift()!
      this.#size -= gone.length
      this.#lose(gone)
    }
  }

  #lose(text: string): void {
    this.#lines += linesIn(text)
    this.#characters += text.length
  }

  show({ json, id }: Show): void {
    this.#kept.push({ json, id })
    let size = this.#kept.reduce((sum, show) => sum + show.json.length, 0)
    while (this.#kept.length > SHOWS || (size > SHOW_CHARACTERS && this.#kept.length > 1)) {
      size -= this.#kept.shift()!.json.length
      this.#lostShows += 1
    }
  }

  /** True when it was one of these, so that nothing is left to do. */
  replace({ json, id }: Show): boolean {
    const known = id === null ? undefined : this.#kept.find((show) => show.id === id)
    if (known) known.json = JSON.stringify({ ...(JSON.parse(json) as object), update: false })
    return known !== undefined
  }

  glance(): LeftOut {
    return this.#end(GLANCE_CHARACTERS, GLANCE_LINES, this.#kept.length)
  }

  whole(): LeftOut {
    return this.#end(CHARACTERS, LINES, 0)
  }

  #end(most: number, lines: number, hidden: number): LeftOut {
    const text = this.#blocks.join('') + this.#terminals[this.#kind].open
    const from = beginning(text, most, lines)
    const before = text.slice(0, from)
    return {
      lines: this.#lines + linesIn(before),
      characters: this.#characters + before.length,
      shows: this.#lostShows + hidden,
      tail: text.slice(from),
    }
  }
}

/** Where the last lines begin; inside a line only when it is longer than everything. */
function beginning(text: string, most: number, lines: number): number {
  let from = Math.max(0, text.length - most)
  if (from > 0) {
    const line = text.indexOf('\n', from) + 1
    if (line > 0 && line < text.length) from = line
    else if (isLow(text.charCodeAt(from))) from += 1
  }
  let found = 0
  for (
    let at = text.lastIndexOf('\n', text.length - 2);
    at >= from;
    at = text.lastIndexOf('\n', at - 1)
  ) {
    if (++found >= lines) return at + 1
    if (at === 0) break
  }
  return from
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
