import { useLingui } from '@lingui/react/macro'
import { TeachScreen } from '../../features/teach/TeachScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Teach() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`My classes`} index={false} />
      <TeachScreen />
    </>
  )
}
