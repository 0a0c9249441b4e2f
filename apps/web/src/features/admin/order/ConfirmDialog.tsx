/** An admin has seen the money, at the bank or by another way: the plan begins at once. */
import { Trans, useLingui } from '@lingui/react/macro'
import { decimalText } from '@panya/domain/amount/amount.ts'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { confirmPayment, type SeenMoney } from '../../../adapters/admin/orders.ts'
import { formText } from '../../../adapters/form-data.ts'
import { serverTime } from '../../../adapters/http/server-time.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import styles from '../parts/parts.module.css'
import { readMoney } from './money-field.ts'
import { OrderProblem } from './OrderProblem.tsx'
import { DAY_PROBLEMS } from './order-words.ts'
import { useOrderAction } from './use-order.ts'

interface ConfirmDialogProps {
  order: AdminOrder
  onClose(): void
}

export function ConfirmDialog({ order, onClose }: ConfirmDialogProps) {
  const { t } = useLingui()
  const { id, currency, amountMinor } = order
  // Pressed twice, or sent again over a broken line, it is one payment.
  const [key] = useState(() => crypto.randomUUID())
  const [badAmount, setBadAmount] = useState(false)
  const confirm = useOrderAction<SeenMoney>(id, (wish) => confirmPayment(id, wish), onClose)
  const dayProblem = DAY_PROBLEMS[confirm.problem?.fields?.['day'] ?? '']
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const minor = readMoney(form, 'amount')
    setBadAmount(minor === null)
    if (minor === null) return
    const provider = formText(data, 'provider') === 'manual' ? 'manual' : 'bank'
    const [day, note] = [formText(data, 'day'), formText(data, 'note').trim()]
    confirm.run({ key, provider, amountMinor: minor, day, note })
  }
  return (
    <FormDialog
      title={<Trans>Confirm money</Trans>}
      submit={<Trans>The money is here</Trans>}
      busy={confirm.busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>Only confirm what you have seen yourself. The plan begins at once.</Trans>
      </p>
      <div className={styles.formGrid}>
        <TextField
          name="amount"
          label={t`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          defaultValue={decimalText(amountMinor)}
          error={badAmount ? t`Write the amount as 1234.50.` : ''}
        />
        <TextField
          name="day"
          type="date"
          label={t`Day it came`}
          defaultValue={bangkokDay(serverTime())}
          error={dayProblem ? t(dayProblem) : ''}
        />
      </div>
      <SelectField name="provider" label={t`How it came`} defaultValue="bank">
        <option value="bank">{t`At the bank`}</option>
        <option value="manual">{t`By another way`}</option>
      </SelectField>
      <TextField
        name="note"
        label={t`Remark`}
        hint={t`Such as the number of a cheque. You can leave it empty.`}
        maxLength={200}
        autoComplete="off"
      />
      {!dayProblem && <OrderProblem {...confirm} />}
    </FormDialog>
  )
}
