import { Trans, useLingui } from '@lingui/react/macro'
import type {
  StatementOrder,
  StatementVerdict,
} from '@panya/domain/bank-statement/statement-report.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ORDER_STATUS_MESSAGES } from '../../../parts/order/order-messages.ts'
import { Badge } from '../parts/Badge.tsx'
import styles from './Statement.module.css'
import { DOUBT_MESSAGES } from './statement-words.ts'

interface StatementRowProps {
  verdict: StatementVerdict
  chosen: number | null
  onChoose(orderId: number | null): void
}

export function StatementRow({ verdict, chosen, onChoose }: StatementRowProps) {
  const { count, day, price } = useFormat()
  const { line, time, minor, text, kind, orders } = verdict
  return (
    <tr>
      <td data-number>{count(line)}</td>
      <td>
        {day(verdict.day)} {time !== null && <bdi dir="ltr">{time}</bdi>}
      </td>
      <td data-number>{price('THB', minor)}</td>
      <td>
        <div className={styles.text}>
          <bdi>{text}</bdi>
        </div>
      </td>
      <td>
        {kind === 'unsure' ? (
          <OrderChoice verdict={verdict} chosen={chosen} onChoose={onChoose} />
        ) : (
          orders.map((order) => (
            <PaidOrder key={order.id} order={order} isThere={kind === 'there'} />
          ))
        )}
      </td>
    </tr>
  )
}

function PaidOrder({ order, isThere }: { order: StatementOrder; isThere: boolean }) {
  const { to } = useAddress()
  return (
    <>
      <Link to={`${to('/admin/order')}?id=${order.id}`}>
        <code>{order.reference}</code>
      </Link>{' '}
      <Badge tone={isThere ? 'plain' : 'go'}>
        {isThere ? <Trans>told before</Trans> : <Trans>is paid</Trans>}
      </Badge>
    </>
  )
}

/** A person decides among what the line leaves open; nothing is given before. */
function OrderChoice({ verdict, chosen, onChoose }: StatementRowProps) {
  const { t } = useLingui()
  const { price } = useFormat()
  const { line, why, orders } = verdict
  return (
    <div className={styles.choice}>
      <SelectField
        label={<span className="visually-hidden">{t`Order that line ${line} pays`}</span>}
        value={chosen ?? ''}
        onChange={(event) => onChoose(Number(event.target.value) || null)}
      >
        <option value="">{t`None of them`}</option>
        {orders.map(({ id, reference, displayName, amountMinor, status }) => (
          <option key={id} value={id}>
            {[
              reference,
              displayName ?? '–',
              price('THB', amountMinor),
              t(ORDER_STATUS_MESSAGES[status]),
            ].join(' · ')}
          </option>
        ))}
      </SelectField>
      {why !== null && <small>{t(DOUBT_MESSAGES[why])}</small>}
    </div>
  )
}
