/** Which school an order is of, and the number of its own purchase order. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { markPurchaseOrder } from '../../../adapters/admin/school-orders.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { useOrderAction } from './use-order.ts'

export function SchoolFacts({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { id, poNumber } = order
  const [asking, setAsking] = useState(false)
  const mark = useOrderAction<string>(id, (number) => markPurchaseOrder(id, number))
  return (
    <>
      <OrderProblem {...mark} />
      {poNumber !== null && (
        <>
          <bdi>{poNumber}</bdi>{' '}
        </>
      )}
      <Button size="small" look="ghost" onClick={() => setAsking(true)}>
        {poNumber === null ? <Trans>Write its number</Trans> : <Trans>Change the number</Trans>}
      </Button>
      {asking && (
        <AskDialog
          title={<Trans>Number of the purchase order</Trans>}
          field={{ label: t`Number of the purchase order`, value: poNumber ?? '', max: 60 }}
          confirm={<Trans>Save</Trans>}
          onConfirm={(number) => mark.run(number)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
