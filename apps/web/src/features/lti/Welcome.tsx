/** A learner who was never here: begin at once, or connect the account they have. */
import { Trans } from '@lingui/react/macro'
import type { PendingLaunch } from '@panya/domain/lti/lti.ts'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { enterAsNew } from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import { logFailure } from '../../adapters/log.ts'
import { useSite } from '../../adapters/site.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { ConnectForm } from './ConnectForm.tsx'
import styles from './lti.module.css'

interface WelcomeProps {
  launch: PendingLaunch
  onNext(): void
}

export function Welcome({ launch, onNext }: WelcomeProps) {
  const { brand } = useSite()
  const { to } = useAddress()
  const [connecting, setConnecting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { name, platform, account } = launch
  const brandName = brand.name

  const enter = () => {
    setBusy(true)
    setFailed(false)
    enterAsNew().then(
      ({ path }) => location.assign(path),
      (error: unknown) => {
        logFailure('lti', error)
        setFailed(true)
        setBusy(false)
      },
    )
  }

  return (
    <BrandMascotMessage
      mood="hello"
      title={
        <Trans>
          Welcome, <bdi>{name}</bdi>!
        </Trans>
      }
      actions={
        !connecting && (
          <>
            <Button size="large" aria-busy={busy} onClick={busy ? () => {} : enter}>
              {account === null ? <Trans>Begin</Trans> : <Trans>I am new here</Trans>}
            </Button>
            {account === null ? (
              <Link className={buttonClass('quiet')} to={signInAddress(to('/lti'))}>
                <Trans>I already have an account here</Trans>
              </Link>
            ) : (
              <Button look="ghost" onClick={() => setConnecting(true)}>
                <Trans>
                  I am <bdi>{account}</bdi>
                </Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        <Trans>
          You come from <bdi>{platform}</bdi>. From now on its link opens {brandName} for you,
          without another password.
        </Trans>
      </p>
      <p role="alert" className={styles.problem}>
        {failed && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
      {connecting && <ConnectForm launch={launch} onNext={onNext} />}
    </BrandMascotMessage>
  )
}
