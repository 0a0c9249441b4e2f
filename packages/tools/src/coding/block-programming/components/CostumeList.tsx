/** The costumes (or backdrops) of the chosen sprite: choose one, remove one. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { actorOf, changeActor, removeCostume } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ActorPanel.module.css'

export function CostumeList({ session, state, t }: ToolProps) {
  const actor = actorOf(state.content, state.actorId)
  return (
    <ul className={styles.list} aria-label={actor.isStage ? t('backdrops') : t('costumes')}>
      {actor.costumes.map((costume, index) => (
        <li key={costume.id}>
          <CardButton
            className={styles.card}
            aria-pressed={index === actor.costume}
            onClick={() =>
              session.edit((content) => changeActor(content, actor.id, { costume: index }), {
                restart: true,
              })
            }
          >
            <img src={pictureUrl(costume)} alt="" width="64" height="52" />
            <span dir="auto">{costume.name}</span>
          </CardButton>
          {actor.costumes.length > 1 && (
            <IconButton
              label={`${t('remove')}: ${costume.name}`}
              onClick={() =>
                session.edit((content) => removeCostume(content, actor.id, costume.id), {
                  restart: true,
                  lost: { what: 'costume', name: costume.name },
                })
              }
            >
              <Icon path={TOOL_ICONS.trash} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}
