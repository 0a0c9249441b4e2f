/** Runs what was handed in between the teacher's own cells, and works out the points. */

import type { Locale } from '@panya/domain/locale/locale.ts'
import {
  type CellMark,
  gradeNotebook,
  gradingNotebook,
} from '@panya/domain/notebook/graded/grade-notebook.ts'
import { gradedCells } from '@panya/domain/notebook/graded/graded-cell.ts'
import type { Notebook, Output } from '@panya/domain/notebook/notebook.ts'
import { runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import type { Python } from '@panya/engines/python/python.ts'
import type { NotebookProject } from '../core/document.ts'

/** A cell that counts without end takes no lesson's time. */
const SECONDS_PER_CELL = 20

export interface JudgedCell extends CellMark {
  /** In the teacher's own notebook, from 1, and how it begins. */
  place: number
  words: string
  /** What Python said where it went wrong. */
  error: string | null
}

export interface GradeOptions {
  locale: Locale
  onProgress(done: number, all: number): void
}

/** The learner's files count: what a program reads lies beside it. */
export async function gradeWork(
  python: Python,
  source: Notebook,
  { notebook, files }: NotebookProject,
  options: GradeOptions,
): Promise<JudgedCell[]> {
  const grading = gradingNotebook(source, notebook)
  const ran = await runNotebook(python, grading, files, {
    ...options,
    secondsPerCell: SECONDS_PER_CELL,
  })
  const errors = new Map(ran.map(({ id, outputs }) => [id, errorIn(outputs)]))
  const ids = new Map(gradedCells(grading).map(({ gradeId, cell }) => [gradeId, cell.id]))
  const own = new Map(gradedCells(source).map(({ gradeId, cell }) => [gradeId, cell]))
  return gradeNotebook(source, grading, ran).map((mark) => {
    const cell = own.get(mark.gradeId)
    return {
      ...mark,
      place: cell ? source.cells.indexOf(cell) + 1 : 0,
      words: cell?.source.trim().split('\n')[0] ?? '',
      error: errors.get(ids.get(mark.gradeId) ?? '') ?? null,
    }
  })
}

function errorIn(outputs: readonly Output[]): string | null {
  for (const output of outputs) {
    if (output.output_type !== 'error') continue
    return output.evalue === '' ? output.ename : `${output.ename}: ${output.evalue}`
  }
  return null
}
