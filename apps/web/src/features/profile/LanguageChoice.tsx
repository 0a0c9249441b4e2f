import { Trans } from '@lingui/react/macro'
import { LOCALE_NAMES, LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from '../../parts/choice/choice.module.css'
import { ProfileSection } from './ProfileSection.tsx'

/** Links, not a setting: the language is part of every address. */
export function LanguageChoice() {
  const { locale, path } = useAddress()
  return (
    <ProfileSection title={<Trans>Language</Trans>}>
      <ul className={styles.choices}>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              className={styles.choice}
              href={localePath(other, path)}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {other === locale && <span aria-hidden="true">✓</span>}
              {LOCALE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
