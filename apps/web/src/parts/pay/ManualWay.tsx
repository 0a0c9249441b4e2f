/** Money that comes by another way: a transfer, a school's purchase order, a visit to the office. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView, PayWay } from '@panya/domain/order/purchase.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import styles from './pay.module.css'

interface ManualWayProps {
  order: OrderView
  way: Extract<PayWay, { kind: 'manual' }>
}

export function ManualWay({ order, way }: ManualWayProps) {
  const { t } = useLingui()
  const { reference } = order
  const { contactEmail } = way
  const subject = encodeURIComponent(t`Order ${reference}`)
  return (
    <section className={styles.way} aria-labelledby="pay-manual">
      <h2 id="pay-manual">
        <Trans>Pay by transfer, or with a purchase order</Trans>
      </h2>
      <p>
        <Trans>
          Write to <bdi dir="ltr">{contactEmail}</bdi>, and we agree how the money comes: by a bank
          transfer, in person, or with the purchase order of a school. In the mail should be:
        </Trans>
      </p>
      <ul className={styles.steps}>
        <li>
          <Trans>
            the reference of this order, <code>{reference}</code>
          </Trans>
        </li>
        <li>
          <Trans>who pays, and how</Trans>
        </li>
        <li>
          <Trans>the purchase order, where a school has one</Trans>
        </li>
      </ul>
      <p className="no-print">
        <ButtonLink look="ghost" href={`mailto:${contactEmail}?subject=${subject}`}>
          <Trans>Write the mail</Trans>
        </ButtonLink>
      </p>
    </section>
  )
}
