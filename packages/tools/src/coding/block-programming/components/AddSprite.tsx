/** The ways to a new sprite: from the library, drawn, a picture from this device, the camera, or a surprise. */
import { SPRITES } from '@panya/engines/stage/library/library.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type ChangeEvent, useRef } from 'react'
import { type Actor, makeActor, type Variable } from '../core/document.ts'
import { blankCostume } from '../core/edit-costumes.ts'
import { addActor, freePlace } from '../core/edit-project.ts'
import { addSpriteWith } from '../core/fresh-media.ts'
import { hasRoom } from '../core/room.ts'
import { addSprite } from '../library/add-from-library.ts'
import { librarySoundEntry, useLibraryNames } from '../library-names.ts'
import type { ToolProps } from '../tool-props.ts'
import { isSpriteFile, readPicture, readSpriteFile, UploadProblem } from '../uploads.ts'

export interface AddSpriteProps extends ToolProps {
  onLibrary(): void
  /** Opens the editor for a costume that was just made. */
  onDraw(costumeId: string): void
  onCamera(): void
}

export function AddSprite({ host, session, t, onLibrary, onDraw, onCamera }: AddSpriteProps) {
  const file = useRef<HTMLInputElement>(null)
  const names = useLibraryNames(host.locale)
  const add = (name: string, costume: Parameters<typeof makeActor>[2][number]): void => {
    const id = `sprite-${crypto.randomUUID().slice(0, 8)}`
    const sounds = [librarySoundEntry(names, 'pop', 0.1)]
    session.edit(
      (content) =>
        addActor(content, { ...makeActor(id, name, [costume], sounds), ...freePlace(content) }),
      { restart: true },
    )
    session.shown.select(id)
  }
  const addRead = (sprite: Actor, shared: Variable[]): void => {
    const { content } = session.snapshot()
    if (!hasRoom(content, sprite)) {
      host.toast(t('projectFull'), 'error')
      return
    }
    session.edit((before) => addSpriteWith(before, sprite, shared), { restart: true })
    session.shown.select(session.snapshot().content.actors.at(-1)!.id)
  }
  const draw = (): void => {
    const blank = blankCostume(t('costumeName', { number: 1 }), false)
    add(t('newSprite'), blank)
    onDraw(blank.id)
  }
  const upload = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    try {
      if (isSpriteFile(chosen)) {
        const { sprite, shared } = await readSpriteFile(chosen)
        addRead(sprite, shared)
      } else {
        const costume = await readPicture(chosen)
        add(costume.name, costume)
      }
    } catch (error) {
      host.toast(t(error instanceof UploadProblem ? error.code : 'uploadUnreadable'), 'error')
    }
  }
  const surprise = (): void => {
    const sprite = SPRITES[Math.floor(Math.random() * SPRITES.length)]
    if (sprite) addSprite(session, names, sprite.id)
  }
  return (
    <>
      <ActionMenu
        label={t('addSprite')}
        actions={[
          { label: t('fromLibrary'), onSelect: onLibrary },
          { label: t('drawSprite'), onSelect: draw },
          { label: t('uploadPicture'), onSelect: () => file.current?.click() },
          { label: t('fromCamera'), onSelect: onCamera },
          { label: t('surpriseSprite'), onSelect: surprise },
        ]}
      >
        <Icon name="plus" /> {t('addSprite')}
      </ActionMenu>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('uploadPicture')}
        accept="image/png,image/jpeg,image/webp,image/svg+xml,.sprite3"
        onChange={(event) => void upload(event)}
      />
    </>
  )
}
