/** Money goes back: all of it or a part, with a reason that stands on the credit note. */
import { Trans, useLingui } from '@lingui/react/macro'
import { decimalText } from '@panya/domain/amount/amount.ts'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { refundPayment, type SentBack } from '../../../adapters/admin/orders.ts'
import { formText } from '../../../adapters/form-data.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { readMoney } from './money-field.ts'
import { OrderProblem } from './OrderProblem.tsx'
import { isByHand } from './order-words.ts'
import { type Payment, useOrderAction } from './use-order.ts'

interface RefundDialogProps {
  order: AdminOrder
  payment: Payment
  onClose(): void
  /** A provider was asked; it tells of it when it is done. */
  onAsked(): void
}

export function RefundDialog({ order: { id }, payment, onClose, onAsked }: RefundDialogProps) {
  const { t } = useLingui()
  const { price } = useFormat()
  const { currency, refundableMinor } = payment
  const [key] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState({ amount: false, reason: false })
  const byHand = isByHand(payment.provider)
  const refund = useOrderAction<SentBack>(
    id,
    (wish) => refundPayment(id, wish),
    () => {
      if (!byHand) onAsked()
      onClose()
    },
  )
  const left = price(currency, refundableMinor)
  const submit = (form: HTMLFormElement) => {
    const minor = readMoney(form, 'amount')
    const reason = formText(new FormData(form), 'reason').trim()
    const tooMuch = minor === null || minor > refundableMinor
    setWrong({ amount: tooMuch, reason: reason === '' })
    if (tooMuch || reason === '') return
    refund.run({ key, paymentId: payment.id, amountMinor: minor, reason })
  }
  return (
    <FormDialog
      title={<Trans>Give money back</Trans>}
      submit={byHand ? <Trans>It was sent back</Trans> : <Trans>Send it back</Trans>}
      danger
      busy={refund.busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {byHand ? (
          <Trans>
            First send the money back by the way it came. Here you record it; when all of it went
            back, the plan ends.
          </Trans>
        ) : (
          <Trans>
            The provider sends it back the way it came. When all of it went back, the plan ends.
          </Trans>
        )}
      </p>
      <TextField
        name="amount"
        label={t`Amount in ${currency}`}
        hint={t`At most ${left}`}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={decimalText(refundableMinor)}
        error={wrong.amount ? t`Write the amount as 1234.50, and at most ${left}.` : ''}
      />
      <TextField
        name="reason"
        label={t`Reason`}
        hint={t`It stands on the credit note.`}
        maxLength={200}
        autoComplete="off"
        error={wrong.reason ? t`Write a few words.` : ''}
      />
      <OrderProblem {...refund} />
    </FormDialog>
  )
}
