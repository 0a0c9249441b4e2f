import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { DropDown } from '@panya/ui/DropDown/DropDown.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { Messages } from '../python-messages.ts'
import type { EditorTheme } from './EditorPane.tsx'
import styles from './SettingsMenu.module.css'

export interface EditorSettings {
  fontSize: number
  theme: EditorTheme
}

export const DEFAULT_SETTINGS: EditorSettings = { fontSize: 16, theme: 'page' }
const SMALLEST = 12
const LARGEST = 32

export interface SettingsMenuProps {
  t: Messages
  settings: EditorSettings
  onSettings: (settings: EditorSettings) => void
  onTidy: () => void
  onSearch: () => void
  onBreakpoint: () => void
  onRunToCursor: () => void
  /** Left out where there are no notebooks. */
  onNotebook: (() => void) | null
  /** What has no room in the bar of a phone. */
  others: { icon: string; label: string; onPress: () => void }[]
}

const THEMES = { page: 'themePage', night: 'themeNight', contrast: 'themeContrast' } as const

/** Letter size, colours, and the things that are needed less often. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { t, settings, onSettings, onTidy, onSearch, onNotebook, others } = props
  const { onBreakpoint, onRunToCursor } = props
  const size = (change: number) => {
    const fontSize = Math.min(LARGEST, Math.max(SMALLEST, settings.fontSize + change))
    onSettings({ ...settings, fontSize })
  }
  return (
    <DropDown size="small" label={t('settings')} face={<Icon path={TOOL_ICONS.settings} />}>
      {(close) => {
        const entry = (path: string, label: string, action: () => void) => (
          <Button
            key={label}
            look="quiet"
            size="compact"
            onClick={() => {
              close()
              action()
            }}
          >
            <Icon path={path} /> {label}
          </Button>
        )
        return (
          <>
            {others.map(({ icon, label, onPress }) => entry(icon, label, onPress))}
            <div className={styles.size}>
              <IconButton look="ghost" label={t('fontSmaller')} onClick={() => size(-2)}>
                A−
              </IconButton>
              <span>{t('fontSize', { size: settings.fontSize })}</span>
              <IconButton look="ghost" label={t('fontLarger')} onClick={() => size(2)}>
                A+
              </IconButton>
            </div>
            <label className={styles.theme}>
              {t('theme')}
              <select
                value={settings.theme}
                onChange={(event) =>
                  onSettings({ ...settings, theme: event.currentTarget.value as EditorTheme })
                }
              >
                {Object.entries(THEMES).map(([theme, text]) => (
                  <option key={theme} value={theme}>
                    {t(text)}
                  </option>
                ))}
              </select>
            </label>
            {entry(TOOL_ICONS.tidy, t('format'), onTidy)}
            {entry(TOOL_ICONS.search, t('search'), onSearch)}
            {entry(TOOL_ICONS.breakpoint, t('debugToggle'), onBreakpoint)}
            {entry(TOOL_ICONS.stepLast, t('debugToCursor'), onRunToCursor)}
            {onNotebook && entry(TOOL_ICONS.notebook, t('openNotebook'), onNotebook)}
            <p className={styles.help}>{t('keyboardHelp')}</p>
            <p className={styles.help}>{t('debugKeys')}</p>
          </>
        )
      }}
    </DropDown>
  )
}
