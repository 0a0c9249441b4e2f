import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from './Hero.module.css'
import { Ladder } from './Ladder.tsx'
import { StartLink } from './StartLink.tsx'

export function Hero() {
  const { to } = useAddress()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  return (
    <div className={`grid-paper ${styles.hero}`}>
      <div className={`page-wrap ${styles.inner}`}>
        <div>
          <h1 className={styles.title}>
            <Trans>
              Start with blocks. End up writing <em>real code.</em>
            </Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Code, train your own AI and play with ideas, in your own language. Nothing to install.
              Nothing you make gets lost.
            </Trans>
          </p>
          <div className={`no-print ${styles.actions}`}>
            <StartLink />
            {!signedIn && <GuestLink />}
          </div>
          {!signedIn && (
            <p className={`visitors-only no-print ${styles.note}`}>
              <Link to={to('/signin')}>
                <Trans>I have an account already</Trans>
              </Link>
            </p>
          )}
        </div>
        <Ladder />
      </div>
    </div>
  )
}

/** Loads the document: the visit as a guest begins with the address. */
function GuestLink() {
  const { to } = useAddress()
  return (
    <a className={`visitors-only ${buttonClass('ghost', 'large')}`} href={to('/home?user=guest')}>
      <Trans>Look around as a guest</Trans>
    </a>
  )
}
