import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useId, useState } from 'react'
import { Check } from './Choices.tsx'
import styles from './GameSettingsMenu.module.css'
import type { Game } from './game-hooks.ts'
import { useGameMessages } from './game-messages.ts'
import type { GameSettings } from './game-settings.ts'

interface GameSettingsMenuProps {
  locale: Locale
  game: Game
  hasTimer: boolean
}

/** Sound, motion and clock, one switch each. */
export function GameSettingsMenu({ locale, game, hasTimer }: GameSettingsMenuProps) {
  const t = useGameMessages(locale)
  const [open, setOpen] = useState(false)
  const panel = useId()
  // The device's own wish counts as well, and only the device can take it back.
  const calmByDevice = game.calm && !game.settings.calm
  const shown: (keyof GameSettings)[] = hasTimer ? ['sound', 'calm', 'timer'] : ['sound', 'calm']
  return (
    <div className={styles.menu}>
      <IconButton
        size="medium"
        look="ghost"
        label={t('settings')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon path={TOOL_ICONS.settings} size={22} />
      </IconButton>
      <fieldset id={panel} className={styles.panel} hidden={!open}>
        <legend className="visually-hidden">{t('settings')}</legend>
        {shown.map((key) => (
          <Check
            key={key}
            label={t(key)}
            checked={key === 'calm' ? game.calm : game.settings[key]}
            disabled={key === 'calm' && calmByDevice}
            onChange={(on) => game.changeSettings({ [key]: on })}
          />
        ))}
        {calmByDevice && <p className={styles.hint}>{t('calmByDevice')}</p>}
        {hasTimer && <p className={styles.hint}>{t('timerHint')}</p>}
        <Button look="ghost" onClick={() => setOpen(false)}>
          {t('close')}
        </Button>
      </fieldset>
    </div>
  )
}
