import { useLingui } from '@lingui/react/macro'
import { ReturnScreen } from '../../features/checkout/ReturnScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function CheckoutBack() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Your order`} index={false} />
      <ReturnScreen />
    </>
  )
}
