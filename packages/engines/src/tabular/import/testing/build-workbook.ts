import { zip } from './build-file.ts'

/** Excel files written tag by tag: styles, merged and hidden parts, formulas, errors. */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Styles of cells, by the place in this list. */
const FORMATS = {
  plain: '',
  day: 'd/m/yyyy',
  percent: '0%',
  baht: '&quot;\u0e3f&quot;#,##0.00',
  buddhist: 'd/m/bbbb',
  thai: '[$-107041E]d mmmm yyyy;@',
  moment: 'yyyy-mm-dd hh:mm',
  time: 'h:mm',
}
export type Format = keyof typeof FORMATS

export const words = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

export const value = (place: string, number: number, format: Format = 'plain'): string =>
  `<c r="${place}" s="${Object.keys(FORMATS).indexOf(format)}"><v>${number}</v></c>`

/** Rows from the first on; what stands in them is written above. */
export const rows = (...cells: string[]): string =>
  `<sheetData>${cells.map((row, at) => `<row r="${at + 1}">${row}</row>`).join('')}</sheetData>`

interface Sheet {
  name: string
  xml: string
  state?: 'hidden' | 'veryHidden'
}

export function workbook(
  sheets: readonly Sheet[],
  { shared = '', date1904 = '' } = {},
): Uint8Array<ArrayBuffer> {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const formats = Object.values(FORMATS).map(
    (code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`,
  )
  const styles = formats.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 170 + at}"/>`)
  return zip([
    [
      '[Content_Types].xml',
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ],
    [
      '_rels/.rels',
      `<?xml version="1.0"?><Relationships xmlns="${PACKAGES}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${date1904 && ` date1904="${date1904}"`}/><sheets>${list.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<?xml version="1.0"?><Relationships xmlns="${PACKAGES}">${links.join('')}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rIdT" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<?xml version="1.0"?><styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    ],
    ['xl/sharedStrings.xml', `<?xml version="1.0"?><sst xmlns="${MAIN}">${shared}</sst>`],
    ...sheets.map(
      ({ xml }, at) =>
        [
          `xl/worksheets/sheet${at + 1}.xml`,
          `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${xml}</worksheet>`,
        ] as const,
    ),
  ])
}
