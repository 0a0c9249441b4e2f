/** Over the list of works: begin marking, choose which are shown, return what is marked. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { isToMark, type WorkFilter } from '@panya/domain/classroom/marking.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import choice from '../../../parts/choice/choice.module.css'
import styles from './marking.module.css'
import { ReturnAll } from './ReturnAll.tsx'
import { useFilters } from './use-filters.ts'

export const markAddress = (id: number, row: Submission, filter: WorkFilter): string =>
  `/teach/work?assignment=${id}&student=${row.studentId}&show=${filter}`

interface MarkBarProps {
  given: Assignment
  rows: readonly Submission[]
  shown: readonly Submission[]
  filter: WorkFilter
}

export function MarkBar({ given, rows, shown, filter }: MarkBarProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [search] = useSearchParams()
  const filters = useFilters(rows)
  const toMark = rows.find(isToMark)
  // With everything in sight, marking begins with what waits for a mark.
  const first = filter === 'all' && toMark ? toMark : shown[0]
  const walk = filter === 'all' && toMark ? 'to-mark' : filter
  const withFilter = (show: WorkFilter) => {
    const after = new URLSearchParams(search)
    after.set('show', show)
    return `?${after}`
  }
  return (
    <div className={styles.filters}>
      {first && (
        <ButtonLink size="small" href={to(markAddress(given.id, first, walk))}>
          <Trans>Mark one after the other</Trans>
        </ButtonLink>
      )}
      <ReturnAll given={given} rows={rows} />
      <nav aria-label={t`Which work`}>
        <ul className={choice.choices}>
          {filters.map(({ filter: one, text, count }) => (
            <li key={one}>
              <Link
                className={choice.choice}
                to={withFilter(one)}
                replace
                preventScrollReset
                aria-current={one === filter ? 'true' : undefined}
              >
                {text} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
