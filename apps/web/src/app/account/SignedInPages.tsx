import { Trans } from '@lingui/react/macro'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { OWN_PAGE } from './own-page.ts'
import { SignedIn } from './SignedIn.tsx'

export const handle = OWN_PAGE

/** Around the pages of the site that belong to somebody. */
export default function SignedInPages() {
  return <SignedIn waiting={<Waiting />} />
}

function Waiting() {
  return (
    <div aria-busy="true">
      <PageHead index={false} />
      <BrandMascotMessage mood="thinking" title={<Trans>Opening your workshop…</Trans>} />
    </div>
  )
}
