/** What the library's dialog shows: every entry with its pictures, its shelves and the words it is found by. */
import { BACKDROPS, SOUNDS, SPRITES } from '@panya/engines/stage/library/library.ts'
import type { LibraryPicture } from '@panya/engines/stage/library/picture.ts'
import { BACKDROP_SHELVES, type Shelf, SOUND_SHELVES, SPRITE_SHELVES } from './categories.ts'
import type { Searchable } from './search.ts'
import type { WordList } from './words.ts'

export type LibraryKind = 'sprites' | 'costumes' | 'backdrops' | 'sounds'

export interface LibraryEntry extends Searchable {
  shelves: Shelf[]
  /** What it looks like; sounds have none. */
  picture?: LibraryPicture
  /** Another pose, for a moment's look. */
  second?: LibraryPicture
  seconds?: number
}

const SHELVES = {
  sprites: SPRITE_SHELVES,
  costumes: SPRITE_SHELVES,
  backdrops: BACKDROP_SHELVES,
  sounds: SOUND_SHELVES,
}

export function shelvesOf(kind: LibraryKind): Shelf[] {
  return Object.keys(SHELVES[kind]) as Shelf[]
}

/** Words are kept for sprites; a costume has those of its sprite, and its own sign. */
function described(kind: LibraryKind, id: string, lists: WordList[]): Omit<LibraryEntry, 'id'> {
  const words = lists.flatMap(({ pictures, sounds }) => {
    const found = (kind === 'sounds' ? sounds : pictures)[id]
    return found ? [found] : []
  })
  const shelves = Object.entries(SHELVES[kind]).flatMap(([shelf, ids]) =>
    ids.includes(id) ? [shelf as Shelf] : [],
  )
  return {
    shelves,
    names: words.map(([name]) => name),
    tags: [id, ...words.flatMap(([, tags]) => tags.split(' '))],
  }
}

export function entriesOf(kind: LibraryKind, lists: WordList[]): LibraryEntry[] {
  if (kind === 'sounds')
    return SOUNDS.map(({ id, seconds }) => ({ id, seconds, ...described(kind, id, lists) }))
  if (kind === 'backdrops')
    return BACKDROPS.map((picture) => ({
      id: picture.id,
      picture,
      ...described(kind, picture.id, lists),
    }))
  return SPRITES.flatMap(({ id, costumes }): LibraryEntry[] => {
    const about = described(kind, id, lists)
    const [first, second] = costumes
    if (kind === 'sprites') return [{ id, picture: first!, second: second!, ...about }]
    return costumes.map((picture) => ({
      ...about,
      id: picture.id,
      picture,
      tags: [...about.tags, picture.id.slice(id.length + 1)],
    }))
  })
}
