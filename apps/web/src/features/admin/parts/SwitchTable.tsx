/** Accounts by email that can be switched on and off, one by one. */
import { Trans, useLingui } from '@lingui/react/macro'
import { shownEmail } from '@panya/domain/account/no-mail-address.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import { ActionProblem } from './ActionProblem.tsx'
import { Badge } from './Badge.tsx'
import { DataTable } from './DataTable.tsx'
import { useAction } from './use-action.ts'

interface Entry {
  id: number
  email: string
}

interface SwitchTableProps<One extends Entry> {
  label: string
  entries: readonly One[]
  isOn(entry: One): boolean
  /** The column that says how it stands. */
  state: { head: ReactNode; on: ReactNode; off: ReactNode }
  /** A column of its own between email and state. */
  more?: { head: ReactNode; cells: ReadonlyMap<number, ReactNode> }
  send(entry: One, on: boolean): Promise<unknown>
  touches: readonly (readonly unknown[])[]
}

export function SwitchTable<One extends Entry>(props: SwitchTableProps<One>) {
  const { t } = useLingui()
  const { label, entries, isOn, state, more, touches } = props
  const change = useAction({ send: (entry: One) => props.send(entry, !isOn(entry)), touches })
  return (
    <>
      <ActionProblem {...change} />
      <DataTable
        label={label}
        head={[
          { label: <Trans>Email</Trans> },
          ...(more ? [{ label: more.head }] : []),
          { label: state.head },
          { label: <span className="visually-hidden">{t`Actions`}</span> },
        ]}
      >
        {entries.map((entry) => {
          const email = shownEmail(entry.email) || t`no email`
          const on = isOn(entry)
          return (
            <tr key={entry.id}>
              <td>
                <bdi>{email}</bdi>
              </td>
              {more && <td>{more.cells.get(entry.id)}</td>}
              <td>
                <Badge tone={on ? 'go' : 'plain'}>{on ? state.on : state.off}</Badge>
              </td>
              <td data-number>
                <Button
                  size="small"
                  look={on ? 'stop' : 'ghost'}
                  aria-label={on ? t`Switch off ${email}` : t`Switch on ${email}`}
                  onClick={() => change.run(entry)}
                >
                  {on ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
                </Button>
              </td>
            </tr>
          )
        })}
      </DataTable>
    </>
  )
}
