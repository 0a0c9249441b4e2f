/** Who and what a list changes, by name; of long lists the beginning. */
import { Trans } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { PlanPreview } from '@panya/domain/school-roster/roster-preview.ts'
import type { ReactNode } from 'react'
import styles from './OneRoster.module.css'

interface Names {
  firstName: string
  lastName: string
}

export function PlanDetails({ plan: { shown, counts } }: { plan: PlanPreview }) {
  return (
    <div className={styles.details}>
      <Some title={<Trans>Who leaves</Trans>} total={counts.leaving}>
        {shown.leaving.map((one) => (
          <>
            <Name {...one} />
            {one.closes ? null : (
              <>
                {' '}
                (<Trans>keeps the account</Trans>)
              </>
            )}
          </>
        ))}
      </Some>
      <Some title={<Trans>Which accounts will be connected</Trans>} total={counts.connected}>
        {shown.connected.map((one) => (
          <>
            <Name {...one} /> <bdi dir="ltr">{one.email}</bdi>
          </>
        ))}
      </Some>
      <Some title={<Trans>Whose name or grade changes</Trans>} total={counts.changed}>
        {shown.changed.map((one) => (
          <>
            <bdi>{one.before}</bdi> <span className={styles.onward}>→</span> <Name {...one} />
          </>
        ))}
      </Some>
      <Some title={<Trans>Who is back</Trans>} total={counts.returned}>
        {shown.returned.map((one) => (
          <Name {...one} key="name" />
        ))}
      </Some>
      <Some title={<Trans>Who is new</Trans>} total={counts.newPeople}>
        {shown.newPeople.map((one) => (
          <Name {...one} key="name" />
        ))}
      </Some>
      <Some title={<Trans>Which classes are renamed</Trans>} total={counts.renamed}>
        {shown.renamed.map(({ before, name }) => (
          <>
            <bdi>{before}</bdi> <span className={styles.onward}>→</span> <bdi>{name}</bdi>
          </>
        ))}
      </Some>
      <Some title={<Trans>Which classes are put away</Trans>} total={counts.putAway}>
        {shown.putAway.map(({ name }) => (
          <bdi key="name">{name}</bdi>
        ))}
      </Some>
      <Some title={<Trans>Which classes are back</Trans>} total={counts.broughtBack}>
        {shown.broughtBack.map(({ name }) => (
          <bdi key="name">{name}</bdi>
        ))}
      </Some>
      <Some title={<Trans>Which classes are new</Trans>} total={counts.newClasses}>
        {shown.newClasses.map(({ name }) => (
          <bdi key="name">{name}</bdi>
        ))}
      </Some>
    </div>
  )
}

function Name({ firstName, lastName }: Names) {
  return <bdi>{personName({ firstName, lastName })}</bdi>
}

function Some({
  title,
  total,
  children,
}: {
  title: ReactNode
  total: number
  children: ReactNode[]
}) {
  if (total === 0) return null
  const more = total - children.length
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {children.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={at}>{item}</li>
        ))}
        {more > 0 && (
          <li>
            <Trans>and {more} more</Trans>
          </li>
        )}
      </ul>
    </details>
  )
}
