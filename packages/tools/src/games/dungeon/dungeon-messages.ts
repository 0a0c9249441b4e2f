import type { BlockMessages } from '../../game-kit/code/block-definitions.ts'
import { lazyMessages } from '../../host/lazy-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import { DIRECTIONS, THINGS, VOCABULARY } from './core/vocabulary.ts'
import type en from './messages/en.ts'

export type DungeonTranslate = Translate<keyof typeof en>

export const useDungeonMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** As on the map, also where words are read from right to left; ahead and back depend on the hero. */
const ARROWS: Readonly<Record<string, string>> = { north: '↑', east: '→', south: '↓', west: '←' }

/** What the hero's blocks say. */
export function heroMessages(t: DungeonTranslate): Omit<BlockMessages, 'words'> {
  return {
    vocabulary: VOCABULARY,
    word: (word) => ({
      text: t(`word.${word}` as 'word.go'),
      tip: t(`tip.${word}` as 'tip.go'),
    }),
    directions: DIRECTIONS.map((direction) => [
      direction,
      `${ARROWS[direction] ?? ''} ${t(`dir.${direction}`)}`.trim(),
    ]),
    things: THINGS.map((thing) => [thing, t(`thing.${thing}`)]),
  }
}
