/** Who is invited to a role and has not accepted yet. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { fetchStaffInvites, withdrawStaffInvite } from '../../../adapters/admin/people.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Badge } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useAction } from '../parts/use-action.ts'
import { ROLE_NAMES } from '../people/people-messages.ts'

const KEY = ['admin', 'roles', 'invites']

export function StaffInvites() {
  const { t } = useLingui()
  const { day } = useFormat()
  const list = useQuery({ queryKey: KEY, queryFn: fetchStaffInvites })
  const withdraw = useAction({ send: withdrawStaffInvite, touches: [KEY] })
  if (list.isError) return <Failed error={list.error} retry={list.refetch} />
  if (!list.data || list.data.length === 0) return null
  return (
    <Panel title={<Trans>Open invitations</Trans>}>
      <ActionProblem {...withdraw} />
      <DataTable
        label={t`Open invitations`}
        head={[
          { label: <Trans>Email</Trans> },
          { label: <Trans>Role</Trans> },
          { label: <Trans>Ends</Trans> },
          { label: <span className="visually-hidden">{t`Actions`}</span> },
        ]}
      >
        {list.data.map(({ id, email, group, expiresAt, expired }) => (
          <tr key={id}>
            <td>
              <bdi>{email}</bdi>
            </td>
            <td>{t(ROLE_NAMES[group])}</td>
            <td>
              {expired ? (
                <Badge tone="plain">
                  <Trans>Ended</Trans>
                </Badge>
              ) : (
                day(expiresAt)
              )}
            </td>
            <td data-number>
              <Button
                size="small"
                look="ghost"
                aria-label={t`Withdraw the invitation of ${email}`}
                onClick={() => withdraw.run(id)}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
