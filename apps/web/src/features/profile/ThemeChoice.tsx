import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ColorSchemeChoice,
  chooseColorScheme,
  useColorSchemeChoice,
} from '../../adapters/color-scheme.ts'
import styles from '../../parts/choice/choice.module.css'
import { ProfileSection } from './ProfileSection.tsx'

export function ThemeChoice() {
  const { t } = useLingui()
  const colorScheme = useColorSchemeChoice()
  const names: [ColorSchemeChoice, string][] = [
    ['light', t`Light`],
    ['dark', t`Dark`],
    ['auto', t`Like my device`],
  ]
  return (
    <ProfileSection title={<Trans>Light or dark</Trans>}>
      <fieldset className={styles.choices} aria-label={t`Light or dark`}>
        {names.map(([scheme, name]) => (
          <label key={scheme} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={scheme}
              checked={colorScheme === scheme}
              onChange={() => chooseColorScheme(scheme)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </ProfileSection>
  )
}
