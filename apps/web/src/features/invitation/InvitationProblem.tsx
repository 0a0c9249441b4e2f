/** Why an invitation cannot be accepted, and what to do about it. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { HttpError } from '../../adapters/http/http.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

export type InvitationTrouble = 'missing' | 'used' | 'expired' | 'guest' | 'failed'

const BY_MESSAGE: Record<string, InvitationTrouble> = {
  'invitation-used': 'used',
  'invitation-expired': 'expired',
  'guests-keep-on-their-device': 'guest',
  'demo-account': 'guest',
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
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={<Title trouble={trouble} />}
        actions={
          trouble === 'guest' &&
          onAnotherAccount && (
            <Button onClick={onAnotherAccount}>
              <Trans>Use another account</Trans>
            </Button>
          )
        }
      >
        <p>
          {trouble === 'guest' ? (
            <Trans>Many people share this account, so it can have no role. Use your own.</Trans>
          ) : trouble === 'failed' ? (
            <Trans>Check your connection, then open the link once more.</Trans>
          ) : (
            <Trans>Ask whoever invited you for a new link.</Trans>
          )}
        </p>
      </BrandMascotMessage>
    </div>
  )
}

function Title({ trouble }: { trouble: InvitationTrouble }) {
  switch (trouble) {
    case 'missing':
      return <Trans>This invitation is not there</Trans>
    case 'used':
      return <Trans>This invitation was used already</Trans>
    case 'expired':
      return <Trans>This invitation has ended</Trans>
    case 'guest':
      return <Trans>You are here as a guest</Trans>
    case 'failed':
      return <Trans>That did not work</Trans>
  }
}
