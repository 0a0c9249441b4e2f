/** The buttons that change a sound, in groups. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import styles from './SoundDialog.module.css'
import { ACTION_ICONS } from './sound-icons.ts'
import type { SoundMessages } from './sound-messages.ts'
import type { SoundAction } from './sound-steps.ts'

interface EffectBarProps {
  onAction(action: SoundAction): void
  onCopy(): void
  t: SoundMessages
}

const GROUPS = [
  ['cutting', ['keep', 'remove', 'paste']],
  ['loudness', ['louder', 'softer', 'normalise', 'mute', 'fadeIn', 'fadeOut']],
  ['fun', ['faster', 'slower', 'reverse', 'echo', 'robot']],
] as const

export function EffectBar({ onAction, onCopy, t }: EffectBarProps) {
  return (
    <div className={styles.effects}>
      {GROUPS.map(([group, actions]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(group)}</legend>
          {group === 'cutting' && (
            <Button size="compact" look="ghost" onClick={onCopy}>
              <Icon path={TOOL_ICONS.copy} /> {t('copy')}
            </Button>
          )}
          {actions.map((action) => (
            <Button key={action} size="compact" look="ghost" onClick={() => onAction(action)}>
              <Icon path={ACTION_ICONS[action]} /> {t(`action.${action}`)}
            </Button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
