/** What the library's pictures and sounds are called, and by which words they are found, one chunk a language. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'

/** The name, and other words for it, with spaces between them. */
export type Words = [name: string, tags: string]

export interface WordList {
  pictures: Record<string, Words>
  sounds: Record<string, Words>
}

const LOADERS = {
  en: () => Promise.all([import('./names/pictures/en.ts'), import('./names/sounds/en.ts')]),
  th: () => Promise.all([import('./names/pictures/th.ts'), import('./names/sounds/th.ts')]),
  zh: () => Promise.all([import('./names/pictures/zh.ts'), import('./names/sounds/zh.ts')]),
  ar: () => Promise.all([import('./names/pictures/ar.ts'), import('./names/sounds/ar.ts')]),
}

const loading = new Map<Locale, Promise<WordList>>()

export function loadWords(locale: Locale): Promise<WordList> {
  const known = loading.get(locale)
  if (known) return known
  const started = LOADERS[locale]().then(([pictures, sounds]) => ({
    pictures: pictures.default,
    sounds: sounds.default,
  }))
  loading.set(locale, started)
  return started
}

let everything: Promise<WordList[]> | null = null

/** All languages that could be loaded: who learns in Thai may still look for "dog". */
export function loadAllWords(): Promise<WordList[]> {
  everything ??= Promise.allSettled(LOCALES.map(loadWords)).then((lists) =>
    lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : [])),
  )
  return everything
}
