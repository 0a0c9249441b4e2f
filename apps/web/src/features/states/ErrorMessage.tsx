import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useAddress } from '../../adapters/address.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

/** For what nobody expected. The links load a fresh document: the page at hand may be broken. */
export function ErrorMessage({ detail }: { detail?: string }) {
  const { to } = useAddress()
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>Something broke, and it was not you</Trans>}
      actions={
        <>
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
          <a className={buttonClass('ghost')} href={to('/home')}>
            <Trans>Go to the tools</Trans>
          </a>
        </>
      }
    >
      <p>
        <Trans>
          What you made is kept. Try once more; if it happens again, tell your teacher or write to
          us.
        </Trans>
      </p>
      {detail && (
        <p>
          <Trans>
            Tell us this: <code>{detail}</code>
          </Trans>
        </p>
      )}
    </BrandMascotMessage>
  )
}
