import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { useAddress } from '../../../adapters/address.ts'
import styles from './Attendance.module.css'
import { growth } from './period.ts'

/** How much more or less than in the other period: an arrow, a number, and never colour alone. */
export function Growth({ value, compared }: { value: number; compared: number }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const share = growth(value, compared)
  if (share === null) {
    return (
      <small className={styles.growth}>
        <Trans>nothing to compare with</Trans>
      </small>
    )
  }
  const text = formatPercent(locale, share, {
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
    signDisplay: 'exceptZero',
  })
  const way = share > 0 ? 'up' : share < 0 ? 'down' : 'same'
  return (
    <small className={styles.growth} data-way={way}>
      <span aria-hidden="true">{{ up: '▲', down: '▼', same: '＝' }[way]}</span>{' '}
      <span className="visually-hidden">
        {{ up: t`more`, down: t`less`, same: t`the same` }[way]}
      </span>{' '}
      <bdi>{text}</bdi>
    </small>
  )
}
