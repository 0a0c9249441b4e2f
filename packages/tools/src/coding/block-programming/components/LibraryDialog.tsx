/** Chooses from the library: sprites, costumes, backdrops or sounds. */

import { pictureUrl } from '@panya/engines/stage/costume-images.ts'
import { BACKDROPS, SOUNDS, SPRITES } from '@panya/engines/stage/library/library.ts'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { makeActor } from '../core/document.ts'
import { addActor, addCostume, addSound, freePlace } from '../core/edit-project.ts'
import { libraryCostume, libraryName, librarySoundEntry, soundName } from '../library-names.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ActorPanel.module.css'

export type LibraryKind = 'sprites' | 'costumes' | 'backdrops' | 'sounds'

interface LibraryDialogProps extends ToolProps {
  kind: LibraryKind
  onClose(): void
}

function entriesOf(kind: LibraryKind): { id: string; width: number; height: number }[] {
  if (kind === 'backdrops') return BACKDROPS
  if (kind === 'sprites') return SPRITES.map(({ id, costumes }) => ({ ...costumes[0]!, id }))
  return SPRITES.flatMap(({ costumes }) => costumes)
}

export function LibraryDialog({ kind, session, state, t, onClose }: LibraryDialogProps) {
  const { actorId } = state
  const titles = {
    sprites: 'chooseSprite',
    costumes: 'chooseCostume',
    backdrops: 'chooseBackdrop',
    sounds: 'chooseSound',
  } as const
  const choosePicture = (id: string, width: number, height: number): void => {
    if (kind === 'sprites') addLibrarySprite(session, t, id)
    else
      session.edit(
        (content) => addCostume(content, actorId, libraryCostume(t, id, width, height)),
        { restart: true },
      )
    onClose()
  }
  return (
    <Dialog wide title={t(titles[kind])} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.list}>
        {kind === 'sounds'
          ? SOUNDS.map(({ id, seconds }) => (
              <li key={id}>
                <CardButton
                  className={styles.card}
                  onClick={() => {
                    session.edit((content) =>
                      addSound(content, actorId, librarySoundEntry(t, id, seconds)),
                    )
                    void session.sounds.play(id, 100)
                    onClose()
                  }}
                >
                  <span aria-hidden="true" className={styles.plus}>
                    ♪
                  </span>
                  <span>{soundName(t, id)}</span>
                </CardButton>
              </li>
            ))
          : entriesOf(kind).map(({ id, width, height }) => (
              <li key={id}>
                <CardButton
                  className={styles.card}
                  onClick={() => choosePicture(id, width, height)}
                >
                  <img
                    src={pictureUrl({
                      id,
                      width,
                      height,
                      library: kind === 'sprites' ? `${id}-1` : id,
                    })}
                    alt=""
                    width="72"
                    height="60"
                  />
                  <span>{libraryName(t, id)}</span>
                </CardButton>
              </li>
            ))}
      </ul>
    </Dialog>
  )
}

/** Sounds that suit a sprite come with it. */
const OWN_SOUNDS: Record<string, string> = {
  owl: 'hoot',
  cat: 'meow',
  elephant: 'trumpet',
  'tuk-tuk': 'engine',
  rocket: 'rocket',
  betta: 'splash',
}

export function addLibrarySprite(session: BlocksSession, t: BlocksMessages, id: string): void {
  const found = SPRITES.find((sprite) => sprite.id === id)
  if (!found) return
  const costumes = found.costumes.map(({ id: costume, width, height }) =>
    libraryCostume(t, costume, width, height),
  )
  const sounds = ['pop', ...(OWN_SOUNDS[id] ? [OWN_SOUNDS[id]] : [])].map((sound) =>
    librarySoundEntry(t, sound, SOUNDS.find((entry) => entry.id === sound)?.seconds ?? 0),
  )
  session.edit(
    (content) =>
      addActor(content, {
        ...makeActor(id, libraryName(t, id), costumes, sounds),
        ...freePlace(content),
      }),
    { restart: true },
  )
  const { content } = session.snapshot()
  session.select(content.actors.at(-1)!.id)
}
