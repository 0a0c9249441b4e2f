/** What it costs, in short: three plans and the way to each. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatPrice } from '@panya/domain/locale/format-number.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { PlanButton } from '../../parts/plan/PlanButton.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './PlansTeaser.module.css'

export function PlansTeaser() {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { brand, plans } = useSite()
  return (
    <section className={`page-wrap when-near ${styles.place}`} aria-labelledby="plans-teaser">
      <div className={styles.strip}>
        <div className={styles.text}>
          <Icon name="coin" size={44} className={styles.coin} />
          <h2 id="plans-teaser" className={styles.title}>
            <Trans>Free to start, and free to stay</Trans>
          </h2>
          <p>
            <Trans>
              Every tool is in the free plan. AI coins pay only for the big AI on the server, and
              you see the price before each question.
            </Trans>
          </p>
          <Link to={to('/plans')}>
            <Trans>Compare the plans</Trans>
          </Link>
        </div>
        <ul className={styles.plans}>
          {plans
            .filter(({ priceMinor }) => priceMinor !== null)
            .map((plan) => (
              <li key={plan.name} className={styles.plan}>
                <h3>{t(PLAN_MESSAGES[plan.name])}</h3>
                <p className={styles.price}>
                  <b>{formatPrice(locale, brand.currency, plan.priceMinor ?? 0)}</b>{' '}
                  <Trans>a month</Trans>
                </p>
                <p className={styles.coins}>
                  <Plural
                    value={plan.coinsPerMonth}
                    one="# AI coin a month"
                    other="# AI coins a month"
                  />
                </p>
                <PlanButton plan={plan} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
