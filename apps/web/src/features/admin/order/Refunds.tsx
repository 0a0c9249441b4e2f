import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Badge } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import { REFUND_PROBLEM_MESSAGES } from './order-words.ts'

/** The money that went back. Nothing where none did. */
export function Refunds({ order: { refunds, currency } }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { moment, price } = useFormat()
  if (refunds.length === 0) return null
  return (
    <Panel title={<Trans>Money that went back</Trans>}>
      <DataTable
        label={t`Money that went back`}
        head={[
          { label: <Trans>When</Trans> },
          { label: <Trans>Amount</Trans>, number: true },
          { label: <Trans>State</Trans> },
        ]}
      >
        {refunds.map(({ id, at, amountMinor, problem }) => (
          <tr key={id}>
            <td>{moment(at)}</td>
            <td data-number>{price(currency, amountMinor)}</td>
            <td>
              {problem === null ? (
                <Badge tone="teal">
                  <Trans>Went back</Trans>
                </Badge>
              ) : (
                t(REFUND_PROBLEM_MESSAGES[problem])
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
