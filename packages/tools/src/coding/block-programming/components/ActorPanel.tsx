/** The sprites of the project: choose, add, copy, remove, and set where each one starts. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { actorOf, changeActor, copyActor, removeActor, renameActor } from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import { ActorFields } from './ActorFields.tsx'
import styles from './ActorPanel.module.css'

interface ActorPanelProps extends ToolProps {
  readonly: boolean
  onAdd(): void
  confirm(question: string): Promise<boolean>
}

export function ActorPanel({ session, state, readonly, onAdd, confirm, t }: ActorPanelProps) {
  const { content, actorId } = state
  const actor = actorOf(content, actorId)
  const remove = async (): Promise<void> => {
    const hasBlocks = (actor.workspace.blocks?.blocks ?? []).length > 0
    if (hasBlocks && !(await confirm(t('removeSpriteSure', { name: actor.name })))) return
    session.select(
      content.actors.find((other) => other.id !== actorId && !other.isStage)?.id ?? 'stage',
    )
    session.edit((before) => removeActor(before, actorId), { restart: true })
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.list} aria-label={t('sprites')}>
        {content.actors.map((entry) => (
          <li key={entry.id}>
            <CardButton
              className={styles.card}
              aria-pressed={entry.id === actorId}
              onClick={() => session.select(entry.id)}
            >
              <img src={pictureUrl(entry.costumes[entry.costume]!)} alt="" width="52" height="46" />
              <span dir="auto">{entry.isStage ? t('stage') : entry.name}</span>
            </CardButton>
          </li>
        ))}
        {!readonly && (
          <li>
            <CardButton className={`${styles.card} ${styles.add}`} onClick={onAdd}>
              <span aria-hidden="true" className={styles.plus}>
                +
              </span>
              <span>{t('addSprite')}</span>
            </CardButton>
          </li>
        )}
      </ul>
      {!readonly && !actor.isStage && (
        <ActorFields
          key={`${actor.id}:${state.isRunning ? '' : `${actor.x},${actor.y}`}`}
          actor={actor}
          onChange={(change) =>
            session.edit((before) => changeActor(before, actorId, change), { restart: true })
          }
          onRename={(name) => session.edit((before) => renameActor(before, actorId, name))}
          t={t}
        />
      )}
      {!readonly && !actor.isStage && (
        <div className={styles.actions}>
          <Button
            size="compact"
            look="quiet"
            onClick={() => session.edit((before) => copyActor(before, actorId), { restart: true })}
          >
            <Icon path={TOOL_ICONS.copy} /> {t('copySprite')}
          </Button>
          <Button size="compact" look="quiet" onClick={() => void remove()}>
            <Icon path={TOOL_ICONS.trash} /> {t('removeSprite')}
          </Button>
        </div>
      )}
    </div>
  )
}
