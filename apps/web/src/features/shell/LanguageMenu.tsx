import { useLingui } from '@lingui/react/macro'
import { LOCALE_NAMES } from '@panya/domain/locale/locale.ts'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useAddress } from '../../adapters/address.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './Pill.module.css'

export function LanguageMenu() {
  const { t } = useLingui()
  const { locale } = useAddress()
  const name = LOCALE_NAMES[locale]
  return (
    <Disclosure
      label={t`Language: ${name}`}
      summary={
        <span className={styles.pill}>
          <Icon name="globe" size={16} /> {name}
        </span>
      }
    >
      <LanguageLinks />
    </Disclosure>
  )
}
