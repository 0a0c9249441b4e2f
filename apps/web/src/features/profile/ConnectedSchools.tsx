/** The schools and platforms whose sign-in opens this account. Nobody takes one away by mistake: an admin does it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fetchOwnConnections } from '../../adapters/account/school-sign-in.ts'
import { useFormat } from '../../adapters/use-format.ts'
import styles from './ProfileScreen.module.css'
import { useProfileKey } from './use-profile.ts'

export function ConnectedSchools() {
  const { t } = useLingui()
  const { day } = useFormat()
  const queryKey = [...useProfileKey(), 'connections']
  const { data = [] } = useQuery({ queryKey, queryFn: fetchOwnConnections })
  if (data.length === 0) return null
  return (
    <div className={styles.waiting}>
      <p>
        <Trans>You also get in with your account at:</Trans>
      </p>
      <ul className={styles.devices}>
        {data.map(({ kind, name, linkedAt, lastUsedAt }) => {
          const last = day(lastUsedAt)
          return (
            <li key={`${kind} ${name} ${linkedAt}`} className={styles.device}>
              <div>
                <b>
                  <bdi>{name ?? t`A school that is not connected any more`}</bdi>
                </b>
                <span>
                  <Trans>Last used {last}</Trans>
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
