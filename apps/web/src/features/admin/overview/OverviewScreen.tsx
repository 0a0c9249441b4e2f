/** How the place is doing, and the way to everything. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type AdminOverview, COUNTED_UP_TO } from '@panya/domain/admin/overview.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { fetchOverview } from '../../../adapters/admin/people.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import styles from './OverviewScreen.module.css'

export default function OverviewScreen() {
  const name = useUserState((user) => user.firstname) ?? ''
  const overview = useQuery({ queryKey: ['admin', 'overview'], queryFn: fetchOverview })
  return (
    <AdminPage title={<Trans>Hello, {name}</Trans>} lead={<Trans>The place at a glance.</Trans>}>
      <QueryState query={overview} />
      {overview.data && <Figures overview={overview.data} />}
    </AdminPage>
  )
}

function Figures({ overview }: { overview: AdminOverview }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const people = count(overview.people)
  const upTo = (value: number) =>
    value > COUNTED_UP_TO ? `${count(COUNTED_UP_TO)}+` : count(value)
  const hours = Math.round(overview.minutesToday / 60)
  return (
    <ul className={styles.figures}>
      <Figure
        to="/admin/people"
        value={overview.exact ? people : t`about ${people}`}
        label={<Trans>people</Trans>}
      />
      <Figure
        to="/admin/attendance"
        value={count(overview.visitsToday)}
        label={
          <Trans>
            here today, for <Plural value={hours} one="# hour" other="# hours" /> together
          </Trans>
        }
      />
      <Figure to="/admin/roles" value={upTo(overview.teachers)} label={<Trans>teachers</Trans>} />
      <Figure
        to="/admin/roles"
        value={upTo(overview.admins)}
        label={<Trans>administrators</Trans>}
      />
      <Figure
        to="/admin/demo"
        value={upTo(overview.demo)}
        label={<Trans>open demo accounts</Trans>}
      />
      <Figure
        to="/admin/people"
        value={upTo(overview.closed)}
        label={<Trans>closed accounts, {upTo(overview.leaving)} of them being deleted</Trans>}
      />
    </ul>
  )
}

function Figure({ to, value, label }: { to: string; value: string; label: ReactNode }) {
  const address = useAddress()
  return (
    <li>
      <Link className={styles.figure} to={address.to(to)}>
        <b>{value}</b>
        <span>{label}</span>
      </Link>
    </li>
  )
}
