/** The last picture among a notebook's outputs, for the card of its project. */
import type { Notebook } from '@panya/domain/notebook/notebook.ts'

export interface OutputPicture {
  mime: string
  /** Base64, and the text itself of an SVG. */
  data: string
}

const KINDS = ['image/png', 'image/jpeg', 'image/svg+xml']
/** A larger one is not worth its way. */
const MOST = 4_000_000

export function lastPicture({ cells }: Notebook): OutputPicture | null {
  for (const cell of cells.toReversed()) {
    const outputs = cell.cell_type === 'code' ? cell.outputs : []
    for (const output of outputs.toReversed()) {
      const found = 'data' in output ? pictureIn(output.data) : null
      if (found) return found
    }
  }
  return null
}

function pictureIn(data: Record<string, unknown>): OutputPicture | null {
  for (const mime of KINDS) {
    const text = textOf(data[mime])
    if (text !== '' && text.length <= MOST) return { mime, data: text }
  }
  return null
}

/** A notebook of others may keep long texts as lists of lines. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.every((line) => typeof line === 'string')
    ? value.join('')
    : ''
}
