/** The pictures and words of class sign-in as people see and type them, in every language. */
import { SECRET_NAMES } from '@panya/domain/classroom/class-secret.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { findPicture } from '@panya/tools/game-kit/core/pictures/picture-library.ts'
import { plainWord } from '@panya/tools/game-kit/core/word-match.ts'

export function wordFor(name: string, locale: Locale): string {
  return findPicture(name)?.words[locale][0] ?? name
}

let names: Map<string, string> | undefined

/** A card printed in Thai is right on a page in English: whatever language a word is typed in. */
export function nameOfWord(typed: string): string | null {
  names ??= new Map(
    SECRET_NAMES.words.flatMap((name) =>
      LOCALES.flatMap((locale) => findPicture(name)?.words[locale] ?? []).map(
        (word) => [plainWord(word), name] as const,
      ),
    ),
  )
  return names.get(plainWord(typed)) ?? null
}
