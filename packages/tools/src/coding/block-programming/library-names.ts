/** Names of the library's pictures and sounds in the learner's language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import type { Costume, Sound } from './core/document.ts'
import { loadWords, type WordList } from './library/words.ts'

export interface LibraryNames {
  /** Of a sprite, a backdrop, or a costume: these have their sprite's name and a number or letter. */
  picture(id: string): string
  sound(id: string): string
}

export function namesIn({ pictures, sounds }: WordList): LibraryNames {
  return {
    picture: (id) => {
      const [, base = id, sign] = /^(.+)-(\d+|[a-z])$/.exec(id) ?? []
      const name = pictures[id]?.[0]
      return name ?? [pictures[base]?.[0] ?? base, sign?.toUpperCase()].filter(Boolean).join(' ')
    },
    sound: (id) => sounds[id]?.[0] ?? id,
  }
}

const made = new Map<Locale, Promise<LibraryNames>>()

/** Suspends until the names are there. */
export function useLibraryNames(locale: Locale): LibraryNames {
  let names = made.get(locale)
  if (!names) {
    names = loadWords(locale).then(namesIn)
    made.set(locale, names)
  }
  return use(names)
}

export function libraryCostume(
  names: LibraryNames,
  id: string,
  width: number,
  height: number,
): Costume {
  return { id, name: names.picture(id), width, height, library: id }
}

export function librarySoundEntry(names: LibraryNames, id: string, seconds: number): Sound {
  return { id, name: names.sound(id), seconds, library: id }
}
