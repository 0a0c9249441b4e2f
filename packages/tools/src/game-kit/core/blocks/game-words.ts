/** The words of the games' blocks in one language. Only their editor asks for them: what reads and runs programs needs none. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { inLanguage, type Wording } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { allGameWords, type WordedType } from './game-blocks.ts'

export type GameWords = Readonly<Record<WordedType, Wording>>

export const gameWordsIn = (locale: Locale): GameWords => inLanguage(locale, allGameWords())
