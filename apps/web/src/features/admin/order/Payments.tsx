/** The money that came for an order, and what can be decided about it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { acceptPayment } from '../../../adapters/admin/orders.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Badge } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './Order.module.css'
import { OrderProblem } from './OrderProblem.tsx'
import { HELD_MESSAGES, providerMessage } from './order-words.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { type Payment, useOrderAction } from './use-order.ts'

export function Payments({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { id, payments } = order
  const [confirming, setConfirming] = useState(false)
  const [refunding, setRefunding] = useState<Payment | null>(null)
  const [isAsked, setAsked] = useState(false)
  const accept = useOrderAction<string>(id, (paymentId) => acceptPayment(id, paymentId))
  const isPaid = payments.some(({ held }) => held === null)
  return (
    <Panel
      title={<Trans>Money that came</Trans>}
      actions={
        !isPaid && (
          <Button size="small" onClick={() => setConfirming(true)}>
            <Trans>Confirm money</Trans>
          </Button>
        )
      }
    >
      <OrderProblem {...accept} />
      {isAsked && (
        <Notice tone="plain">
          <Trans>The provider is asked to send it back. It stands here when that is done.</Trans>
        </Notice>
      )}
      {payments.length === 0 && (
        <p className={parts.empty}>
          <Trans>None so far.</Trans>
        </p>
      )}
      {payments.length > 0 && (
        <DataTable
          label={t`Money that came`}
          head={[
            { label: <Trans>When</Trans> },
            { label: <Trans>How</Trans> },
            { label: <Trans>Amount</Trans>, number: true },
            { label: <Trans>Went back</Trans>, number: true },
            { label: <Trans>State</Trans> },
            { label: <span className="visually-hidden">{t`Actions`}</span> },
          ]}
        >
          {payments.map((payment) => (
            <Row
              key={payment.id}
              payment={payment}
              onAccept={() => accept.run(payment.id)}
              onRefund={() => setRefunding(payment)}
            />
          ))}
        </DataTable>
      )}
      {confirming && <ConfirmDialog order={order} onClose={() => setConfirming(false)} />}
      {refunding && (
        <RefundDialog
          order={order}
          payment={refunding}
          onClose={() => setRefunding(null)}
          onAsked={() => setAsked(true)}
        />
      )}
    </Panel>
  )
}

interface RowProps {
  payment: Payment
  onAccept(): void
  onRefund(): void
}

function Row({ payment, onAccept, onRefund }: RowProps) {
  const { t } = useLingui()
  const { moment, price } = useFormat()
  const { at, provider, amountMinor, currency, refundedMinor, refundableMinor, held } = payment
  const way = providerMessage(provider)
  const amount = price(currency, amountMinor)
  return (
    <tr>
      <td>{moment(at)}</td>
      <td>{way ? t(way) : <bdi>{provider}</bdi>}</td>
      <td data-number>{amount}</td>
      <td data-number>{refundedMinor === 0 ? '' : price(currency, refundedMinor)}</td>
      <td>
        {held === null ? (
          <Badge tone="go">
            <Trans>Pays the order</Trans>
          </Badge>
        ) : (
          t(HELD_MESSAGES[held])
        )}
      </td>
      <td>
        <span className={styles.acts}>
          {(held === 'late' || held === 'cancelled') && refundedMinor === 0 && (
            <Button
              size="small"
              aria-label={t`Let ${amount} count all the same`}
              onClick={onAccept}
            >
              <Trans>Let it count</Trans>
            </Button>
          )}
          {refundableMinor > 0 && (
            <Button
              size="small"
              look="stop"
              aria-label={t`Give back: ${amount}`}
              onClick={onRefund}
            >
              <Trans>Give back</Trans>
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
