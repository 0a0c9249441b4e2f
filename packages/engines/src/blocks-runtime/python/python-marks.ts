/**
 * Which block a piece of text came from. While the text is put together each piece stands between two signs that
 * nothing else in it can hold (texts escape them, names and comments lose them); at the end they are taken out.
 */
import type { Py } from '../../code/python-code.ts'
import type { BlockJson } from '../program.ts'

/** A block and where its text stands, counted as JavaScript counts. */
export interface PlacedBlock {
  block: string
  from: number
  to: number
}

export interface PythonText {
  text: string
  places: readonly PlacedBlock[]
}

const [BEGIN, NUMBERED, END] = ['\u0001', '\u0002', '\u0003']
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs.
const SIGNS = /\u0001(\d+)\u0002|\u0003/g

/** What will be read of a piece. */
export function withoutMarks(code: string): string {
  return code.replace(SIGNS, '')
}

export class Marks {
  readonly #ids: string[] = []

  /** The same code, known to be this block's. */
  around(block: BlockJson, code: Py): Py {
    return `${this.#begin(block)}${code}${END}` as Py
  }

  /** Both signs, for code that is put together piece by piece. */
  signs(block: BlockJson): [open: Py, close: Py] {
    return [this.#begin(block) as Py, END as Py]
  }

  /** The same for lines: from the first letter of the first to the end of the last. */
  aroundLines(block: BlockJson, lines: Py[]): Py[] {
    if (lines.length === 0) return lines
    const marked = [...lines]
    marked[0] = `${this.#begin(block)}${marked[0]}` as Py
    marked[marked.length - 1] = `${marked.at(-1)}${END}` as Py
    return marked
  }

  #begin(block: BlockJson): string {
    return `${BEGIN}${this.#ids.push(block.id ?? '') - 1}${NUMBERED}`
  }

  /** The text as it is read, outer blocks before those inside them. */
  read(marked: string): PythonText {
    const [places, open]: [PlacedBlock[], PlacedBlock[]] = [[], []]
    let [text, last] = ['', 0]
    for (const sign of marked.matchAll(SIGNS)) {
      text += marked.slice(last, sign.index)
      last = sign.index + sign[0].length
      if (sign[1] === undefined) {
        const place = open.pop()
        if (place) place.to = text.length
      } else {
        const place = { block: this.#ids[Number(sign[1])]!, from: text.length, to: text.length }
        open.push(place)
        places.push(place)
      }
    }
    return { text: text + marked.slice(last), places: places.filter(({ block }) => block !== '') }
  }
}
