/** The guardian's yes, by name and on record, before anything can be paid. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkName } from '@panya/domain/account/account-fields.ts'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { formText } from '../../../adapters/form-data.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { agreeToPay, type LinkedOrder } from '../../../adapters/payments/pay-link.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { BuyerFields } from '../../../parts/buyer/BuyerFields.tsx'
import { type BuyerFaults, faultsOf, readBuyer } from '../../../parts/buyer/buyer.ts'
import { useFirstFault } from '../../../parts/focus/use-first-fault.ts'
import styles from '../guardian.module.css'

interface AgreeFormProps {
  token: string
  order: OrderView
  child: string | null
  onAgreed(answer: LinkedOrder & { token: string }): void
  /** Somebody else was faster, or the link is another one now. */
  onChanged(): void
}

export function AgreeForm({ token, order, child, onAgreed, onChanged }: AgreeFormProps) {
  const { t } = useLingui()
  const [faults, setFaults] = useState<BuyerFaults>({})
  const fields = useFirstFault(faults)
  const agree = useMutation({
    mutationFn: (given: { name: string; buyer: PaperParty | null }) =>
      agreeToPay({ token, ...given }),
    onSuccess: onAgreed,
    onError(error) {
      if (!(error instanceof HttpError)) return
      setFaults(error.body?.fields ?? {})
      if (error.status === 404 || error.status === 409) onChanged()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = formText(new FormData(form), 'name')
    const buyer = readBuyer(form)
    const wrong = faultsOf(buyer)
    const problem = checkName(name)
    if (problem !== null) wrong['name'] = problem
    setFaults(wrong)
    if (Object.keys(wrong).length === 0 && !agree.isPending) agree.mutate({ name, buyer })
  }
  return (
    <section className={styles.card} aria-labelledby="pay-agree">
      <h2 id="pay-agree">
        <Trans>Do you agree?</Trans>
      </h2>
      <ul className={styles.points}>
        <li>
          <WhatIsPaid order={order} child={child} />
        </li>
        <li>
          <Trans>You are the parent or guardian, and 18 years or older.</Trans>
        </li>
        <li>
          <Trans>Your name and the day are kept with the order. The child does not see them.</Trans>
        </li>
      </ul>
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          name="name"
          label={t`Your name`}
          autoComplete="name"
          required
          error={faults['name'] === undefined ? '' : t`Please write your name.`}
        />
        <BuyerFields isTaxed={order.taxMinor > 0} faults={faults} />
        <div className={styles.actions}>
          <Button type="submit" look="go" aria-busy={agree.isPending}>
            {order.amountMinor === 0 ? (
              <Trans>I am the parent or guardian, and I agree</Trans>
            ) : (
              <Trans>I am the parent or guardian, and I pay</Trans>
            )}
          </Button>
        </div>
        <p role="alert" className={styles.wrong}>
          {agree.isError && Object.keys(faults).length === 0 && (
            <Trans>That did not work. Check your connection and try again.</Trans>
          )}
        </p>
      </form>
    </section>
  )
}

function WhatIsPaid({ order, child }: Pick<AgreeFormProps, 'order' | 'child'>) {
  const { price } = useFormat()
  const amount = price(order.currency, order.amountMinor)
  if (order.amountMinor === 0)
    return <Trans>Nothing is to pay: what is left of the plan before pays it.</Trans>
  if (child === null) return <Trans>You pay {amount} once. Nothing is taken by itself later.</Trans>
  return (
    <Trans>
      You pay {amount} once for <bdi>{child}</bdi>. Nothing is taken by itself later.
    </Trans>
  )
}
