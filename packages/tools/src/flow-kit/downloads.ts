import { spreadsheetSafe } from '@panya/domain/csv/spreadsheet-safe.ts'
import type { PortableValue } from '@panya/engines/flow/flow-value.ts'

/** Results as files. */

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

export async function pngOf(picture: Extract<PortableValue, { type: 'image' }>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
    'image/png',
  )
  return promise
}

/** Cells hold texts, numbers and yes or no; anything else is written as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Who reads the file: another program, to the letter; or people, whose spreadsheets run what looks like a formula. */
type Reader = 'program' | 'spreadsheet'

function csvCell(value: unknown, separator: string, reader: Reader): string {
  if (value === null || value === undefined) return ''
  const exact = value instanceof Date ? value.toISOString() : plainText(value)
  const isText = typeof value === 'string' && !NUMBER.test(value)
  const text = isText && reader === 'spreadsheet' ? spreadsheetSafe(exact) : exact
  return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a byte-order mark, so that spreadsheets read Thai and Chinese rightly. */
export function csvOf(
  table: Extract<PortableValue, { type: 'table' }>,
  reader: Reader,
  separator: ',' | '\t' = ',',
): Blob {
  const rows = Array.from({ length: table.data[0]?.length ?? 0 }, (_, row) =>
    table.data.map((column) => column[row]),
  )
  return csvOfRows([table.columns.map(({ name }) => name), ...rows], reader, separator)
}

export function csvOfRows(
  rows: readonly (readonly unknown[])[],
  reader: Reader,
  separator: ',' | '\t' = ',',
): Blob {
  const lines = rows.map((row) =>
    row.map((value) => csvCell(value, separator, reader)).join(separator),
  )
  return new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/csv' })
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
