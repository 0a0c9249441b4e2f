import { FlowFailure } from '../../flow/flow-value.ts'

/** What a file is by its bytes, whatever it is called. What holds no table is refused by its name. */

const MAGIC: readonly (readonly [string, readonly number[]])[] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['gzip', [0x1f, 0x8b]],
  ['SQLite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
  ['Parquet', [0x50, 0x41, 0x52, 0x31]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['MP3', [0x49, 0x44, 0x33]],
  ['RTF', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  // Excel before 2007, and the Word of those days.
  ['Excel 97 (.xls)', [0xd0, 0xcf, 0x11, 0xe0]],
]

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

const INSIDE: readonly (readonly [string, string])[] = [
  ['Word (.docx)', 'word/'],
  ['PowerPoint (.pptx)', 'ppt/'],
  ['Numbers (.numbers)', 'Index/'],
  ['OpenDocument (.ods)', 'mimetypeapplication/vnd.oasis'],
]

/** Names of files stand as they are inside a ZIP: at the front of each, and all together at the end. */
function kindOfZip(bytes: Uint8Array): string {
  const ends = [bytes.subarray(0, 64 * 1024), bytes.subarray(-64 * 1024)]
  const text = ends.map((part) => new TextDecoder('latin1').decode(part)).join('')
  if (text.includes('xl/workbook')) return 'xlsx'
  return INSIDE.find(([, name]) => text.includes(name))?.[0] ?? 'ZIP'
}

/** `xlsx` or `text`; anything else is refused. */
export function fileKind(name: string, bytes: Uint8Array): 'xlsx' | 'text' {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const kind = kindOfZip(bytes)
    if (kind === 'xlsx') return kind
    // Half a file, or one with nothing in it.
    if (/\.xlsx$/i.test(name) && kind === 'ZIP') throw new FlowFailure('broken-xlsx')
    throw new FlowFailure('no-table-file', { kind })
  }
  const known = MAGIC.find(([, magic]) => startsWith(bytes, magic))
  if (known) throw new FlowFailure('no-table-file', { kind: known[0] })
  if (/\.xlsx$/i.test(name)) throw new FlowFailure('broken-xlsx')
  return 'text'
}

/** Text that is a page, or no text at all. Letters lost to an encoding somebody chose are told otherwise. */
export function refuseOtherText(text: string, isChosen = false): void {
  const start = text.slice(0, 4000)
  if (/^\s*(<!--[^]*?-->\s*)?<(!doctype html|html|head|body|table|div|script)\b/i.test(start))
    throw new FlowFailure('no-table-file', { kind: 'HTML' })
  const card = /^\ufeff?\s*BEGIN:(VCALENDAR|VCARD)\b/i.exec(start)?.[1]?.toUpperCase()
  if (card)
    throw new FlowFailure('no-table-file', {
      kind: card === 'VCARD' ? 'vCard (.vcf)' : 'iCalendar (.ics)',
    })
  if (/^\s*<(\?xml|svg|[a-z]+:?[a-z]*\s+xmlns)/i.test(start))
    throw new FlowFailure('no-table-file', { kind: 'XML' })
  // oxlint-disable-next-line no-control-regex -- texts have none of them
  const signs = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g) ?? []
  const strange = isChosen ? 0 : signs.length
  if (strange > start.length / 50 || start.includes('\0')) throw new FlowFailure('binary-file')
}
