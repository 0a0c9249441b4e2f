/** Why a plan cannot be ordered now, and what helps. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './Checkout.module.css'

interface Way {
  message: MessageDescriptor
  to?: { path: string; text: MessageDescriptor }
}

const MY_ORDERS = { path: '/orders', text: msg`To my orders` }

const PROBLEMS: Record<string, Way> = {
  'order-is-open': {
    message: msg`You have an order that waits for its money. Pay it or cancel it first.`,
    to: MY_ORDERS,
  },
  'paid-ahead': {
    message: msg`The next time is paid already. You can pay for more when it has begun.`,
    to: MY_ORDERS,
  },
  'too-many-orders': { message: msg`Those were many orders for one day. Try again tomorrow.` },
  'guardian-consent-needed': {
    message: msg`First there is a question on your home page: when you were born, or what your parent or guardian says.`,
    to: { path: '/home', text: msg`To my home page` },
  },
  'price-on-request': {
    message: msg`Write to us about this plan.`,
    to: { path: '/plans', text: msg`To the plans` },
  },
}

const IN_FIELDS = msg`Something in the form is not right yet. Look at the red words.`
const OTHER = msg`That did not work, and nothing was ordered. Try again in a moment.`

export function CheckoutProblem({ error }: { error: Error }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const body = error instanceof HttpError ? error.body : null
  const known = PROBLEMS[body?.message ?? '']
  return (
    <p role="alert" className={styles.wrong}>
      {t(known?.message ?? (body?.fields ? IN_FIELDS : OTHER))}
      {known?.to && (
        <>
          {' '}
          <Link to={to(known.to.path)}>{t(known.to.text)}</Link>
        </>
      )}
    </p>
  )
}
