/** How many people, classes and places a list brings, changes and ends. */
import { Plural, Trans } from '@lingui/react/macro'
import type { PlanPreview } from '@panya/domain/school-roster/roster-preview.ts'
import type { ComponentProps } from 'react'
import { Count, Counts } from '../parts/Counts.tsx'
import styles from './OneRoster.module.css'

export function PlanCounts({ plan, done }: { plan: PlanPreview; done: boolean }) {
  const { counts, unchanged, closing } = plan
  return (
    <div className={styles.groups}>
      <section>
        <h3>
          <Trans>People</Trans>
        </h3>
        <Counts>
          <Some value={counts.newPeople} tone="go">
            <Plural value={counts.newPeople} one="new account" other="new accounts" />
          </Some>
          <Some value={counts.connected} tone="go">
            <Plural
              value={counts.connected}
              one="account that is here will be connected"
              other="accounts that are here will be connected"
            />
          </Some>
          <Some value={counts.changed}>
            <Plural
              value={counts.changed}
              one="name or grade changed"
              other="names or grades changed"
            />
          </Some>
          <Some value={counts.returned} tone="go">
            <Plural value={counts.returned} one="person is back" other="people are back" />
          </Some>
          <Some value={counts.leaving} tone="stop">
            <Plural value={counts.leaving} one="person leaves" other="people leave" />
          </Some>
          <Some value={closing} tone="stop">
            <Plural
              value={closing}
              one="of them can no longer sign in; the work is kept"
              other="of them can no longer sign in; their work is kept"
            />
          </Some>
          {!done && (
            <Count value={unchanged}>
              <Plural value={unchanged} one="stays as it is" other="stay as they are" />
            </Count>
          )}
        </Counts>
      </section>
      <section>
        <h3>
          <Trans>Classes</Trans>
        </h3>
        <Counts>
          <Count value={counts.newClasses} tone="go">
            <Plural value={counts.newClasses} one="new class" other="new classes" />
          </Count>
          <Some value={counts.renamed}>
            <Plural value={counts.renamed} one="class renamed" other="classes renamed" />
          </Some>
          <Some value={counts.broughtBack} tone="go">
            <Plural value={counts.broughtBack} one="class is back" other="classes are back" />
          </Some>
          <Some value={counts.putAway} tone="stop">
            <Plural value={counts.putAway} one="class put away" other="classes put away" />
          </Some>
          <Some value={counts.newPlaces} tone="go">
            <Plural
              value={counts.newPlaces}
              one="place in a class added"
              other="places in classes added"
            />
          </Some>
          <Some value={counts.endedPlaces} tone="stop">
            <Plural
              value={counts.endedPlaces}
              one="place in a class ended"
              other="places in classes ended"
            />
          </Some>
        </Counts>
      </section>
    </div>
  )
}

/** Left out where there is none. */
function Some({ value, ...rest }: ComponentProps<typeof Count>) {
  return value === 0 ? null : <Count value={value} {...rest} />
}
