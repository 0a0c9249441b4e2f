/** A code that a bank's app scans, and how to pay with it; on a phone the app takes it from a saved picture. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView, PayWay } from '@panya/domain/order/purchase.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { QrCode } from '@panya/ui/QrCode/QrCode.tsx'
import { useState } from 'react'
import { saveFile } from '../../adapters/save-file.ts'
import { useFormat } from '../../adapters/use-format.ts'
import { CopyButton } from '../copy-link/CopyButton.tsx'
import { drawCode } from './draw-code.ts'
import styles from './pay.module.css'

interface PromptPayWayProps {
  order: OrderView
  way: Extract<PayWay, { kind: 'promptpay' }>
}

export function PromptPayWay({ order, way }: PromptPayWayProps) {
  const { t } = useLingui()
  const { price } = useFormat()
  const { reference } = order
  const { bank, accountName } = way
  const amount = price(order.currency, order.amountMinor)
  return (
    <section className={styles.way} aria-labelledby="pay-promptpay">
      <h2 id="pay-promptpay">
        <Trans>Pay with PromptPay</Trans>
      </h2>
      <div className={styles.columns}>
        <div className={styles.code}>
          <QrCode text={way.text} label={t`PromptPay code for ${amount}`} width={232} />
          <SaveCode svg={way.svg} reference={reference} />
        </div>
        <div className={styles.words}>
          <dl className={styles.facts}>
            <dt>
              <Trans>Amount</Trans>
            </dt>
            <dd>
              <b>{amount}</b>
            </dd>
            {accountName !== null && (
              <>
                <dt>
                  <Trans>Goes to</Trans>
                </dt>
                <dd>
                  <bdi>{accountName}</bdi>
                </dd>
              </>
            )}
            {bank !== null && (
              <>
                <dt>
                  <Trans>Bank</Trans>
                </dt>
                <dd>
                  <bdi>{bank}</bdi>
                </dd>
              </>
            )}
            <dt>
              <Trans>Reference</Trans>
            </dt>
            <dd className={styles.reference}>
              <code>{reference}</code>
              <CopyButton text={reference} label={t`Reference`} />
            </dd>
          </dl>
          <ol className={styles.steps}>
            <li>
              <Trans>
                Open the app of a Thai bank and scan the code. Is the app on this phone? Save the
                code as a picture and choose it in the app.
              </Trans>
            </li>
            <li>
              {accountName === null ? (
                <Trans>Look whether the amount is {amount}.</Trans>
              ) : (
                <Trans>
                  Look whether the amount is {amount} and the name is <bdi>{accountName}</bdi>.
                </Trans>
              )}
            </li>
            <li>
              {way.hasReference ? (
                <Trans>Confirm in the app. The code says what is paid for.</Trans>
              ) : (
                <Trans>
                  Write <code>{reference}</code> as the note, so that we find the money. Then
                  confirm in the app.
                </Trans>
              )}
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}

function SaveCode({ svg, reference }: { svg: string; reference: string }) {
  const [failed, setFailed] = useState(false)
  const save = () => {
    setFailed(false)
    drawCode(svg).then(
      (bytes) => saveFile(`promptpay-${reference}.png`, bytes),
      () => setFailed(true),
    )
  }
  return (
    <div className={`no-print ${styles.buttons}`}>
      <Button look="ghost" size="small" onClick={save}>
        <Trans>Save as a picture</Trans>
      </Button>
      <Button look="ghost" size="small" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <p role="alert" hidden={!failed}>
        {failed && (
          <Trans>The picture could not be made. A picture of the screen does it, too.</Trans>
        )}
      </p>
    </div>
  )
}
