/** The costumes (or backdrops) of the chosen sprite: wear one, edit, copy, move, keep as a file or remove it. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { flushSync } from 'react-dom'
import { carry, type LetGo } from '../../../host/carry.ts'
import type { Costume } from '../core/document.ts'
import { blankCostume, duplicateCostume, moveCostume } from '../core/edit-costumes.ts'
import { actorOf, addCostume, changeActor, removeCostume } from '../core/edit-project.ts'
import { saveCostume } from '../files/save-media.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ActorPanel.module.css'
import listStyles from './CostumeList.module.css'

const PENCIL = 'M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4'

interface DrawProps extends ToolProps {
  onPaint(costumeId: string): void
}

interface CostumeListProps extends DrawProps {
  onKeep(costume: Costume): void
}

export function CostumeList({ host, session, state, t, onPaint, onKeep }: CostumeListProps) {
  const actor = actorOf(state.content, state.actorId)
  const worn = actor.costumes[actor.costume]
  const edit = (step: (content: typeof state.content) => typeof state.content): void =>
    session.edit(step, { restart: true })
  const move = (id: string, to: number): void =>
    edit((content) => moveCostume(content, actor.id, id, to))
  const download = (costume: Costume): Promise<void> =>
    saveCostume(costume).catch(() => host.toast(t('uploadUnreadable'), 'error'))
  const letGo = (id: string, { over }: LetGo): void => {
    const place = over?.closest<HTMLElement>('[data-costume]')?.dataset['costume']
    if (place !== undefined) move(id, Number(place))
  }
  return (
    <>
      <ul className={styles.list} aria-label={actor.isStage ? t('backdrops') : t('costumes')}>
        {actor.costumes.map((costume, index) => (
          <li key={costume.id} data-costume={index}>
            <CardButton
              className={styles.card}
              aria-pressed={index === actor.costume}
              onPointerDown={(event) => carry(event, (at) => letGo(costume.id, at))}
              onClick={() => edit((content) => changeActor(content, actor.id, { costume: index }))}
            >
              <img src={pictureUrl(costume)} alt="" width="64" height="52" draggable={false} />
              <span dir="auto">{costume.name}</span>
            </CardButton>
            <div className={listStyles.row}>
              <IconButton
                label={`${t('editPicture')}: ${costume.name}`}
                onClick={() => onPaint(costume.id)}
              >
                <Icon path={PENCIL} />
              </IconButton>
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
            </div>
          </li>
        ))}
      </ul>
      {worn && (
        <fieldset className={listStyles.row} aria-label={worn.name}>
          <IconButton
            label={`${t('copyCostume')}: ${worn.name}`}
            onClick={() => edit((content) => duplicateCostume(content, actor.id, worn.id))}
          >
            <Icon path={TOOL_ICONS.copy} />
          </IconButton>
          <IconButton
            label={`${t('moveEarlier')}: ${worn.name}`}
            disabled={actor.costume === 0}
            onClick={() => move(worn.id, actor.costume - 1)}
          >
            <Icon name="back" className={listStyles.turned} />
          </IconButton>
          <IconButton
            label={`${t('moveLater')}: ${worn.name}`}
            disabled={actor.costume === actor.costumes.length - 1}
            onClick={() => move(worn.id, actor.costume + 1)}
          >
            <Icon name="forward" className={listStyles.turned} />
          </IconButton>
          <IconButton label={`${t('toBackpack')}: ${worn.name}`} onClick={() => onKeep(worn)}>
            <Icon path={TOOL_ICONS.folder} />
          </IconButton>
          <IconButton
            label={`${t('saveToComputer')}: ${worn.name}`}
            onClick={() => void download(worn)}
          >
            <Icon path={TOOL_ICONS.download} />
          </IconButton>
        </fieldset>
      )}
    </>
  )
}

/** A new empty costume, opened at once. */
export function DrawButton({ session, state, t, onPaint }: DrawProps) {
  const actor = actorOf(state.content, state.actorId)
  const draw = (): void => {
    const blank = blankCostume(t(actor.isStage ? 'backdropName' : 'drawingName'), actor.isStage)
    // The editor looks the costume up: it has to be there before.
    flushSync(() =>
      session.edit((content) => addCostume(content, actor.id, blank), { restart: true }),
    )
    onPaint(blank.id)
  }
  return (
    <Button size="compact" look="quiet" onClick={draw}>
      <Icon path={PENCIL} /> {t('draw')}
    </Button>
  )
}
