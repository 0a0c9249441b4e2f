/** A school buys seats: what was agreed is written down here, and its money is confirmed like any other. */
import { Trans, useLingui } from '@lingui/react/macro'
import { readDecimal } from '@panya/domain/amount/amount.ts'
import { PLAN_NAMES, type PlanName } from '@panya/domain/money/plan.ts'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { SEATS_MAX } from '@panya/domain/order/school-seats.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { makeSchoolOrder, type SchoolWish } from '../../../adapters/admin/school-orders.ts'
import { formText } from '../../../adapters/form-data.ts'
import { useSite } from '../../../adapters/site.ts'
import { BuyerFields } from '../../../parts/buyer/BuyerFields.tsx'
import { faultsOf, readBuyer } from '../../../parts/buyer/buyer.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { CYCLE_MESSAGES, OFFERED_CYCLES } from '../../../parts/plan/cycle-messages.ts'
import { PLAN_MESSAGES } from '../../../parts/plan/plan-messages.ts'
import { OrderProblem } from '../order/OrderProblem.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'

interface SchoolOrderDialogProps {
  onMade(order: AdminOrder): void
  onClose(): void
}

const SOLD = PLAN_NAMES.filter((name) => name !== 'free')

export function SchoolOrderDialog({ onMade, onClose }: SchoolOrderDialogProps) {
  const { t } = useLingui()
  const { currency } = useSite().brand
  const [key] = useState(() => crypto.randomUUID())
  const [faults, setFaults] = useState<Record<string, string>>({})
  const make = useAction({
    send: makeSchoolOrder,
    touches: [
      ['admin', 'orders'],
      ['admin', 'audit'],
    ],
    done: onMade,
  })
  const told = { ...make.problem?.fields, ...faults }
  const fault = (field: string, words: string) => (told[field] === undefined ? '' : words)
  const submit = (form: HTMLFormElement) => {
    const { wish, wrong } = readWish(form)
    const all = { ...wrong, ...faultsOf(wish.buyer) }
    setFaults(all)
    if (Object.keys(all).length === 0) make.run({ ...wish, key })
  }
  return (
    <FormDialog
      title={<Trans>Order for a school</Trans>}
      submit={<Trans>Make the order</Trans>}
      busy={make.busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="schoolName"
        label={t`School`}
        maxLength={200}
        autoComplete="off"
        error={fault('schoolName', t`Write a few words.`)}
      />
      <div className={styles.formGrid}>
        <SelectField name="plan" label={t`Plan`} defaultValue="enterprise">
          {SOLD.map((name) => (
            <option key={name} value={name}>
              {t(PLAN_MESSAGES[name])}
            </option>
          ))}
        </SelectField>
        <SelectField name="cycle" label={t`Pay for`} defaultValue="term">
          {OFFERED_CYCLES.map((name) => (
            <option key={name} value={name}>
              {t(CYCLE_MESSAGES[name])}
            </option>
          ))}
        </SelectField>
        <TextField
          name="seats"
          label={t`Seats`}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={fault('seats', t`Write a number from 1 to ${SEATS_MAX}.`)}
        />
        <TextField
          name="seatPriceMinor"
          label={t`Price of a seat in ${currency}`}
          hint={t`Empty: what the plan costs everybody.`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={fault('seatPriceMinor', t`Write the amount as 1234.50.`)}
        />
      </div>
      <TextField
        name="poNumber"
        label={t`Number of the purchase order`}
        hint={t`You can leave it empty and write it later.`}
        maxLength={60}
        autoComplete="off"
      />
      <BuyerFields isTaxed={currency === 'THB'} faults={told} />
      <OrderProblem {...make} />
    </FormDialog>
  )
}

type Wish = Omit<SchoolWish, 'key'>

function readWish(form: HTMLFormElement): { wish: Wish; wrong: Record<string, string> } {
  const data = new FormData(form)
  const text = (field: string) => formText(data, field).trim()
  const [seats, price] = [Number(text('seats')), text('seatPriceMinor')]
  const seatPriceMinor = price === '' ? null : readDecimal(price)
  const wrong: Record<string, string> = {}
  if (text('schoolName') === '') wrong['schoolName'] = 'required'
  if (!Number.isInteger(seats) || seats < 1 || seats > SEATS_MAX) wrong['seats'] = 'not-a-count'
  if (price !== '' && !(seatPriceMinor !== null && seatPriceMinor > 0))
    wrong['seatPriceMinor'] = 'bad-amount'
  const wish = {
    schoolName: text('schoolName'),
    plan: text('plan') as PlanName,
    cycle: text('cycle') as BillingCycle,
    seats,
    seatPriceMinor,
    poNumber: text('poNumber') || null,
    buyer: readBuyer(form),
  }
  return { wish, wrong }
}
