/** A link that does not open: the same page for one that never was, was taken back, or is for others. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

interface SharedMissingProps {
  why: 'missing' | 'unreachable'
  signedIn: boolean
  /** The page itself, to come back to. */
  here: string
}

export function SharedMissing({ why, signedIn, here }: SharedMissingProps) {
  const { to } = useAddress()
  if (why === 'unreachable') {
    return (
      <BrandMascotMessage
        mood="asleep"
        title={<Trans>It cannot be reached right now</Trans>}
        actions={
          <Button onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Check your connection.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>This link does not open here</Trans>}
      actions={
        <>
          {!signedIn && (
            <ButtonLink href={to(`/signin?return=${encodeURIComponent(to(here))}`)}>
              <Trans>Sign in</Trans>
            </ButtonLink>
          )}
          <ButtonLink look={signedIn ? 'solid' : 'ghost'} href={to('/home')}>
            <Trans>See all tools and games</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        {signedIn ? (
          <Trans>
            It may be wrong or taken back, or it is for another class. Ask whoever gave it to you
            for a new one.
          </Trans>
        ) : (
          <Trans>
            It may be wrong or taken back, or it is for a class. If it is for yours, sign in first.
          </Trans>
        )}
      </p>
    </BrandMascotMessage>
  )
}
