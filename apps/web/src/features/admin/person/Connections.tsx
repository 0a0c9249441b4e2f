/** The schools and platforms whose sign-in opens the account; a wrong one is taken away. */
import { Trans, useLingui } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { Connection } from '@panya/domain/account/school-sign-in.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { disconnect, fetchConnections } from '../../../adapters/admin/people.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function Connections({ person }: { person: PersonDetail }) {
  const { id, email } = person
  const { t } = useLingui()
  const { day } = useFormat()
  const [asked, setAsked] = useState<Connection | null>(null)
  const { data = [] } = useQuery({
    queryKey: ['admin', 'person', id, 'connections'],
    queryFn: () => fetchConnections(id),
  })
  const end = usePersonAction<{ source: string; address: 'keep' | 'free' }>(
    id,
    ({ source, address }) => disconnect(id, source, address),
  )
  if (data.length === 0 && !end.failed) return null
  return (
    <>
      <h3 className={styles.sub}>
        <Trans>Signs in elsewhere</Trans>
      </h3>
      <ActionProblem {...end} />
      <ul className={styles.rows}>
        {data.map((connection) => {
          const name = connection.name ?? t`A sign-in that is no longer set up`
          const [since, last] = [day(connection.linkedAt), day(connection.lastUsedAt)]
          return (
            <li key={connection.source} className={styles.row}>
              <div>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  <Trans>
                    Since {since}, last used {last}
                  </Trans>
                </small>
              </div>
              <Button
                size="small"
                look="stop"
                aria-label={t`Disconnect ${name}`}
                onClick={() => setAsked(connection)}
              >
                <Trans>Disconnect</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
      {asked && (
        <DisconnectDialog
          connection={asked}
          email={asked.kind === 'school' && !hasNoMail(email) ? email : null}
          onConfirm={(address) => end.run({ source: asked.source, address })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
