/** Why an invitation cannot be accepted, and what to do about it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { HttpError } from '../../adapters/http/http.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export type InvitationTrouble = 'missing' | 'used' | 'expired' | 'guest' | 'card' | 'failed'

const BY_MESSAGE: Record<string, InvitationTrouble> = {
  'invitation-used': 'used',
  'invitation-expired': 'expired',
  'guests-keep-on-their-device': 'guest',
  'demo-account': 'guest',
  'card-account': 'card',
}

const TITLES: Record<InvitationTrouble, MessageDescriptor> = {
  missing: msg`This invitation is not there`,
  used: msg`This invitation was used already`,
  expired: msg`This invitation has ended`,
  guest: msg`You are here as a guest`,
  card: msg`This account can have no role`,
  failed: msg`That did not work`,
}

const ASK_AGAIN = msg`Ask whoever invited you for a new link.`
const ADVICE: Partial<Record<InvitationTrouble, MessageDescriptor>> = {
  guest: msg`Many people share this account, so it can have no role. Use your own.`,
  card: msg`It opens with a card that teachers can see. Use an account with your own email.`,
  failed: msg`Check your connection, then open the link once more.`,
}

export function troubleOf(error: unknown): InvitationTrouble {
  if (!(error instanceof HttpError)) return 'failed'
  const known = BY_MESSAGE[error.body?.message ?? '']
  return known ?? (error.status === 404 || error.status === 400 ? 'missing' : 'failed')
}

interface InvitationProblemProps {
  trouble: InvitationTrouble
  onAnotherAccount?(): void
}

export function InvitationProblem({ trouble, onAnotherAccount }: InvitationProblemProps) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={t(TITLES[trouble])}
        actions={
          (trouble === 'guest' || trouble === 'card') &&
          onAnotherAccount && (
            <Button onClick={onAnotherAccount}>
              <Trans>Use another account</Trans>
            </Button>
          )
        }
      >
        <p>{t(ADVICE[trouble] ?? ASK_AGAIN)}</p>
      </BrandMascotMessage>
    </div>
  )
}
