/** One learner's work on one task: its mark or how far it is, and the way to it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Cell, CellState } from '@panya/domain/classroom/gradebook.ts'
import { useAddress } from '../../../adapters/address.ts'
import { formatMark } from './figures.ts'
import styles from './gradebook.module.css'

const STATES: Record<CellState, MessageDescriptor> = {
  'not-for-them': msg`not for them`,
  'not-begun': msg`not begun`,
  working: msg`at work`,
  'handed-in': msg`handed in`,
  late: msg`handed in late`,
  missing: msg`missing`,
  'given-back': msg`given back to go on`,
  marked: msg`marked`,
}

interface MarkCellProps {
  cell: Cell
  studentId: number
  name: string
}

export function MarkCell({ cell, studentId, name }: MarkCellProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { task, work, state, passed } = cell
  const mark = work?.mark ?? null
  const text = mark === null ? t(STATES[state]) : formatMark(locale, mark)
  const { title } = task
  const said =
    passed === null
      ? t`${name}, ${title}: ${text}`
      : passed
        ? t`${name}, ${title}: ${text}, checks passed`
        : t`${name}, ${title}: ${text}, checks not passed`
  const shown = state === 'not-begun' ? '–' : text
  return (
    <td className={styles.cell} data-state={state}>
      <a
        href={to(
          work?.projectId
            ? `/teach/work?id=${work.projectId}&assignment=${task.id}&student=${studentId}`
            : `/teach/assignment?id=${task.id}`,
        )}
        tabIndex={-1}
        aria-label={said}
      >
        {shown}
        {passed !== null && (
          <span className={styles.check} data-passed={passed} aria-hidden="true">
            {passed ? '✓' : '✗'}
          </span>
        )}
      </a>
    </td>
  )
}
