/** The groups of privileged_users somebody is in, and whether the account is a demo account. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type PersonDetail,
  PRIVILEGED_GROUPS,
  type PrivilegedGroup,
} from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { giveRole, switchDemo, switchRole } from '../../../adapters/admin/people.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ROLE_NAMES } from '../people/people-messages.ts'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function Roles({ person }: { person: PersonDetail }) {
  const { t } = useLingui()
  const change = usePersonAction<{ group: PrivilegedGroup; active: boolean }>(
    person.id,
    ({ group, active }) => {
      const entry = person.privileges.find((one) => one.group === group)
      return entry ? switchRole(entry.id, active) : giveRole(person.id, group)
    },
  )
  return (
    <Panel title={<Trans>Roles</Trans>}>
      <ActionProblem {...change} />
      <ul className={styles.rows}>
        {PRIVILEGED_GROUPS.map((group) => {
          const entry = person.privileges.find((one) => one.group === group)
          const active = entry?.isActive ?? false
          const name = t(ROLE_NAMES[group])
          return (
            <li key={group} className={styles.row}>
              <div>
                <b>{name}</b>
                <small>
                  {active ? (
                    <Trans>Active</Trans>
                  ) : entry ? (
                    <Trans>Switched off</Trans>
                  ) : (
                    <Trans>Not given</Trans>
                  )}
                </small>
              </div>
              {person.demo === null && (
                <Button
                  size="small"
                  look={active ? 'stop' : 'ghost'}
                  aria-busy={change.busy}
                  aria-label={active ? t`Take away: ${name}` : t`Give: ${name}`}
                  onClick={() => change.run({ group, active: !active })}
                >
                  {active ? <Trans>Take away</Trans> : <Trans>Give</Trans>}
                </Button>
              )}
            </li>
          )
        })}
        {person.demo && <Demo person={person} demo={person.demo} />}
      </ul>
    </Panel>
  )
}

interface DemoProps {
  person: PersonDetail
  demo: NonNullable<PersonDetail['demo']>
}

function Demo({ person, demo }: DemoProps) {
  const change = usePersonAction<boolean>(person.id, (active) => switchDemo(demo.id, active))
  return (
    <li className={styles.row}>
      <div>
        <b>
          <Trans>Demo account</Trans>
        </b>
        <small>
          <Trans>Anybody may use it.</Trans>
        </small>
      </div>
      <Badge tone={demo.active ? 'go' : 'plain'}>
        {demo.active ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </Badge>
      <Button size="small" look="ghost" onClick={() => change.run(!demo.active)}>
        {demo.active ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
      </Button>
    </li>
  )
}
