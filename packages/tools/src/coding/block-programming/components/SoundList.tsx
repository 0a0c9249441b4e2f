/** The sounds of the chosen sprite: hear one, remove one. */

import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { actorOf, removeSound } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ActorPanel.module.css'

export function SoundList({ session, state, t }: ToolProps) {
  const actor = actorOf(state.content, state.actorId)
  return (
    <ul className={styles.list} aria-label={t('sounds')}>
      {actor.sounds.map((sound) => (
        <li key={sound.id}>
          <CardButton
            className={styles.card}
            onClick={() => void session.sounds.play(sound.id, 100)}
          >
            <span aria-hidden="true" className={styles.plus}>
              ♪
            </span>
            <span dir="auto">{sound.name}</span>
          </CardButton>
          <IconButton
            label={`${t('remove')}: ${sound.name}`}
            onClick={() =>
              session.edit((content) => removeSound(content, actor.id, sound.id), {
                lost: { what: 'sound', name: sound.name },
              })
            }
          >
            <Icon path={TOOL_ICONS.trash} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
