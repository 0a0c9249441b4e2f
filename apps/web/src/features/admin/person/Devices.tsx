import { Trans, useLingui } from '@lingui/react/macro'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { signOutPerson } from '../../../adapters/admin/people.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function Devices({ person }: { person: PersonDetail }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  const end = usePersonAction<number | undefined>(person.id, (device) =>
    signOutPerson(person.id, device),
  )
  return (
    <Panel
      title={<Trans>Signed in on</Trans>}
      actions={
        person.devices.length > 1 && (
          <Button size="small" look="stop" aria-busy={end.busy} onClick={() => end.run(undefined)}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        )
      }
    >
      <ActionProblem {...end} />
      {person.devices.length === 0 && (
        <p className={styles.quiet}>
          <Trans>No device right now.</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {person.devices.map((device) => {
          const name = device.name || t`Unknown device`
          return (
            <li key={device.id} className={styles.row}>
              <div>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  <Trans>Last seen {moment(device.lastSeenAt)}</Trans>
                </small>
              </div>
              <Button
                size="small"
                look="ghost"
                aria-label={t`Sign out ${name}`}
                onClick={() => end.run(device.id)}
              >
                <Trans>Sign out</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
