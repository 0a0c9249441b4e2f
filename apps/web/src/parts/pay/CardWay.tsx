import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { logFailure } from '../../adapters/log.ts'
import styles from './pay.module.css'

/** Leads to the provider's page; whoever pays comes back from there. */
export function CardWay({ onCard }: { onCard(): Promise<string> }) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const leave = () => {
    if (state === 'leaving') return
    setState('leaving')
    onCard().then(
      (address) => location.assign(address),
      (error: unknown) => {
        logFailure('card', error)
        setState('failed')
      },
    )
  }
  return (
    <section className={`no-print ${styles.way}`} aria-labelledby="pay-card">
      <h2 id="pay-card">
        <Trans>Pay by card</Trans>
      </h2>
      <p>
        <Trans>
          The card is typed on the page of our payment partner. We never see its number. Afterwards
          the way leads back here.
        </Trans>
      </p>
      <Button aria-busy={state === 'leaving'} onClick={leave}>
        <Trans>Go to the page for cards</Trans>
      </Button>
      <p role="alert" className={styles.wrong} hidden={state !== 'failed'}>
        {state === 'failed' && (
          <Trans>That did not work, and nothing was paid. Try again in a moment.</Trans>
        )}
      </p>
    </section>
  )
}
