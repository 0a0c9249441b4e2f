import { useLingui } from '@lingui/react/macro'
import { QueryProvider } from '../../adapters/query/QueryProvider.tsx'
import { PayScreen } from '../../features/guardian/pay/PayScreen.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { messagesOf } from '../messages-of.ts'

export default function GuardianPay() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Pay for your child`} index={false} />
      <QueryProvider>
        <PayScreen messagesOf={messagesOf} />
      </QueryProvider>
    </>
  )
}
