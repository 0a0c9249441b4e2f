import { Trans } from '@lingui/react/macro'
import { LOCALE_NAMES, LOCALES } from '@panya/domain/locale/locale.ts'
import { useAddress } from '../../adapters/address.ts'
import { localeLink } from '../../adapters/locale-choice.ts'
import styles from '../../parts/choice/choice.module.css'
import { ProfileSection } from './ProfileSection.tsx'

/** Links, for the language is part of every address; whoever follows one finds it on other devices too. */
export function LanguageChoice() {
  const { locale, path } = useAddress()
  return (
    <ProfileSection title={<Trans>Language</Trans>}>
      <ul className={styles.choices}>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              {...localeLink(other, path)}
              className={styles.choice}
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
