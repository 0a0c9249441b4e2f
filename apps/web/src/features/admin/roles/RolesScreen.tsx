/** Who is administrator or teacher: the entries of privileged_users, and who is invited. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PrivilegedEntry, PrivilegedGroup, RoleAnswer } from '@panya/domain/admin/people.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchPrivileged, giveRoleToAddress, switchRole } from '../../../adapters/admin/people.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { EmailForm } from '../parts/EmailForm.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { SwitchTable } from '../parts/SwitchTable.tsx'
import { useAction } from '../parts/use-action.ts'
import { InviteLink } from './InviteLink.tsx'
import { StaffInvites } from './StaffInvites.tsx'

export default function RolesScreen() {
  return (
    <AdminPage
      title={<Trans>Roles</Trans>}
      lead={
        <>
          <Trans>
            Administrators run the place, teachers their own classes. Only active entries count, and
            a change takes effect at once.
          </Trans>{' '}
          <Trans>
            For an address that nobody has confirmed there is a secret link instead: anybody could
            sign up with it.
          </Trans>
        </>
      }
    >
      <Group group="admin" />
      <Group group="teacher" />
      <StaffInvites />
    </AdminPage>
  )
}

const TOUCHES = [
  ['admin', 'roles'],
  ['admin', 'person'],
  ['admin', 'people'],
  ['admin', 'overview'],
]

function Group({ group }: { group: PrivilegedGroup }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'roles', group],
    queryFn: ({ pageParam }) => fetchPrivileged(group, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const [answer, setAnswer] = useState<RoleAnswer | null>(null)
  const give = useAction({
    send: (email: string) => giveRoleToAddress(email, group),
    touches: TOUCHES,
    done: setAnswer,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel title={group === 'admin' ? <Trans>Administrators</Trans> : <Trans>Teachers</Trans>}>
      <ActionProblem {...give} />
      <EmailForm busy={give.busy} done={give.succeeded} onSend={give.run}>
        {group === 'admin' ? <Trans>Add an administrator</Trans> : <Trans>Add a teacher</Trans>}
      </EmailForm>
      {answer && 'token' in answer && <InviteLink key={answer.token} {...answer} />}
      <QueryState query={list} />
      {list.data && entries.length === 0 && (
        <p className={styles.empty}>
          <Trans>None so far.</Trans>
        </p>
      )}
      {entries.length > 0 && <Entries entries={entries} group={group} />}
      <LoadMore query={list} />
    </Panel>
  )
}

function Entries({ entries, group }: { entries: PrivilegedEntry[]; group: PrivilegedGroup }) {
  const { t } = useLingui()
  return (
    <SwitchTable
      label={group === 'admin' ? t`Administrators` : t`Teachers`}
      entries={entries}
      isOn={({ isActive }) => isActive}
      state={{
        head: <Trans>Entry</Trans>,
        on: <Trans>Active</Trans>,
        off: <Trans>Switched off</Trans>,
      }}
      send={({ id }, on) => switchRole(id, on)}
      touches={TOUCHES}
    />
  )
}
