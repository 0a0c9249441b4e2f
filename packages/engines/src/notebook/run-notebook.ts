/** Runs every code cell of a notebook, top to bottom, in an interpreter that knows nothing yet. */

import { DEFAULT_LOCALE, type Locale } from '@panya/domain/locale/locale.ts'
import {
  type CodeCell,
  type DataFile,
  isCode,
  type Notebook,
  type Output,
} from '@panya/domain/notebook/notebook.ts'
import type { Python } from '../python/python.ts'
import { CellOutputs, TurtlePicture } from './cell-outputs.ts'

export interface RanCell {
  id: string
  /** Its place among all cells, from 1. */
  place: number
  outputs: Output[]
  failed: boolean
  asked: boolean
}

export interface RunOptions {
  onProgress?: (done: number, all: number) => void
  /** The language of what stands between outputs. */
  locale?: Locale
  /** Cells after a failing one are left out, as "run all" does. */
  stopAtError?: boolean
  /** A cell that takes longer is stopped, and has failed. */
  secondsPerCell?: number
}

export async function runNotebook(
  client: Python,
  notebook: Notebook,
  files: DataFile[],
  { onProgress, locale = DEFAULT_LOCALE, stopAtError = false, secondsPerCell }: RunOptions = {},
): Promise<RanCell[]> {
  const cells = notebook.cells
    .map((cell, index) => ({ cell, place: index + 1 }))
    .filter((entry): entry is { cell: CodeCell; place: number } => isCode(entry.cell))
    .filter(({ cell }) => cell.source.trim() !== '')
  const ran: RanCell[] = []
  const turtle = new TurtlePicture()
  for (const [index, { cell, place }] of cells.entries()) {
    onProgress?.(index, cells.length)
    const result = await runCell(client, {
      source: cell.source,
      number: index + 1,
      files: index === 0 ? files : [],
      turtle,
      locale,
      seconds: secondsPerCell,
    })
    ran.push({ id: cell.id, place, ...result })
    if (result.failed && stopAtError) break
  }
  onProgress?.(cells.length, cells.length)
  return ran
}

interface OneRun {
  source: string
  number: number
  files: DataFile[]
  turtle: TurtlePicture
  locale: Locale
  seconds: number | undefined
}

async function runCell(client: Python, one: OneRun) {
  const { source, number, files, turtle, locale, seconds } = one
  const outputs = new CellOutputs(turtle, locale)
  const off = client.onEvent((event) => {
    outputs.push(event)
    // Nobody is there to answer: the question meets the end of the input.
    if (event.kind === 'input') client.sendLine(null)
  })
  const changes = { put: files, removed: [] }
  const bound = seconds && setTimeout(() => client.stop(), seconds * 1000)
  const answer = await client.perform(
    { do: 'cell', source, number, changes, message: `run-${number}` },
    null,
  )
  off()
  clearTimeout(bound)
  return {
    outputs: outputs.end(answer, number),
    failed: answer.ending !== 'finished',
    asked: outputs.asked,
  }
}
