/** A teacher's checks of a flow and how they went, in words. What a figure should be is not given away. */
import { type CheckWish, isOfKind } from '@panya/domain/classroom/check.ts'
import type { FigureCheck } from '@panya/domain/classroom/flow-check.ts'
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import { isolate } from '@panya/domain/locale/isolate.ts'
import type { CheckLine } from '../../host/task/check-line.ts'
import type { FlowMessages } from '../flow-messages.ts'
import { FLOW_KINDS, type FlowResult } from './judge-flow.ts'
import type { FlowTaskMessages } from './task-messages.ts'

type Names = Pick<FlowMessages, 'locale' | 'node' | 'port'>

export const flowLines = (
  t: FlowTaskMessages,
  names: Names,
  checks: readonly CheckWish[],
  results: readonly FlowResult[],
): CheckLine[] =>
  checks.map((check, at) => {
    const result = results[at] ?? { kind: 'unknown' }
    const title = titleOf(t, names, check)
    return result.kind === 'passed'
      ? { title, state: 'passed' }
      : { title, state: 'failed', why: whyNot(t, names, result) }
  })

function titleOf(t: FlowTaskMessages, names: Names, check: CheckWish): string {
  if (!isOfKind(check, FLOW_KINDS)) return t('other')
  const node = isolate(names.node(check.node))
  if (check.kind !== 'figure') return t(check.kind === 'uses-node' ? 'uses' : 'avoids', { node })
  const name = isolate(check.named.trim())
  const values = {
    node: check.named.trim() === '' ? node : t('named', { node, name }),
    figure: figureName(t, names, check),
    value: written(names, check.value),
  }
  if (check.is === 'about') return t('about', values)
  return t(check.is === 'at-least' ? 'atLeast' : 'atMost', values)
}

function figureName(t: FlowTaskMessages, names: Names, check: FigureCheck): string {
  const { what } = check
  if (what !== 'cell') return t(what, { port: isolate(names.port(check.port)) })
  const [column, row] = [isolate(check.column), isolate(check.row)]
  return check.row.trim() === '' ? t('cellAt', { column }) : t('cellBeside', { column, row })
}

function whyNot(
  t: FlowTaskMessages,
  names: Names,
  result: Exclude<FlowResult, { kind: 'passed' }>,
): string {
  switch (result.kind) {
    case 'absent':
      return t('whyAbsent')
    case 'unnamed':
      return t('whyUnnamed')
    case 'unwired':
      return t('whyUnwired')
    case 'nothing':
      return t('whyNothing')
    case 'no-figure':
      return t('whyNoFigure')
    case 'beside':
      return t('whyBeside', { shown: written(names, result.shown) })
    case 'still-there':
      return t('whyStillThere')
    case 'unknown':
      return t('whyOther')
  }
}

const written = ({ locale }: Names, value: number) =>
  isolate(formatNumber(locale, value, { maximumSignificantDigits: 6 }))
