/** Messages that stand on one line in every language: `id; English; Thai; Chinese; Arabic; more`. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { byTranslation, FOREIGN, type MessageEntry, type Slot } from './entry.ts'
import { inTemplate } from './literal.ts'
import { codeOf, fail, type Node, type Source } from './source.ts'

/** How a line begins that names a board or says what the line is (game grouping). */
const MARK = /^(?:(?<board>[\w-]+): |[#?] |-[\w-]+ )/

/** A line that is the same in every language, such as a program. */
export const SAME = /^= .*$/gm

/** Of a literal as it is written: where each character of its text begins. */
function offsetsOf(raw: string): number[] {
  const offsets: number[] = []
  for (const { 0: token, index } of raw.matchAll(
    /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])|[\s\S]/gi,
  )) {
    const length = token.startsWith('\\u{') && Number.parseInt(token.slice(3), 16) > 0xffff ? 2 : 1
    for (let unit = 0; unit < length; unit++) offsets.push(index)
  }
  return [...offsets, raw.length]
}

interface Piece {
  text: string
  /** Where it begins in the whole text. */
  at: number
}

function piecesOf(line: string, start: number): Piece[] {
  let at = start
  return line.split('; ').map((text) => {
    const piece = { text, at }
    at += text.length + 2
    return piece
  })
}

export function lineMessages(
  source: Source,
  node: Node,
  key: string,
  text: string,
): MessageEntry[] {
  const code = codeOf(source, node)
  const mark = code[0] ?? ''
  const offsets = offsetsOf(code.slice(1, -1)).map(
    (offset) => node.start - source.shift + 1 + offset,
  )
  const write = (said: string) =>
    mark === '`' ? inTemplate(said) : said.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)
  const found: MessageEntry[] = []
  let [next, board, card] = [0, '', 0]
  for (const line of text.split('\n')) {
    const start = next
    next += line.length + 1
    const head = mark === '`' ? MARK.exec(line) : null
    if (line.startsWith('= ') || !(head || FOREIGN.test(line))) continue
    if (head?.groups?.['board']) [board, card] = [head.groups['board'], 0]
    const skipped = head?.[0].length ?? 0
    const pieces = piecesOf(line.slice(skipped), start + skipped)
    const more = pieces.length - LOCALES.length
    if (more < 0 || more > 2) fail(source, node, key, `has not every language in: ${line}`)
    // An id may stand before the messages, and something else after them.
    const first = more > 0 ? 1 : 0
    const id = head ? `${card++}` : first ? pieces[0]!.text : ''
    const slotOf = (locale: Locale): Slot => {
      const { text: own, at } = pieces[first + LOCALES.indexOf(locale)]!
      const [from, to] = [offsets[at]!, offsets[at + own.length]!]
      return { file: source.file, start: from, end: to, text: own, write }
    }
    found.push({
      where: `${source.file}#${[key, board, id].filter(Boolean).join('.')}`,
      english: pieces[first]!.text,
      form: 'line',
      source: slotOf('en'),
      slots: byTranslation(slotOf),
    })
  }
  return found
}
