import { useLingui } from '@lingui/react/macro'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import styles from './Pill.module.css'

export function ThemeSwitch() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const current = useComputedColorScheme('light', { getInitialValueInEffect: false })
  return (
    <button
      type="button"
      className={`${styles['pill']} ${styles['round']}`}
      aria-label={t`Switch between light and dark`}
      title={t`Switch between light and dark`}
      onClick={() => setColorScheme(current === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size={18} className={styles['inLight']} />
      <Icon name="sun" size={18} className={styles['inDark']} />
    </button>
  )
}
