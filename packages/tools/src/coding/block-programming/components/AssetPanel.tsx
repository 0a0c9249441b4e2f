/** Costumes (or backdrops) and sounds of the chosen sprite: library, upload, choose, remove. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import {
  actorOf,
  addCostume,
  addSound,
  changeActor,
  removeCostume,
  removeSound,
} from '../core/edit-project.ts'
import type { ToolProps } from '../tool-props.ts'
import { readPicture, readSound, UploadProblem } from '../uploads.ts'
import styles from './ActorPanel.module.css'

interface AssetPanelProps extends ToolProps {
  kind: 'costumes' | 'sounds'
  onLibrary(): void
}

export function AssetPanel({ kind, onLibrary, ...tool }: AssetPanelProps) {
  const { host, session, state, t } = tool
  const file = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const { actorId } = state
  const upload = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    setReading(true)
    try {
      if (kind === 'costumes') {
        const costume = await readPicture(chosen)
        session.edit((content) => addCostume(content, actorId, costume), { restart: true })
      } else {
        const sound = await readSound(chosen)
        session.edit((content) => addSound(content, actorId, sound))
      }
    } catch (error) {
      host.toast(t(error instanceof UploadProblem ? error.code : 'uploadUnreadable'), 'error')
    } finally {
      setReading(false)
    }
  }
  return (
    <div className={styles.panel}>
      {kind === 'costumes' ? <Costumes {...tool} /> : <Sounds {...tool} />}
      <div className={styles.actions}>
        <Button size="compact" look="quiet" onClick={onLibrary}>
          <Icon name="plus" /> {t('fromLibrary')}
        </Button>
        <Button
          size="compact"
          look="quiet"
          disabled={isReading}
          onClick={() => file.current?.click()}
        >
          <Icon name="plus" /> {isReading ? t('reading') : t('upload')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('upload')}
          accept={kind === 'costumes' ? 'image/png,image/jpeg,image/webp,image/svg+xml' : 'audio/*'}
          onChange={(event) => void upload(event)}
        />
      </div>
    </div>
  )
}

function Costumes({ session, state, t }: ToolProps) {
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

function Sounds({ session, state, t }: ToolProps) {
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
            onClick={() => session.edit((content) => removeSound(content, actor.id, sound.id))}
          >
            <Icon path={TOOL_ICONS.trash} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
