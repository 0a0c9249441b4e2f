import { Trans } from '@lingui/react/macro'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useSite } from '../../adapters/site.ts'
import styles from './CallToAction.module.css'
import { StartLink } from './StartLink.tsx'

/** On paper there is nothing to press: it says where to go. */
export function CallToAction() {
  const { brand, publicUrl } = useSite()
  return (
    <section className={`when-near ${styles.call}`} aria-labelledby="last-call">
      <Mascot kind={brand.mascot} mood="well-done" size={132} />
      <h2 id="last-call" className={styles.title}>
        <Trans>Your first program is one click away</Trans>
      </h2>
      <div className="no-print">
        <StartLink />
      </div>
      <bdi dir="ltr" className={styles.address}>
        {publicUrl}
      </bdi>
    </section>
  )
}
