import { useLingui } from '@lingui/react/macro'
import { CoinsScreen } from '../../features/coins/CoinsScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function Coins() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`My coins`} index={false} />
      <CoinsScreen />
    </>
  )
}
