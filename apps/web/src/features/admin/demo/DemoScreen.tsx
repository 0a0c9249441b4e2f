/** The demo list: accounts anybody may use to look around. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { DemoEntry } from '@panya/domain/admin/people.ts'
import { useQuery } from '@tanstack/react-query'
import { addDemo, fetchDemo, switchDemo } from '../../../adapters/admin/people.ts'
import { useSite } from '../../../adapters/site.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { EmailForm } from '../parts/EmailForm.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { SwitchTable } from '../parts/SwitchTable.tsx'
import { useAction } from '../parts/use-action.ts'

const TOUCHES = [
  ['admin', 'demo'],
  ['admin', 'person'],
  ['admin', 'people'],
  ['admin', 'overview'],
]

export default function DemoScreen() {
  const list = useQuery({ queryKey: ['admin', 'demo'], queryFn: fetchDemo })
  const add = useAction({ send: addDemo, touches: TOUCHES })
  const unknown = add.problem?.fields?.['email'] === 'unknown'
  return (
    <AdminPage
      title={<Trans>Demo accounts</Trans>}
      lead={
        <Trans>
          Accounts anybody may use to look around. Their devices are not limited, and nothing made
          with them is kept. Switching one off signs its visitors out.
        </Trans>
      }
    >
      <Panel title={<Trans>Make an account a demo account</Trans>}>
        {unknown ? (
          <Notice tone="wrong">
            <Trans>There is no account with this email. Sign it up first.</Trans>
          </Notice>
        ) : (
          <ActionProblem {...add} />
        )}
        <EmailForm busy={add.busy} done={add.succeeded} onSend={add.run}>
          <Trans>Add</Trans>
        </EmailForm>
      </Panel>
      <QueryState query={list} />
      {list.data && <Entries entries={list.data} />}
    </AdminPage>
  )
}

function Entries({ entries }: { entries: DemoEntry[] }) {
  const { t } = useLingui()
  const { brand } = useSite()
  const keys = new Map(
    Object.entries(brand.demoAccounts).map(([key, account]) => [account.email, key]),
  )
  const links = entries.map(({ id, email }) => {
    const key = keys.get(email)
    return [id, key === undefined ? '–' : <code key={id}>?user={key}</code>] as const
  })
  return (
    <SwitchTable
      label={t`Demo accounts`}
      entries={entries}
      isOn={({ active }) => active}
      state={{
        head: <Trans>Account</Trans>,
        on: <Trans>On</Trans>,
        off: <Trans>Off</Trans>,
      }}
      more={{
        head: <Trans>Link</Trans>,
        cells: new Map(links),
      }}
      send={({ id }, on) => switchDemo(id, on)}
      touches={TOUCHES}
    />
  )
}
