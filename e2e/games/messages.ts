/** What the games say, in the languages they are played in. */

import codeAr from '@panya/tools/game-kit/code/messages/ar.ts'
import codeEn from '@panya/tools/game-kit/code/messages/en.ts'
import codeTh from '@panya/tools/game-kit/code/messages/th.ts'
import dungeonAr from '@panya/tools/games/dungeon/messages/ar.ts'
import dungeonEn from '@panya/tools/games/dungeon/messages/en.ts'
import dungeonTh from '@panya/tools/games/dungeon/messages/th.ts'
import programmingAr from '@panya/tools/games/programming/messages/ar.ts'
import programmingEn from '@panya/tools/games/programming/messages/en.ts'
import programmingTh from '@panya/tools/games/programming/messages/th.ts'

export const CODE = { en: codeEn, th: codeTh, ar: codeAr }
export const DUNGEON = { en: dungeonEn, th: dungeonTh, ar: dungeonAr }
export const PROGRAMMING = { en: programmingEn, th: programmingTh, ar: programmingAr }
