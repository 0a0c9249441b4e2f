import { useLingui } from '@lingui/react/macro'
import { LtiScreen } from '../../features/lti/LtiScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Lti() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`From your learning platform`} index={false} />
      <LtiScreen />
    </>
  )
}
