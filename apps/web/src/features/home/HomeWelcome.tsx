/** The top of /home: a greeting that knows who is here, and the ways on. */
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from './HomeWelcome.module.css'

export function HomeWelcome() {
  const { brand } = useSite()
  const status = useUserState((user) => user.status)
  const signedIn = status === 'authenticated'
  return (
    <div className={`grid-paper ${styles.band}`}>
      <div className={`page-wrap ${styles.inner}`}>
        <Mascot kind={brand.mascot} mood="hello" size={116} className={styles.mascot} />
        <div className={styles.text}>
          <h1 className={styles.title}>
            <Greeting />
          </h1>
          <p className={styles.line}>
            <Trans>Pick anything. You can change your mind as often as you like.</Trans>
          </p>
          {!signedIn && <VisitorActions />}
        </div>
        {signedIn && (
          <a className={`${buttonClass('ghost', 'small')} ${styles.jump}`} href="#tools">
            <Trans>All tools</Trans> <Icon name="chevron" size={18} />
          </a>
        )}
      </div>
    </div>
  )
}

function Greeting(): ReactNode {
  const name = useUserState((user) => user.firstname)
  if (name) return <Trans>Hello {name}, what shall we make?</Trans>
  return <Trans>What shall we make today?</Trans>
}

function VisitorActions() {
  const { to } = useAddress()
  return (
    <div className={`visitors-only ${styles.actions}`}>
      <Link className={buttonClass()} to={to('/signup')}>
        <Trans>Make an account</Trans>
      </Link>
      <a className={buttonClass('ghost')} href={to('/home?user=guest')}>
        <Trans>Look around as a guest</Trans>
      </a>
    </div>
  )
}
