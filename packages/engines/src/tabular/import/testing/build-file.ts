import { zipSync } from 'fflate'

/** Files as other programs write them, made byte by byte. */

const inverse = new Map<string, Map<string, number[]>>()

/** What a decoder makes of every byte, and of every two, turned round. */
function letters(encoding: string): Map<string, number[]> {
  const known = inverse.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const found = new Map<string, number[]>()
  if (encoding === 'gb18030') {
    for (let a = 0x81; a < 0xff; a++)
      for (let b = 0x40; b < 0xff; b++) found.set(decoder.decode(Uint8Array.of(a, b)), [a, b])
    for (let byte = 0; byte < 0x80; byte++) found.set(String.fromCharCode(byte), [byte])
  } else
    for (let byte = 0; byte < 256; byte++) found.set(decoder.decode(Uint8Array.of(byte)), [byte])
  inverse.set(encoding, found)
  return found
}

export function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const known = letters(encoding)
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = known.get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    }),
  )
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const utf16 = (text: string, isBigEnd: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(text, 'utf16le')
  return Uint8Array.from(isBigEnd ? bytes.swap16() : bytes)
}

/** A ZIP whose files are stored as they are. */
export const zip = (files: readonly (readonly [string, string])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(Object.fromEntries(files.map(([name, text]) => [name, utf8(text)])), { level: 0 }),
  )

type SheetCell = string | number | boolean | null | { day: number }

function sheetXml(rows: readonly (readonly SheetCell[])[]): string {
  const cell = (value: SheetCell, place: string): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${Number(value)}</v></c>`
    if (typeof value === 'object') return `<c r="${place}" s="1"><v>${value.day}</v></c>`
    const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<c r="${place}" t="inlineStr"><is><t>${safe}</t></is></c>`
  }
  const lines = rows.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`,
  )
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** An Excel file; days are counted from 1900, or from 1904 as on old Macs. */
export function xlsx(
  sheets: readonly (readonly [string, readonly (readonly SheetCell[])[]])[],
  isFrom1904 = false,
): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const list = sheets.map(
    ([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return zip([
    [
      '[Content_Types].xml',
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ],
    [
      '_rels/.rels',
      `<?xml version="1.0"?><Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<?xml version="1.0"?><Relationships xmlns="${packages}">${links.join('')}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<?xml version="1.0"?><styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ],
    ...sheets.map(([, rows], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)] as const),
  ])
}
