import { useLingui } from '@lingui/react/macro'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import styles from './BrandMark.module.css'

export function BrandMark() {
  const { t } = useLingui()
  const { brand } = useSite()
  const { to } = useAddress()
  const name = brand.name
  return (
    <Link className={styles.brand} to={to('/')} aria-label={t`${name}, front page`}>
      <Mascot kind={brand.mascot} size={34} />
      <span dir="ltr">{brand.wordmark}</span>
    </Link>
  )
}
