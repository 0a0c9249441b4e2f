import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { DropDown } from '@panya/ui/DropDown/DropDown.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
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
  // The device's own wish counts as well, and only the device can take it back.
  const calmByDevice = game.calm && !game.settings.calm
  const shown: (keyof GameSettings)[] = hasTimer ? ['sound', 'calm', 'timer'] : ['sound', 'calm']
  return (
    <DropDown
      size="medium"
      look="ghost"
      label={t('settings')}
      face={<Icon path={TOOL_ICONS.settings} size={22} />}
    >
      {(close) => (
        <fieldset className={styles.panel}>
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
          <Button look="ghost" onClick={close}>
            {t('close')}
          </Button>
        </fieldset>
      )}
    </DropDown>
  )
}
