/** The demo list: accounts anybody may use to look around. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { DemoEntry } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { addDemo, fetchDemo, switchDemo } from '../../../adapters/admin/people.ts'
import { useSite } from '../../../adapters/site.ts'
import { ActProblem } from '../parts/ActProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Badge } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { EmailForm } from '../parts/EmailForm.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useAct } from '../parts/use-act.ts'

const TOUCHES = [
  ['admin', 'demo'],
  ['admin', 'person'],
  ['admin', 'people'],
  ['admin', 'overview'],
]

export default function DemoScreen() {
  const list = useQuery({ queryKey: ['admin', 'demo'], queryFn: fetchDemo })
  const add = useAct({ send: addDemo, touches: TOUCHES })
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
          <ActProblem {...add} />
        )}
        <EmailForm busy={add.busy} done={add.succeeded} onSend={add.run}>
          <Trans>Add</Trans>
        </EmailForm>
      </Panel>
      {list.isPending && <Loading />}
      {list.isError && <Failed error={list.error} retry={list.refetch} />}
      {list.data && <Entries entries={list.data} />}
    </AdminPage>
  )
}

function Entries({ entries }: { entries: DemoEntry[] }) {
  const { t } = useLingui()
  const { brand } = useSite()
  const change = useAct({
    send: (entry: DemoEntry) => switchDemo(entry.id, !entry.active),
    touches: TOUCHES,
  })
  const keyOf = ({ email }: DemoEntry) =>
    Object.entries(brand.demoAccounts).find(([, account]) => account.email === email)?.[0]
  return (
    <>
      <ActProblem {...change} />
      <DataTable
        label={t`Demo accounts`}
        head={[
          { label: <Trans>Email</Trans> },
          { label: <Trans>Link</Trans> },
          { label: <Trans>Account</Trans> },
          { label: <span className="visually-hidden">{t`Actions`}</span> },
        ]}
      >
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <bdi>{entry.email}</bdi>
            </td>
            <td>{keyOf(entry) ? <code>?user={keyOf(entry)}</code> : '–'}</td>
            <td>
              <Badge tone={entry.active ? 'go' : 'plain'}>
                {entry.active ? <Trans>On</Trans> : <Trans>Off</Trans>}
              </Badge>
            </td>
            <td data-number>
              <Button
                size="small"
                look={entry.active ? 'stop' : 'ghost'}
                aria-label={
                  entry.active ? t`Switch off ${entry.email}` : t`Switch on ${entry.email}`
                }
                onClick={() => change.run(entry)}
              >
                {entry.active ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}
