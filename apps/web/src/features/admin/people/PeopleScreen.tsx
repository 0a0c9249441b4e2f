/** Everybody, to look through and to search. */
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminPage } from '../parts/AdminPage.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { usePeople } from './use-people.ts'

export default function PeopleScreen() {
  const { t } = useLingui()
  const people = usePeople()
  const rows = people.data?.pages.flatMap((page) => page.people) ?? []
  return (
    <AdminPage
      title={<Trans>Everybody</Trans>}
      lead={
        <Trans>
          Search finds any part of an email, a name, a nickname, a school or a class, words in any
          order.
        </Trans>
      }
    >
      <PeopleFilters />
      <QueryState query={people} />
      {people.data && rows.length === 0 && (
        <output className={styles.empty}>
          {people.hasNextPage ? (
            <Trans>Nobody so far. “Show more” goes on looking.</Trans>
          ) : (
            <Trans>Nobody was found.</Trans>
          )}
        </output>
      )}
      {rows.length > 0 && <PeopleTable label={t`People`} people={rows} />}
      <LoadMore query={people} />
    </AdminPage>
  )
}
