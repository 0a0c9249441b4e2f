import { Plural, Trans } from '@lingui/react/macro'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { EmailText } from '../../../parts/account/EmailText.tsx'
import { OrderFacts } from '../../../parts/order/OrderFacts.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './Order.module.css'
import { SchoolFacts } from './SchoolFacts.tsx'

/** What was ordered, for whom, by whom it is paid, and whose name stands on the paper. */
export function AboutOrder({ order }: { order: AdminOrder }) {
  const { payerName, buyer } = order
  return (
    <Panel title={<Trans>What was ordered</Trans>}>
      <OrderFacts order={order} />
      <dl className={styles.people}>
        <dt>
          <Trans>For</Trans>
        </dt>
        <dd>
          <Learner order={order} />
        </dd>
        {order.seats !== null && (
          <>
            <dt>
              <Trans>Purchase order</Trans>
            </dt>
            <dd>
              <SchoolFacts order={order} />
            </dd>
          </>
        )}
        <dt>
          <Trans>Paid by</Trans>
        </dt>
        <dd>
          {order.schoolName !== null ? (
            <Trans>the school</Trans>
          ) : order.payer === 'self' ? (
            <Trans>the same person</Trans>
          ) : payerName === null ? (
            <Trans>a guardian, who has not agreed yet</Trans>
          ) : (
            <Trans>
              a guardian: <bdi>{payerName}</bdi>
            </Trans>
          )}
        </dd>
        {buyer && (
          <>
            <dt>
              <Trans>On the paper</Trans>
            </dt>
            <dd>
              <BuyerText buyer={buyer} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

function Learner({ order }: { order: AdminOrder }) {
  const { to } = useAddress()
  const { userId, email, displayName, schoolName, seats } = order
  if (schoolName !== null) {
    return (
      <>
        <bdi>{schoolName}</bdi> · <Plural value={seats ?? 0} one="# seat" other="# seats" />
      </>
    )
  }
  if (email === null) return <Trans>The account is gone.</Trans>
  return (
    <Link to={`${to('/admin/person')}?id=${userId}`}>
      <bdi>{displayName}</bdi> · <EmailText email={email} />
    </Link>
  )
}

function BuyerText({ buyer: { name, address, taxId, branch } }: { buyer: PaperParty }) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <bdi>{address}</bdi>
      {taxId !== null && (
        <>
          <br />
          <bdi dir="ltr">
            {taxId} / {branch}
          </bdi>
        </>
      )}
    </>
  )
}
