import { useState } from 'react'
import type { Texts } from '../texts.ts'
import type { EditorTheme } from './EditorPane.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './SettingsMenu.module.css'

export interface EditorSettings {
  fontSize: number
  theme: EditorTheme
}

export const DEFAULT_SETTINGS: EditorSettings = { fontSize: 16, theme: 'page' }
const SMALLEST = 12
const LARGEST = 32

export interface SettingsMenuProps {
  t: Texts
  settings: EditorSettings
  onSettings: (settings: EditorSettings) => void
  onTidy: () => void
  onSearch: () => void
  /** Left out where there are no notebooks. */
  onNotebook: (() => void) | null
  /** What has no room in the bar of a phone. */
  others: { icon: IconName; label: string; onPress: () => void }[]
}

const THEMES = { page: 'themePage', night: 'themeNight', contrast: 'themeContrast' } as const

/** Letter size, colours, and the things that are needed less often. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { t, settings, onSettings, onTidy, onSearch, onNotebook, others } = props
  const [open, setOpen] = useState(false)
  const size = (change: number) => {
    const fontSize = Math.min(LARGEST, Math.max(SMALLEST, settings.fontSize + change))
    onSettings({ ...settings, fontSize })
  }
  const choose = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what its buttons do
    <div
      className={styles.anchor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={t('settings')}
        title={t('settings')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="settings" />
      </button>
      {open && (
        <div className={styles.menu}>
          {others.map(({ icon, label, onPress }) => (
            <button key={icon} type="button" onClick={choose(onPress)}>
              <Icon name={icon} /> {label}
            </button>
          ))}
          <div className={styles.size}>
            <button type="button" aria-label={t('fontSmaller')} onClick={() => size(-2)}>
              A−
            </button>
            <span>{t('fontSize', { size: settings.fontSize })}</span>
            <button type="button" aria-label={t('fontLarger')} onClick={() => size(2)}>
              A+
            </button>
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
          <button type="button" onClick={choose(onTidy)}>
            <Icon name="tidy" /> {t('format')}
          </button>
          <button type="button" onClick={choose(onSearch)}>
            <Icon name="search" /> {t('search')}
          </button>
          {onNotebook && (
            <button type="button" onClick={choose(onNotebook)}>
              <Icon name="notebook" /> {t('openNotebook')}
            </button>
          )}
          <p>{t('keyboardHelp')}</p>
        </div>
      )}
    </div>
  )
}
