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
  const cells = new Map(gradedCells(grading).map(({ gradeId, cell }) => [gradeId, cell.id]))
  return gradeNotebook(source, grading, ran).map((mark) => ({
    ...mark,
    error: errors.get(cells.get(mark.gradeId) ?? '') ?? null,
  }))
}

function errorIn(outputs: readonly Output[]): string | null {
  for (const output of outputs) {
    if (output.output_type !== 'error') continue
    return output.evalue === '' ? output.ename : `${output.ename}: ${output.evalue}`
  }
  return null
}
