/** Puts what was chosen in the library into the project. */
import { SOUNDS, SPRITES } from '@panya/engines/stage/library/library.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { type Actor, makeActor } from '../core/document.ts'
import { addActor, addCostume, addSound, freePlace } from '../core/edit-project.ts'
import { type LibraryNames, libraryCostume, librarySoundEntry } from '../library-names.ts'
import { soundsFor } from './categories.ts'
import type { LibraryEntry, LibraryKind } from './entries.ts'

const soundEntry = (names: LibraryNames, id: string) =>
  librarySoundEntry(names, id, SOUNDS.find((sound) => sound.id === id)?.seconds ?? 0)

export function addFromLibrary(
  session: BlocksSession,
  names: LibraryNames,
  kind: LibraryKind,
  actorId: string,
  { id, picture }: LibraryEntry,
): void {
  if (kind === 'sprites') addSprite(session, names, id)
  else if (kind === 'sounds') {
    session.edit((content) => addSound(content, actorId, soundEntry(names, id)))
    void session.player.sounds.play(id, 100)
  } else if (picture) {
    const costume = libraryCostume(names, id, picture.width, picture.height)
    session.edit((content) => addCostume(content, actorId, costume), { restart: true })
  }
}

/** A sprite as it comes out of the library: all its costumes, and the sounds that suit it. */
export function libraryActor(names: LibraryNames, id: string): Actor | null {
  const found = SPRITES.find((sprite) => sprite.id === id)
  if (!found) return null
  const costumes = found.costumes.map(({ id: costume, width, height }) =>
    libraryCostume(names, costume, width, height),
  )
  const sounds = soundsFor(id).map((sound) => soundEntry(names, sound))
  return makeActor(id, names.picture(id), costumes, sounds)
}

export function addSprite(session: BlocksSession, names: LibraryNames, id: string): void {
  const actor = libraryActor(names, id)
  if (!actor) return
  session.edit((content) => addActor(content, { ...actor, ...freePlace(content) }), {
    restart: true,
  })
  const { content } = session.snapshot()
  session.shown.select(content.actors.at(-1)!.id)
}
