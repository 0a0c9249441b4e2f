/** The link in a mail with notices that ends these mails; one press, so that no mail program does it by looking. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { stopNoticeMail } from '../../adapters/notices/notices-api.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

type State = 'asking' | 'sending' | 'stopped' | 'failed'

export function StopMailScreen() {
  const { to } = useAddress()
  const { secret } = useLinkSecret()
  const [state, setState] = useState<State>('asking')

  async function stop(): Promise<void> {
    setState('sending')
    try {
      await stopNoticeMail(secret ?? '')
      setState('stopped')
    } catch (error) {
      // Ended already, or no link of ours: there are no such mails any more.
      const ended = error instanceof HttpError && [400, 404].includes(error.status)
      setState(ended ? 'stopped' : 'failed')
    }
  }

  const stopped = state === 'stopped'
  return (
    <div role={stopped ? 'status' : undefined}>
      {stopped ? (
        <BrandMascotMessage
          mood="well-done"
          title={<Trans>No more mails with notices</Trans>}
          actions={
            <Link className={buttonClass()} to={to('/home')}>
              <Trans>Go on</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Your notices are still here. You can have the mails again at any time.</Trans>
          </p>
        </BrandMascotMessage>
      ) : (
        <BrandMascotMessage
          mood={state === 'failed' ? 'oops' : 'hello'}
          title={<Trans>No more of these mails?</Trans>}
          actions={
            <Button
              aria-busy={state === 'sending'}
              disabled={secret === null}
              onClick={() => void stop()}
            >
              <Trans>Stop the mails</Trans>
            </Button>
          }
        >
          <p role="alert">
            {state === 'failed' && (
              <Trans>That did not work. Check your connection and try again.</Trans>
            )}
          </p>
        </BrandMascotMessage>
      )}
    </div>
  )
}
