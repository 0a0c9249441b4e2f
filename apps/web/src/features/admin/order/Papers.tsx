import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { PAPER_MESSAGES } from '../../../parts/order/order-messages.ts'
import { Panel } from '../parts/Panel.tsx'
import styles from './Order.module.css'

export function Papers({ order: { id, papers } }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { to } = useAddress()
  if (papers.length === 0) return null
  return (
    <Panel title={<Trans>Papers</Trans>}>
      <ul className={styles.papers}>
        {papers.map(({ number, kind }) => (
          <li key={number}>
            <Link to={`${to('/admin/paper')}?id=${id}&number=${number}`}>
              {t(PAPER_MESSAGES[kind])} <bdi dir="ltr">{number}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
