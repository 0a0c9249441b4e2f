import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { AREAS } from './board.ts'
import { BOARDS, findBoard } from './board-library.ts'

const ALL = Object.values(BOARDS).flat()

test('there are more than sixty boards, each with an id of its own', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ALL.map((board) => board.id)).size).toBe(ALL.length)
  for (const area of AREAS) expect(BOARDS[area].length).toBeGreaterThanOrEqual(8)
  expect(findBoard('phishing')?.groups).toHaveLength(2)
  expect(findBoard('__proto__')).toBeUndefined()
})

test.each(ALL.map((board) => [board.id, board] as const))('%s can be played', (_, board) => {
  expect(board.groups.length).toBeGreaterThanOrEqual(2)
  expect(board.groups.length).toBeLessThanOrEqual(4)
  expect(board.cards.length).toBeGreaterThanOrEqual(6)
  for (const [index, group] of board.groups.entries()) {
    expect(board.cards.filter((card) => card.group === index).length).toBeGreaterThanOrEqual(2)
    for (const locale of LOCALES) expect(group.why[locale].length).toBeGreaterThan(1)
  }
  expect(new Set(board.cards.map((card) => card.id)).size).toBe(board.cards.length)
})

test.each(LOCALES)('no two cards of a board read the same in %s', (locale) => {
  for (const { id, cards } of ALL) {
    const messages = cards.map((card) => card.text[locale])
    expect(new Set(messages).size, `${id}: ${messages.join(' | ')}`).toBe(messages.length)
  }
})

const SCRIPTS = { th: /[\u0e00-\u0e7f]/, zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }

test.each(['th', 'zh', 'ar'] as const)('messages are written in the script of %s', (locale) => {
  for (const { id, title, groups, cards } of ALL) {
    if (id === 'true-or-false') continue
    const messages = [
      title[locale],
      ...groups.flatMap((group) => [group.name[locale], group.why[locale]]),
      ...cards.filter((card) => !card.code).map((card) => card.text[locale]),
    ]
    for (const text of messages) expect(text, id).toMatch(SCRIPTS[locale])
  }
})
