/** The hero's words as block texts in the learner's language. */
import type { BlockTexts } from '../../game-kit/code/block-definitions.ts'
import { DIRECTIONS, THINGS, VOCABULARY, WORDS } from './core/dungeon-words.ts'
import type { DungeonTranslate } from './dungeon-texts.ts'

export function heroTexts(t: DungeonTranslate): Omit<BlockTexts, 't'> {
  const words = Object.fromEntries(
    WORDS.map((word) => [
      word,
      { text: t(`word.${word}` as 'word.go'), tip: t(`tip.${word}` as 'tip.go') },
    ]),
  )
  return {
    vocabulary: VOCABULARY,
    words,
    directions: DIRECTIONS.map((direction) => [direction, t(`dir.${direction}`)] as const),
    things: THINGS.map((thing) => [thing, t(`thing.${thing}`)] as const),
  }
}
