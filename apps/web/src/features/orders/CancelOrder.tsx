import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../adapters/http/http.ts'
import { cancelOrder } from '../../adapters/payments/orders.ts'
import { ORDERS_KEY } from '../../adapters/payments/use-orders.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'

/** As long as nothing is paid. */
export function CancelOrder({ id }: { id: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    try {
      client.setQueryData(ORDERS_KEY, await cancelOrder(id))
      return null
    } catch (error) {
      const isPaid = error instanceof HttpError && error.status === 409
      return isPaid
        ? t`The money has arrived meanwhile, so it cannot be cancelled any more.`
        : t`That did not work. Check your connection and try again.`
    }
  }
  return (
    <div className="no-print">
      <Button look="stop" size="small" onClick={() => setAsking(true)}>
        <Trans>Cancel the order</Trans>
      </Button>
      {asking && (
        <AskDialog
          title={<Trans>Cancel this order?</Trans>}
          confirm={<Trans>Cancel the order</Trans>}
          cancel={<Trans>Keep the order</Trans>}
          danger
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>If you have paid already, keep it: the money finds its way by this order.</Trans>
          </p>
        </AskDialog>
      )}
    </div>
  )
}
