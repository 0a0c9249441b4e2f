/** Somebody forgot to sign out here: the child before, or this one. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { signOut } from '../../../adapters/session/sign-out.ts'
import { useUserState } from '../../../adapters/user-state.ts'
import styles from './ClassSignIn.module.css'

export function AlreadyHere() {
  const { to } = useAddress()
  const name = useUserState((user) => user.firstname) ?? ''
  return (
    <div className={styles.step}>
      <h2>
        <Trans>
          <bdi>{name}</bdi> is signed in here
        </Trans>
      </h2>
      <Link className={buttonClass('solid', 'large')} to={to('/class')}>
        <Trans>That is me: go to my class</Trans>
      </Link>
      <Button look="ghost" onClick={() => void signOut(`/class-sign-in${location.hash}`)}>
        <Trans>I am somebody else</Trans>
      </Button>
    </div>
  )
}
