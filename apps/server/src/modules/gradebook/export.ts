/** The gradebook as a table that leaves the house: what is on the screen, in the language it is read in. */
import {
  type Cell,
  type Gradebook,
  gradebookTable,
  percentOf,
} from '@panya/domain/classroom/gradebook.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { SheetCell } from '../../platform/xlsx/write-xlsx.ts'
import { EXPORT_WORDS, type ExportWords } from './export-words.ts'

const percent = (share: number | null): number | null => (share === null ? null : percentOf(share))

/** A mark as a number; a word where there is none yet, which no sum counts. */
function cellValue({ state, work, share }: Cell, words: ExportWords): SheetCell {
  if (state === 'marked') return work?.mark ?? null
  if (state === 'missing' && share !== null) return 0
  return words.states[state] ?? null
}

/** Names, means, tasks; above them what each can bring and weighs, below them the class. */
export const HEAD_ROWS = 3
export const HEAD_COLUMNS = 4

export function exportRows(book: Gradebook, locale: Locale): SheetCell[][] {
  const words = EXPORT_WORDS[locale]
  const { rows, taskMeans, classMean } = gradebookTable(book, locale)
  return [
    [
      words.id,
      words.firstName,
      words.lastName,
      words.mean,
      ...book.tasks.map((task) => task.title),
    ],
    ['', '', words.most, 100, ...book.tasks.map(({ maxMark }) => maxMark)],
    ['', '', words.weight, null, ...book.tasks.map(({ weight }) => weight)],
    ...rows.map(({ learner, mean, cells }) => [
      learner.studentId,
      learner.firstName,
      learner.lastName,
      percent(mean),
      ...cells.map((cell) => cellValue(cell, words)),
    ]),
    ['', '', words.classMean, percent(classMean), ...taskMeans.map(percent)],
  ]
}
