import { useLingui } from '@lingui/react/macro'
import { StopMailScreen } from '../../features/notices/StopMailScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function StopMail() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Stop mails with notices`} index={false} />
      <StopMailScreen />
    </>
  )
}
