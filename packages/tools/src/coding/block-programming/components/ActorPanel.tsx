/** The sprites of the project: choose, add, copy, remove, and set where each one starts. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { putInBackpack } from '../backpack-entries.ts'
import type { Actor } from '../core/document.ts'
import { actorOf, changeActor, copyActor, removeActor, renameActor } from '../core/edit-project.ts'
import type { DialogState } from '../dialog-hooks.ts'
import { saveSprite } from '../files/save-media.ts'
import type { ToolProps } from '../tool-props.ts'
import { ActorFields } from './ActorFields.tsx'
import styles from './ActorPanel.module.css'
import { AddSprite } from './AddSprite.tsx'

interface ActorPanelProps extends ToolProps {
  readonly: boolean
  dialogs: DialogState
}

/** The stage first, then in the order of the cards where a project has one. */
const inPaneOrder = (actors: readonly Actor[]): Actor[] =>
  actors.toSorted((one, other) => {
    if (one.isStage !== other.isStage) return one.isStage ? -1 : 1
    return (one.pane ?? Infinity) === (other.pane ?? Infinity)
      ? 0
      : (one.pane ?? Infinity) - (other.pane ?? Infinity)
  })

export function ActorPanel({ readonly, dialogs, ...tool }: ActorPanelProps) {
  const { host, session, state, t } = tool
  const { content, actorId } = state
  const actor = actorOf(content, actorId)
  const remove = (): void => {
    session.shown.select(
      content.actors.find((other) => other.id !== actorId && !other.isStage)?.id ?? 'stage',
    )
    session.edit((before) => removeActor(before, actorId), {
      restart: true,
      lost: { what: 'sprite', name: actor.name },
    })
  }
  const keep = (): Promise<void> => putInBackpack(tool, dialogs.backpack, 'sprite', actor)
  const save = (): Promise<void> =>
    saveSprite(session.snapshot().content, actorId).catch(() =>
      host.toast(t('saveFailed'), 'error'),
    )
  return (
    <div className={styles.panel}>
      <ul className={styles.list} aria-label={t('sprites')}>
        {inPaneOrder(content.actors).map((entry) => (
          <li key={entry.id}>
            <CardButton
              className={styles.card}
              aria-pressed={entry.id === actorId}
              data-takes-blocks={readonly || entry.id === actorId ? undefined : entry.id}
              onClick={() => session.shown.select(entry.id)}
            >
              <img src={pictureUrl(entry.costumes[entry.costume]!)} alt="" width="52" height="46" />
              <span dir="auto">{entry.isStage ? t('stage') : entry.name}</span>
            </CardButton>
          </li>
        ))}
      </ul>
      {!readonly && (
        <AddSprite
          {...tool}
          onLibrary={() => dialogs.openLibrary('sprites')}
          onDraw={(costumeId) => dialogs.show({ kind: 'paint', costumeId })}
          onCamera={() => dialogs.show({ kind: 'camera', into: 'sprite' })}
        />
      )}
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
          <Button size="compact" look="quiet" onClick={() => void keep()}>
            <Icon path={TOOL_ICONS.folder} /> {t('toBackpack')}
          </Button>
          <Button size="compact" look="quiet" onClick={() => void save()}>
            <Icon path={TOOL_ICONS.download} /> {t('saveToComputer')}
          </Button>
          <Button size="compact" look="quiet" onClick={remove}>
            <Icon path={TOOL_ICONS.trash} /> {t('removeSprite')}
          </Button>
        </div>
      )}
    </div>
  )
}
