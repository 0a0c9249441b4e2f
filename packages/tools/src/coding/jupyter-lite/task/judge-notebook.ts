/**
 * Whether a notebook does what a teacher asked for. All of its cells run once more in a Python that knows nothing
 * yet, and the teacher's tests after them: what was run out of order long ago does not count.
 */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Cell, DataFile, Notebook } from '@panya/domain/notebook/notebook.ts'
import { type RanCell, runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import type { Python } from '@panya/engines/python/python.ts'
import { type CellError, errorIn, shownText } from './cell-output.ts'
import { checkCell } from './check-cells.ts'

export const NOTEBOOK_KINDS = ['test', 'name-value', 'cell'] as const

/** A cell that counts without end takes no lesson's time. */
const SECONDS_PER_CELL = 10

export type NotebookResult =
  | { kind: 'passed' }
  /** A test's own words, or what a name holds now. */
  | { kind: 'says'; words: string }
  | { kind: 'error'; error: CellError }
  /** There is no such cell, it went wrong, or it shows something else. */
  | { kind: 'absent' }
  | { kind: 'fails'; error: CellError | null }
  | { kind: 'shows'; shown: string }
  | { kind: 'unknown' }

interface Work {
  notebook: Notebook
  files: DataFile[]
}

export async function judgeNotebook(
  python: Python,
  { notebook, files }: Work,
  checks: readonly CheckWish[],
  locale: Locale,
): Promise<NotebookResult[]> {
  const options = { locale, secondsPerCell: SECONDS_PER_CELL }
  const ran = await runNotebook(python, notebook, files, options)
  const output = ran.map(({ outputs }) => shownText(outputs)).join('')
  const tests = checks.flatMap((check, at) =>
    isOfKind(check, ['test', 'name-value']) ? [checkCell(check, `${at}`, output)] : [],
  )
  const tested = await runNotebook(python, { ...notebook, cells: tests }, [], options)
  return checks.map((check, at) => {
    if (!isOfKind(check, NOTEBOOK_KINDS)) return { kind: 'unknown' }
    if (check.kind === 'cell') return cellResult(check.cell, check.shows, notebook, ran)
    return testResult(tested.find(({ id }) => id === `${at}`))
  })
}

/** Whether the cell came to its end decides; its words are only shown. */
function testResult(ran: RanCell | undefined): NotebookResult {
  if (!ran) return { kind: 'unknown' }
  if (!ran.failed) return { kind: 'passed' }
  const error = errorIn(ran.outputs)
  if (!error) return { kind: 'unknown' }
  return error.name === 'AssertionError'
    ? { kind: 'says', words: error.words }
    : { kind: 'error', error }
}

/** Where several cells could be meant, one of them is enough. */
function cellResult(
  name: string,
  shows: string,
  { cells }: Notebook,
  ran: readonly RanCell[],
): NotebookResult {
  const meant = cells.filter((cell) => isCalled(cell, name))
  if (meant.length === 0) return { kind: 'absent' }
  const results = meant.map((cell): NotebookResult => {
    const run = ran.find(({ id }) => id === cell.id)
    if (run?.failed) return { kind: 'fails', error: errorIn(run.outputs) }
    const shown = run ? shownText(run.outputs) : ''
    return tidy(shown).includes(tidy(shows)) ? { kind: 'passed' } : { kind: 'shows', shown }
  })
  const shown = results.findLast((result) => result.kind === 'shows' && result.shown !== '')
  return results.find(({ kind }) => kind === 'passed') ?? shown ?? results.at(-1)!
}

/** By how its first line begins, sign of a remark or a heading aside, or by a tag. */
function isCalled({ source, metadata }: Cell, name: string): boolean {
  const wanted = plain(name)
  if (wanted === '') return true
  const first = plain(
    source
      .trim()
      .split('\n')[0]
      ?.replace(/^[#\s]+/, '') ?? '',
  )
  const { tags } = metadata
  const tagged = Array.isArray(tags) && tags.some((tag) => plain(String(tag)) === wanted)
  return tagged || first.startsWith(wanted)
}

const plain = (words: string) => words.normalize('NFC').trim().toLowerCase()

/** Spaces at the ends of lines are not what is being asked. */
const tidy = (shown: string) =>
  shown
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
