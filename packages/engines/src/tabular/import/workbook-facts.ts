import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'

/** What an Excel file says beside its cells: what is hidden, merged or not computed. A reader of cells leaves it out. */

export interface SheetFacts {
  isHidden: boolean
  hiddenRows: number
  hiddenColumns: number
  /** From the first cell to the last, counted from 0. */
  merges: { top: number; left: number; bottom: number; right: number }[]
  /** Formulas whose result was never saved. */
  unknownFormulas: number
  /** `#N/A`, `#DIV/0!`. */
  errors: number
}

export interface WorkbookFacts {
  sheets: Map<string, SheetFacts>
  /** The file as its dates are understood. */
  bytes: Uint8Array<ArrayBuffer>
}

/** Larger sheets are read without: their text alone would fill the memory. */
const LARGEST_PART = 80 * 1024 * 1024

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}="([^"]*)"`).exec(tag)?.[1]

const isYes = (value: string | undefined): boolean => value === '1' || value === 'true'

const tags = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []

const countOf = (xml: string, pattern: RegExp): number => xml.match(pattern)?.length ?? 0

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

function place(address: string): { row: number; column: number } | null {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(address) ?? []
  if (!letters || !row) return null
  const column = Array.from(letters).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return { row: Number(row) - 1, column: column - 1 }
}

function mergesIn(xml: string): SheetFacts['merges'] {
  return tags(xml, 'mergeCell').flatMap((tag) => {
    const [first, last] = (attribute(tag, 'ref') ?? '').split(':').map(place)
    if (!first || !last) return []
    return [{ top: first.row, left: first.column, bottom: last.row, right: last.column }]
  })
}

function sheetFacts(xml: string, isHidden: boolean): SheetFacts {
  const hidden = (name: string): string[] =>
    tags(xml, name).filter((tag) => isYes(attribute(tag, 'hidden')))
  const wide = (tag: string): number =>
    Math.min(2000, Number(attribute(tag, 'max')) - Number(attribute(tag, 'min')) + 1) || 1
  return {
    isHidden,
    hiddenRows: hidden('row').length,
    hiddenColumns: hidden('col').reduce((sum, tag) => sum + wide(tag), 0),
    merges: mergesIn(xml),
    unknownFormulas: countOf(
      xml,
      /<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g,
    ),
    errors: countOf(xml, /<(?:\w+:)?c\b[^>]*\st="e"/g),
  }
}

/** Years of the Buddhist era are a format too, and some programs write `true` where Excel writes 1. */
function understood(
  parts: Unzipped,
  text: (name: string) => string,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const [styles, book] = [text('xl/styles.xml'), text('xl/workbook.xml')]
  const plainStyles = styles.replaceAll(/formatCode="[^"]*"/g, (code) =>
    code.replaceAll(/(?<![a-z])b{2}(?:b{2})?(?![a-z])/gi, 'yyyy'),
  )
  const plainBook = book.replace('date1904="true"', 'date1904="1"')
  if (plainStyles === styles && plainBook === book) return bytes
  const all = {
    ...unzipSync(bytes),
    'xl/styles.xml': strToU8(plainStyles),
    'xl/workbook.xml': strToU8(plainBook),
  }
  if (!parts['xl/styles.xml']) Reflect.deleteProperty(all, 'xl/styles.xml')
  return Uint8Array.from(zipSync(all, { level: 0 }))
}

/** Null where the file is built otherwise: its cells may be read all the same. */
export function workbookFacts(bytes: Uint8Array<ArrayBuffer>): WorkbookFacts | null {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        originalSize < LARGEST_PART && /^xl\/(workbook|styles|_rels\/|worksheets\/)/.test(name),
    })
    const text = (name: string): string => (parts[name] ? strFromU8(parts[name]) : '')
    const targets = new Map(
      tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
        attribute(tag, 'Id'),
        (attribute(tag, 'Target') ?? '').replace(/^\/?(xl\/)?/, 'xl/'),
      ]),
    )
    const sheets = new Map(
      tags(text('xl/workbook.xml'), 'sheet').map((tag) => [
        unescaped(attribute(tag, 'name') ?? ''),
        sheetFacts(
          text(targets.get(attribute(tag, 'id')) ?? ''),
          /hidden/i.test(attribute(tag, 'state') ?? ''),
        ),
      ]),
    )
    return { sheets, bytes: understood(parts, text, bytes) }
  } catch {
    return null
  }
}
