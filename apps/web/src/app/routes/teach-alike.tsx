import { useLingui } from '@lingui/react/macro'
import { AlikeScreen } from '../../features/teach/alike/AlikeScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function TeachAlike() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Alike work`} index={false} />
      <AlikeScreen />
    </>
  )
}
