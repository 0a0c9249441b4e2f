/** A text line by line, and once more with everything hidden that stands in quotes or is only a remark. */

import type { parser } from '@lezer/python'

type Tree = ReturnType<typeof parser.parse>

/** The end of a line that ends no statement. */
const LINE_IN_TEXT = '\r'

export const STRINGS = new Set(['String', 'FormatString'])

/** A statement's first line with those that its brackets or quotes are still open in. */
export interface WrittenLine {
  from: number
  to: number
  /** Without what is in quotes, and without remarks. */
  words: string
}

export class WrittenLines {
  readonly text: string
  /** As long as the text: what is in quotes is underscores, also over several lines, and remarks are spaces. */
  readonly bare: string
  readonly #starts: number[] = [0]

  constructor(tree: Tree, text: string) {
    this.text = text
    this.bare = withoutTexts(tree, text)
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.#starts.push(at + 1)
  }

  /** The number of the line, counted from 1. */
  at(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  /** The line around this place. */
  around(offset: number): WrittenLine {
    const number = this.at(offset)
    const from = this.#starts[number - 1]!
    const to = (this.#starts[number] ?? this.text.length + 1) - 1
    return { from, to, words: this.bare.slice(from, to) }
  }

  /** Statements from top to bottom; a line in open brackets, or behind a backslash, belongs to the one above. */
  statements(): WrittenLine[] {
    const found: WrittenLine[] = []
    let [begun, at, depth] = [0, 0, 0]
    for (const line of this.bare.split('\n')) {
      const to = at + line.length
      at = to + 1
      depth = Math.max(0, depth + depthOf(line))
      if ((depth > 0 || line.endsWith('\\')) && at <= this.bare.length) continue
      found.push({ from: begun, to, words: this.bare.slice(begun, to) })
      begun = at
    }
    return found.filter(({ words }) => words.trim() !== '')
  }
}

/** How many brackets are open at the end of these words. */
export function depthOf(line: string): number {
  let depth = 0
  for (const sign of line) {
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
  }
  return depth
}

function withoutTexts(tree: Tree, text: string): string {
  let bare = ''
  let at = 0
  tree.iterate({
    enter: ({ name, from, to }) => {
      const isText = STRINGS.has(name)
      if (!isText && name !== 'Comment') return true
      if (from < at) return false
      const hidden = text.slice(from, to).replaceAll('\n', LINE_IN_TEXT)
      bare += text.slice(at, from) + hidden.replace(/[^\r]/g, isText ? '_' : ' ')
      at = to
      return false
    },
  })
  return bare + text.slice(at)
}
