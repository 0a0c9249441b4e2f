/** An invitation that cannot be shown: it is not there, or the connection is not. */
import { Trans } from '@lingui/react/macro'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export type InviteTrouble = 'missing' | 'failed'

/** A link that was cut off on its way is no invitation either. */
export function inviteTrouble(error: unknown): InviteTrouble {
  const status = error instanceof HttpError ? error.status : 0
  return status === 404 || status === 400 ? 'missing' : 'failed'
}

export function InviteProblem({ trouble }: { trouble: InviteTrouble }) {
  const { to } = useAddress()
  const signedIn = useUserState(({ status }) => status === 'authenticated')
  if (trouble === 'failed') {
    return (
      <BrandMascotMessage mood="oops" title={<Trans>That did not work</Trans>}>
        <p>
          <Trans>Check your connection, then open the link once more.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>This invitation is not there</Trans>}
      actions={
        signedIn ? (
          <a className={buttonClass()} href={to('/class')}>
            <Trans>My class</Trans>
          </a>
        ) : (
          <a className={buttonClass()} href={signInAddress(to('/class'))}>
            <Trans>Sign in</Trans>
          </a>
        )
      }
    >
      <p>
        {signedIn ? (
          <Trans>
            It may be used already: look at your class. Or ask your teacher for a new one.
          </Trans>
        ) : (
          <Trans>It may be used already. Sign in, or ask your teacher for a new one.</Trans>
        )}
      </p>
    </BrandMascotMessage>
  )
}
