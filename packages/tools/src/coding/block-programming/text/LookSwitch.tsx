/** Blocks, both, or text: how the program is shown. */
import { useId } from 'react'
import { textsOf } from '../session/text-door.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './LookSwitch.module.css'
import { LOOKS, type LookSetting } from './look-setting.ts'
import { useTextMessages } from './text-messages.ts'

interface LookSwitchProps extends ToolProps {
  setting: LookSetting
}

export function LookSwitch({ host, state, setting }: LookSwitchProps) {
  const t = useTextMessages(host.locale)
  const name = useId()
  const hasDraft = textsOf(state.content, state.actorId).draft !== undefined
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('views')}</legend>
      {LOOKS.map((look, index) => {
        const words = t(look === 'text' && hasDraft ? 'textHasMistake' : look)
        return (
          <label key={look} title={`${words} (Ctrl+Shift+${index + 1})`}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={setting.look === look}
              aria-keyshortcuts={`Control+Shift+${index + 1}`}
              onChange={() => setting.setLook(look)}
            />
            <span>
              {t(look)}
              {look === 'text' && hasDraft && <i aria-hidden="true">!</i>}
            </span>
            {look === 'text' && hasDraft && (
              <span className="visually-hidden">{t('textHasMistake')}</span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
