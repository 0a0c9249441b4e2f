/** The plan, the coins, and complimentary subscriptions given to somebody. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComplimentaryGrant, PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { revokeGrant } from '../../../adapters/admin/people.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { planMessage } from '../../../parts/plan/plan-messages.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { GrantDialog } from './GrantDialog.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function Grants({ person }: { person: PersonDetail }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const [giving, setGiving] = useState(false)
  const revoke = usePersonAction<number>(person.id, (grant) => revokeGrant(person.id, grant))
  const plan = planMessage(person.subscription?.plan ?? 'free')
  return (
    <Panel
      title={<Trans>Plan and coins</Trans>}
      actions={
        <Button size="small" onClick={() => setGiving(true)}>
          <Trans>Give a subscription</Trans>
        </Button>
      }
    >
      <dl className={parts.facts}>
        <div>
          <dt>
            <Trans>Own plan</Trans>
          </dt>
          <dd>{plan ? t(plan) : person.subscription?.plan}</dd>
        </div>
        <div>
          <dt>
            <Trans>AI coins</Trans>
          </dt>
          <dd>{count(person.subscription?.coins ?? 0)}</dd>
        </div>
      </dl>
      <h3 className={styles.sub}>
        <Trans>Complimentary subscriptions</Trans>
      </h3>
      <ActionProblem {...revoke} />
      {person.grants.length === 0 && (
        <p className={styles.quiet}>
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {person.grants.map((grant) => (
          <Grant key={grant.id} grant={grant} onRevoke={() => revoke.run(grant.id)} />
        ))}
      </ul>
      {giving && <GrantDialog person={person} onClose={() => setGiving(false)} />}
    </Panel>
  )
}

function Grant({ grant, onRevoke }: { grant: ComplimentaryGrant; onRevoke(): void }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const plan = planMessage(grant.plan)
  const name = plan ? t(plan) : grant.plan
  const { current } = grant
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <small>
          <Trans>
            {day(grant.createdAt)} to {day(grant.expiresAt)}
          </Trans>
        </small>
        <small>
          <bdi>{grant.reason}</bdi>
        </small>
      </div>
      <Badge tone={current ? 'go' : 'plain'}>
        {grant.status === 'revoked' ? (
          <Trans>Taken back</Trans>
        ) : current ? (
          <Trans>Current</Trans>
        ) : (
          <Trans>Over</Trans>
        )}
      </Badge>
      {current && (
        <Button size="small" look="stop" aria-label={t`Take back: ${name}`} onClick={onRevoke}>
          <Trans>Take back</Trans>
        </Button>
      )}
    </li>
  )
}
