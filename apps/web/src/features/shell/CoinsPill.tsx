import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from './Pill.module.css'

export function CoinsPill() {
  const { t, i18n } = useLingui()
  const { to } = useAddress()
  const status = useUserState((user) => user.status)
  const coins = useUserState((user) => user.aiCoins)
  if (status !== 'authenticated') return null
  const label = t`${plural(coins, { one: '# AI coin', other: '# AI coins' })}`
  return (
    <Link className={styles.pill} to={to('/coins')} aria-label={label} title={label}>
      <Icon name="coin" size={16} /> {i18n.number(coins)}
    </Link>
  )
}
