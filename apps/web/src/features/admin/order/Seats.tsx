/** Which classes sit on the seats of a school; a class is seated whole. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SeatsView } from '@panya/domain/order/school-seats.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSeats, giveSeats, takeSeats } from '../../../adapters/admin/school-orders.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './Order.module.css'
import { SeatProblem } from './SeatProblem.tsx'
import { SeatsForClass } from './SeatsForClass.tsx'

export function Seats({ id, isPaid }: { id: number; isPaid: boolean }) {
  const { count } = useFormat()
  const key = ['admin', 'seats', id]
  const client = useQueryClient()
  const view = useQuery({ queryKey: key, queryFn: () => fetchSeats(id), staleTime: 0 })
  const touches = [
    ['admin', 'audit'],
    ['admin', 'person'],
  ]
  const done = (seats: SeatsView) => client.setQueryData(key, seats)
  const give = useAction({ send: (classId: number) => giveSeats(id, classId), touches, done })
  const take = useAction({ send: (classId: number) => takeSeats(id, classId), touches, done })
  const taken = count(view.data?.taken ?? 0)
  const all = count(view.data?.seats ?? 0)
  return (
    <Panel
      title={<Trans>Seats</Trans>}
      about={
        view.data && (
          <Trans>
            {taken} of {all} seats are given.
          </Trans>
        )
      }
    >
      <QueryState query={view} />
      <SeatProblem {...give} />
      <SeatProblem {...take} />
      {view.data && view.data.classes.length > 0 && (
        <SeatedClasses
          classes={view.data.classes}
          onGive={(classId) => give.run(classId)}
          onTake={(classId) => take.run(classId)}
        />
      )}
      {isPaid ? (
        <SeatsForClass busy={give.busy} onGive={(classId) => give.run(classId)} />
      ) : (
        <p className={styles.later}>
          <Trans>Seats can be given when the money is here.</Trans>
        </p>
      )}
    </Panel>
  )
}

interface SeatedClassesProps {
  classes: SeatsView['classes']
  onGive(classId: number): void
  onTake(classId: number): void
}

function SeatedClasses({ classes, onGive, onTake }: SeatedClassesProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <DataTable
      label={t`Classes with seats`}
      head={[
        { label: <Trans>Class</Trans> },
        { label: <Trans>Seats</Trans>, number: true },
        { label: <span className="visually-hidden">{t`Actions`}</span> },
      ]}
    >
      {classes.map(({ id, name, seated }) => (
        <tr key={id}>
          <td>
            <bdi>{name}</bdi>
          </td>
          <td data-number>{count(seated)}</td>
          <td>
            <span className={styles.acts}>
              <Button
                size="small"
                look="ghost"
                aria-label={t`Seats for who is new in ${name}`}
                onClick={() => onGive(id)}
              >
                <Trans>Bring up to date</Trans>
              </Button>
              <Button
                size="small"
                look="stop"
                aria-label={t`Take the seats of ${name} back`}
                onClick={() => onTake(id)}
              >
                <Trans>Take back</Trans>
              </Button>
            </span>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
