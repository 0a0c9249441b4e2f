import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { chooseColorScheme, SWITCH_MARK, useColorScheme } from '../../adapters/color-scheme.ts'
import styles from './Pill.module.css'

export function ThemeSwitch() {
  const { t } = useLingui()
  const current = useColorScheme()
  return (
    <IconButton
      look="ghost"
      size="small"
      className={styles.theme}
      {...{ [SWITCH_MARK]: '' }}
      label={t`Switch between light and dark`}
      onClick={() => chooseColorScheme(current === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size={18} className={styles.inLight} />
      <Icon name="sun" size={18} className={styles.inDark} />
    </IconButton>
  )
}
