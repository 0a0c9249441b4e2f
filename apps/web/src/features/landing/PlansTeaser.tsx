import { Trans } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import styles from './PlansTeaser.module.css'

export function PlansTeaser() {
  const { to } = useAddress()
  return (
    <section className="page-wrap" aria-labelledby="plans-teaser">
      <div className={styles.strip}>
        <Icon name="coin" size={44} className={styles.coin} />
        <div className={styles.text}>
          <h2 id="plans-teaser" className={styles.title}>
            <Trans>Free to start, and free to stay</Trans>
          </h2>
          <p>
            <Trans>
              Every tool is in the free plan. AI coins pay only for the big AI on the server, and
              you see the price before each question.
            </Trans>
          </p>
        </div>
        <Link className={buttonClass('ghost')} to={to('/plans')}>
          <Trans>Compare the plans</Trans>
        </Link>
      </div>
    </section>
  )
}
