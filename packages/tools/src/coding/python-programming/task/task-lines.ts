/** A teacher's checks and how they went, in words. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { isolate } from '@panya/domain/locale/isolate.ts'
import type { CheckLine } from '../../../host/task/check-line.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import { isPythonCheck } from './ask-python.ts'
import type en from './messages/en.ts'
import type { TaskResult } from './task-results.ts'

export type TaskMessages = Translate<keyof typeof en>

export const taskLines = (
  t: TaskMessages,
  checks: readonly CheckWish[],
  results: readonly TaskResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const result = results[at] ?? { kind: 'open' }
    return { title: titleOf(t, check, at + 1), ...stateOf(t, check, result) }
  })

function titleOf(t: TaskMessages, check: CheckWish, number: number): string {
  if (!isPythonCheck(check)) return t('test', { number })
  switch (check.kind) {
    case 'output': {
      const typed = isolate(check.input.join(', '))
      return check.input.length > 0 ? t('printsTyped', { typed }) : t('prints')
    }
    case 'test':
      return check.name.trim() || t('test', { number })
    case 'uses-code':
      return t('uses', { part: t(check.part) })
    case 'avoids-code':
      return t('avoids', { part: t(check.part) })
    case 'most-lines':
      return t('mostLines', { count: check.count })
    case 'style':
      return t(`style.${check.rule}`)
  }
}

function stateOf(
  t: TaskMessages,
  check: CheckWish,
  result: TaskResult,
): Pick<CheckLine, 'state' | 'why' | 'samples'> {
  const { kind } = result
  if (kind === 'passed') return { state: 'passed' }
  if (kind === 'open') return { state: 'open' }
  const state = 'failed'
  if (kind === 'error') {
    const error = isolate(result.error)
    return { state, why: t(check.kind === 'test' ? 'whyTestError' : 'whyError', { error }) }
  }
  if (kind === 'lines') return { state, why: t('whyLines', { count: result.count }) }
  if (kind === 'style' && check.kind === 'style') {
    const found = isolate(result.found.join(', '))
    return { state, why: t(`whyStyle.${check.rule}`, { found }) }
  }
  if (kind === 'late') return { state, why: t('whyLate') }
  if (kind === 'unknown') return { state, why: t('whyUnknown') }
  if (kind === 'prints') return { state, why: t('whyPrints'), samples: samplesOf(t, check, result) }
  if (kind === 'says')
    return { state, why: result.message === '' ? t('whyTest') : isolate(result.message) }
  return { state, why: t(check.kind === 'avoids-code' ? 'whyAvoids' : 'whyUses') }
}

function samplesOf(
  t: TaskMessages,
  check: CheckWish,
  { expected, actual }: Extract<TaskResult, { kind: 'prints' }>,
): CheckLine['samples'] {
  const typed = check.kind === 'output' && check.input.length > 0 ? check.input.join('\n') : null
  return [
    ...(typed === null ? [] : [{ label: t('typed'), text: typed }]),
    { label: t('wanted'), text: expected },
    { label: t('got'), text: actual.trim() === '' ? t('nothing') : actual },
  ]
}
