import { useLingui } from '@lingui/react/macro'
import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Privacy() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Privacy in plain words`}
        description={t`What we keep, who sees it, how long, and how you get it back or have it deleted.`}
      />
      <PrivacyScreen />
    </>
  )
}
