import { useLingui } from '@lingui/react/macro'
import { PaperScreen } from '../../features/orders/PaperScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { messagesOf } from '../messages-of.ts'

export default function OrdersPaper() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Paper for your order`} index={false} />
      <PaperScreen messagesOf={messagesOf} />
    </>
  )
}
