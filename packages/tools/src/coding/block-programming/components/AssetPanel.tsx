/** Costumes (or backdrops) or sounds of the chosen sprite, and where new ones come from. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { putInBackpack } from '../backpack-entries.ts'
import type { BackpackState } from '../backpack-hook.ts'
import { CAMERA } from '../camera/camera-icon.ts'
import { useCameraMessages } from '../camera/camera-messages.ts'
import { addCostume, addSound } from '../core/edit-project.ts'
import type { OpenDialog } from '../dialog-hooks.ts'
import { MICROPHONE } from '../sound-editor/sound-icons.ts'
import { useSoundMessages } from '../sound-editor/sound-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import { readPicture, readSound, UploadProblem } from '../uploads.ts'
import styles from './ActorPanel.module.css'
import { CostumeList, DrawButton } from './CostumeList.tsx'
import { SoundList } from './SoundList.tsx'

interface AssetPanelProps extends ToolProps {
  kind: 'costumes' | 'sounds'
  onLibrary(): void
  onOpen(dialog: OpenDialog): void
  onPaint(costumeId: string): void
  backpack: BackpackState
}

export function AssetPanel({
  kind,
  onLibrary,
  onOpen,
  onPaint,
  backpack,
  ...tool
}: AssetPanelProps) {
  const { host, session, state, t } = tool
  const soundWords = useSoundMessages(host.locale)
  const cameraWords = useCameraMessages(host.locale)
  const file = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const { actorId } = state
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen) void upload(chosen)
  }
  // A file that is dropped comes in as if it was chosen; elsewhere the browser would leave the page for it.
  const fileDrop = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const [dropped] = event.dataTransfer.files
      if (!dropped) return
      event.preventDefault()
      event.stopPropagation()
      if (!isReading) void upload(dropped)
    },
  }
  const upload = async (chosen: File): Promise<void> => {
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button below takes files, too
    <div className={styles.panel} {...fileDrop}>
      {kind === 'costumes' ? (
        <CostumeList
          {...tool}
          onPaint={onPaint}
          onKeep={(costume) => void putInBackpack(tool, backpack, 'costume', costume)}
        />
      ) : (
        <SoundList
          {...tool}
          onOpen={onOpen}
          onKeep={(sound) => void putInBackpack(tool, backpack, 'sound', sound)}
        />
      )}
      <div className={styles.actions}>
        {kind === 'costumes' && <DrawButton {...tool} onPaint={onPaint} />}
        {kind === 'sounds' && (
          <Button
            size="compact"
            look="quiet"
            onClick={() => onOpen({ kind: 'sound', soundId: null })}
          >
            <Icon path={MICROPHONE} /> {soundWords('record')}
          </Button>
        )}
        {kind === 'costumes' && (
          <Button
            size="compact"
            look="quiet"
            onClick={() => onOpen({ kind: 'camera', into: 'costume' })}
          >
            <Icon path={CAMERA} /> {cameraWords('camera')}
          </Button>
        )}
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
          onChange={choose}
        />
      </div>
    </div>
  )
}
