import { expect, test } from 'vitest'
import { GROUPING_SCENES } from '../../game-kit/journey/scenes/grouping-scenes.ts'
import { AREAS, facesOf } from './core/board.ts'
import { BOARDS } from './core/board-library.ts'
import { RULE_PLACES, rulesIn } from './core/places.ts'
import { RULE_LEVELS } from './core/rule-game.ts'
import { symbolInks } from './core/symbols/card-symbol.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

const ALL = Object.values(BOARDS).flat()
const PLACES = [...AREAS, ...RULE_PLACES]

test('every area and every step of the rules has a place that is drawn', () => {
  expect(Object.keys(GROUPING_SCENES)).toEqual(PLACES)
  const levels = RULE_PLACES.flatMap(rulesIn)
  expect(levels).toEqual(Array.from({ length: RULE_LEVELS }, (_, index) => index + 1))
})

test.each(Object.entries({ en, th, zh, ar }))('every place has a story in %s', (_, messages) => {
  for (const place of PLACES) {
    expect(messages[`story.${place}`].length).toBeGreaterThan(20)
    expect(messages[`farewell.${place}`].length).toBeGreaterThan(3)
  }
})

test('every card of every board has a picture or a drawn symbol', () => {
  for (const { id, cards } of ALL) {
    for (const card of cards) {
      const inks = card.symbol ? symbolInks(card.symbol) : []
      expect(card.picture !== null || inks.length > 0, `${id}: ${card.text.en}`).toBe(true)
    }
  }
})

test('a symbol never tells the group: program text has the same one everywhere', () => {
  const code = ALL.flatMap(({ cards }) => cards.filter((card) => card.code))
  expect(code.length).toBeGreaterThan(30)
  expect(new Set(code.map(({ symbol }) => symbol))).toEqual(new Set(['code']))
})

test('a board is told by cards of its first groups', () => {
  for (const board of ALL) {
    const groups = facesOf(board).map(({ group }) => group)
    expect(groups).toEqual(board.groups.slice(0, 3).map((_, index) => index))
  }
})
