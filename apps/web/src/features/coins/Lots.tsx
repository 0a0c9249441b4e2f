/** The coins somebody has, by where they came from; those that end first are used first. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import type { CoinLotView } from '@panya/domain/money/coins.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './CoinsScreen.module.css'
import { SourceName } from './SourceName.tsx'

export function Lots({ lots }: { lots: CoinLotView[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  return (
    <section className={styles.card} aria-labelledby="coins-lots">
      <h2 id="coins-lots">
        <Trans>Where they come from</Trans>
      </h2>
      {lots.length === 0 && (
        <p>
          <Trans>You have used all your coins. New ones come with the next month.</Trans>
        </p>
      )}
      <ul className={styles.lots}>
        {lots.map((lot) => {
          const left = formatNumber(locale, lot.available)
          const all = formatNumber(locale, lot.granted)
          return (
            <li key={lot.id}>
              <span>
                <SourceName source={lot.source} note={lot.note} />
              </span>
              <span className={styles.lotCount}>
                <Trans>
                  {left} of {all}
                </Trans>
              </span>
              <meter
                className={styles.meter}
                min={0}
                max={Math.max(1, lot.granted)}
                value={lot.available}
                aria-label={t`${left} of ${all} left`}
              />
              <small>
                {lot.expiresAt ? (
                  <Trans>Use them before {formatDay(locale, new Date(lot.expiresAt))}.</Trans>
                ) : (
                  <Trans>These stay until you use them.</Trans>
                )}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
