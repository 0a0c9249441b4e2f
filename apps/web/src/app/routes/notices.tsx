import { useLingui } from '@lingui/react/macro'
import { NoticesScreen } from '../../features/notices/NoticesScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Notices() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Notices`} index={false} />
      <NoticesScreen />
    </>
  )
}
