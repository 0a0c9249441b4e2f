/** A teacher's checks of a notebook and how they went, in words. */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import { isolate } from '@panya/domain/locale/isolate.ts'
import { loadMessages } from '../../../host/load-messages.ts'
import type { CheckLine } from '../../../host/task/check-line.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import { NOTEBOOK_KINDS, type NotebookResult } from './judge-notebook.ts'
import type en from './messages/en.ts'

type NotebookTaskMessages = Translate<keyof typeof en>

export const loadNotebookTaskMessages = loadMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export const notebookLines = (
  t: NotebookTaskMessages,
  checks: readonly CheckWish[],
  results: readonly NotebookResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const result = results[at] ?? { kind: 'unknown' }
    const title = titleOf(t, check, at + 1)
    return result.kind === 'passed'
      ? { title, state: 'passed' }
      : { title, state: 'failed', ...whyNot(t, check, result) }
  })

function titleOf(t: NotebookTaskMessages, check: CheckWish, number: number): string {
  if (!isOfKind(check, NOTEBOOK_KINDS)) return t('other')
  if (check.kind === 'test') return check.name.trim() || t('test', { number })
  if (check.kind === 'name-value') return t('holds', { name: isolate(check.name) })
  const cell = isolate(check.cell.trim())
  if (check.shows.trim() === '') return t('cellRuns', { cell })
  return check.cell.trim() === '' ? t('anyShows') : t('cellShows', { cell })
}

function whyNot(
  t: NotebookTaskMessages,
  check: CheckWish,
  result: Exclude<NotebookResult, { kind: 'passed' }>,
): Pick<CheckLine, 'why' | 'samples'> {
  switch (result.kind) {
    case 'says':
      if (check.kind === 'name-value')
        return { why: t('whyHolds', { value: isolate(result.words) }) }
      return { why: result.words === '' ? t('whyTest') : isolate(result.words) }
    case 'error': {
      const error = isolate(`${result.error.name}: ${result.error.words}`)
      return { why: t('whyError', { error }) }
    }
    case 'absent':
      return { why: t('whyAbsent') }
    case 'fails':
      return { why: t('whyFails', { error: isolate(result.error?.name ?? '…') }) }
    case 'shows': {
      const wanted = check.kind === 'cell' ? check.shows : ''
      const shown = result.shown.trim()
      return {
        why: t('whyShows'),
        samples: [
          { label: t('wanted'), text: wanted },
          { label: t('got'), text: shown === '' ? t('nothing') : shown },
        ],
      }
    }
    case 'unknown':
      return { why: t('whyOther') }
  }
}
