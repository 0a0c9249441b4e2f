/** Writes a workbook of one sheet: texts as texts, which no spreadsheet runs as formulas, and numbers as numbers. */
import { strToU8, zipSync } from 'fflate'

export type SheetCell = string | number | null

interface Sheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
  /** What stays in sight while the rest is scrolled. */
  frozen: { rows: number; columns: number }
  rightToLeft?: boolean
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const XLSX_TYPE = `${TYPES}.sheet`

/** Excel refuses a longer one. */
const LONGEST_TEXT = 32_767
const LONGEST_NAME = 31

/** Characters that XML cannot hold in any form, and halves of pairs. */
const UNFIT =
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text.replaceAll(UNFIT, '\ufffd').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** A to Z, AA to ZZ and so on. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const text = escaped(cell.slice(0, LONGEST_TEXT))
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function sheetXml({ rows, frozen, rightToLeft = false }: Sheet): string {
  const first = `${columnName(frozen.columns)}${frozen.rows + 1}`
  const pane = `<pane xSplit="${frozen.columns}" ySplit="${frozen.rows}" topLeftCell="${first}" activePane="bottomRight" state="frozen"/>`
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}>${pane}</sheetView>`
  const lines = rows.map((row, y) => {
    const cells = row.map((cell, x) => cellXml(cell, `${columnName(x)}${y + 1}`))
    return `<row r="${y + 1}">${cells.join('')}</row>`
  })
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** As spreadsheets allow: short, and without the signs of their formulas. */
function sheetName(name: string): string {
  const plain = name.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(/^'+|'+$/g, '')
  return escaped(Array.from(plain.trim()).slice(0, LONGEST_NAME).join('') || 'Sheet')
}

function workbookXml({ name }: Sheet): string {
  const sheets = `<sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets>`
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${sheets}</workbook>`
}

const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`

const links = (list: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`

const part = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}" ContentType="${TYPES}.${kind}+xml"/>`

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}</Types>`

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>`

export function writeXlsx(sheet: Sheet): Buffer {
  const files = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': links(link('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': workbookXml(sheet),
    'xl/_rels/workbook.xml.rels': links(
      link('rId1', 'worksheet', 'worksheets/sheet1.xml') + link('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>))
}
