import { expect, test } from 'vitest'
import { ROBOT_SCENES } from '../../game-kit/journey/scenes/robot-scenes.ts'
import { CHAPTERS } from './core/level.ts'
import { LEVELS } from './core/levels/all-levels.ts'
import { readMap } from './core/robot-world.ts'
import { levelThumb } from './core/thumbnail.ts'
import { tileAt } from './core/tiles.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test('every level stands in a place that is drawn, and every place has levels', () => {
  expect(Object.keys(ROBOT_SCENES)).toEqual([...CHAPTERS])
  for (const chapter of CHAPTERS)
    expect(LEVELS.some((level) => level.chapter === chapter)).toBe(true)
})

test.each(Object.entries({ en, th, zh, ar }))('every place has a story in %s', (_, messages) => {
  for (const chapter of CHAPTERS) {
    expect(messages[`story.${chapter}`].length).toBeGreaterThan(20)
    expect(messages[`farewell.${chapter}`].length).toBeGreaterThan(3)
  }
})

test('every level has a small picture of its own', () => {
  const drawn = LEVELS.map(({ maps }) => JSON.stringify(levelThumb(maps[0]!)))
  expect(new Set(drawn).size).toBeGreaterThan(LEVELS.length * 0.9)
  for (const { id, maps } of LEVELS) {
    const thumb = levelThumb(maps[0]!)
    expect(thumb.inks.length, id).toBeGreaterThanOrEqual(3)
    expect(thumb.inks.at(-1)?.fill, `${id}: the robot is on top`).toBe('var(--art-indigo)')
  }
})

const OPEN = /^(grass|tuft|clover|daisies|pebbles|path|bridge-a\w+)$/
const CLOSED = /^(rock|boulder|moss|crate|stump|hedge)$/
const WET = /^(water|ripples|lily)$/

test('tiles only dress what a cell is, always the same way, and more than ten of them occur', () => {
  const seen = new Set<string>()
  for (const { maps } of LEVELS) {
    for (const rows of maps) {
      const map = readMap(rows)
      for (const [cell, kind] of map.ground.entries()) {
        const tile = tileAt(map, cell)
        seen.add(tile)
        expect(tile).toMatch([OPEN, CLOSED, WET][kind]!)
        expect(tileAt(readMap(rows), cell)).toBe(tile)
      }
    }
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('a floor between water is a bridge, a floor between rocks a path', () => {
  const map = readMap(['~~~', '>.F', '~~~', '#.#'])
  expect(tileAt(map, 4)).toBe('bridge-across')
  expect(tileAt(map, 10)).toBe('path')
})
