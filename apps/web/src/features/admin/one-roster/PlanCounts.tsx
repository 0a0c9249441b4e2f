/** How many people, classes and places a list brings, changes and ends. */
import { Plural, Trans } from '@lingui/react/macro'
import type { PlanPreview } from '@panya/domain/school-roster/roster-preview.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import styles from './OneRoster.module.css'

export function PlanCounts({ plan, done }: { plan: PlanPreview; done: boolean }) {
  const { counts, unchanged, closing } = plan
  return (
    <div className={styles.groups}>
      <section>
        <h3>
          <Trans>People</Trans>
        </h3>
        <ul className={styles.counts}>
          <Count value={counts.newPeople} tone="go">
            <Plural value={counts.newPeople} one="new account" other="new accounts" />
          </Count>
          <Count value={counts.connected} tone="go">
            <Plural
              value={counts.connected}
              one="account that is here will be connected"
              other="accounts that are here will be connected"
            />
          </Count>
          <Count value={counts.changed}>
            <Plural
              value={counts.changed}
              one="name or grade changed"
              other="names or grades changed"
            />
          </Count>
          <Count value={counts.returned} tone="go">
            <Plural value={counts.returned} one="person is back" other="people are back" />
          </Count>
          <Count value={counts.leaving} tone="stop">
            <Plural value={counts.leaving} one="person leaves" other="people leave" />
          </Count>
          <Count value={closing} tone="stop">
            <Plural
              value={closing}
              one="of them can no longer sign in; the work is kept"
              other="of them can no longer sign in; their work is kept"
            />
          </Count>
          {!done && (
            <Count value={unchanged} always>
              <Plural value={unchanged} one="stays as it is" other="stay as they are" />
            </Count>
          )}
        </ul>
      </section>
      <section>
        <h3>
          <Trans>Classes</Trans>
        </h3>
        <ul className={styles.counts}>
          <Count value={counts.newClasses} tone="go" always>
            <Plural value={counts.newClasses} one="new class" other="new classes" />
          </Count>
          <Count value={counts.renamed}>
            <Plural value={counts.renamed} one="class renamed" other="classes renamed" />
          </Count>
          <Count value={counts.broughtBack} tone="go">
            <Plural value={counts.broughtBack} one="class is back" other="classes are back" />
          </Count>
          <Count value={counts.putAway} tone="stop">
            <Plural value={counts.putAway} one="class put away" other="classes put away" />
          </Count>
          <Count value={counts.newPlaces} tone="go">
            <Plural
              value={counts.newPlaces}
              one="place in a class added"
              other="places in classes added"
            />
          </Count>
          <Count value={counts.endedPlaces} tone="stop">
            <Plural
              value={counts.endedPlaces}
              one="place in a class ended"
              other="places in classes ended"
            />
          </Count>
        </ul>
      </section>
    </div>
  )
}

interface CountProps {
  value: number
  tone?: 'go' | 'stop'
  /** Also when there is none. */
  always?: boolean
  children: ReactNode
}

function Count({ value, tone, always = false, children }: CountProps) {
  const { count } = useFormat()
  if (value === 0 && !always) return null
  return (
    <li data-tone={value > 0 ? tone : undefined}>
      <b>{count(value)}</b> {children}
    </li>
  )
}
