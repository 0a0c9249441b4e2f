import { Trans } from '@lingui/react/macro'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { useSite } from '../../adapters/site.ts'
import { PageHead } from '../head/PageHead.tsx'
import { SignedIn } from './SignedIn.tsx'

/** Around the pages of the site that belong to somebody. */
export default function SignedInPages() {
  return <SignedIn waiting={<Waiting />} />
}

function Waiting() {
  const { brand } = useSite()
  return (
    <div aria-busy="true">
      <PageHead index={false} />
      <MascotMessage
        kind={brand.mascot}
        mood="thinking"
        title={<Trans>Opening your workshop…</Trans>}
      />
    </div>
  )
}
