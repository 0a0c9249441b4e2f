import { expect, test } from 'vitest'
import { DUNGEON_SCENES } from '../../game-kit/journey/scenes/dungeon-scenes.ts'
import { readFloor } from './core/dungeon-map.ts'
import { LESSONS } from './core/floor.ts'
import { FLOORS } from './core/floors.ts'
import { floorThumb } from './core/thumbnail.ts'
import { tileAt } from './core/tiles.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test('every floor lies in a hall that is drawn, and every hall has floors', () => {
  expect(Object.keys(DUNGEON_SCENES)).toEqual([...LESSONS])
  for (const lesson of LESSONS) expect(FLOORS.some((floor) => floor.lesson === lesson)).toBe(true)
})

test.each(Object.entries({ en, th, zh, ar }))('every hall has a story in %s', (_, messages) => {
  for (const lesson of LESSONS) {
    expect(messages[`story.${lesson}`].length).toBeGreaterThan(20)
    expect(messages[`farewell.${lesson}`].length).toBeGreaterThan(3)
  }
})

test('every floor has a small picture of its own, with the hero on top', () => {
  const drawn = FLOORS.map(({ maps }) => JSON.stringify(floorThumb(maps[0]!)))
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(FLOORS.length - 1)
  for (const { maps } of FLOORS) expect(floorThumb(maps[0]!).inks.at(-1)?.fill).toBe('#a5b4fc')
})

const FLOOR = /^(plain|cracked|slabs|pebbles|grate|moss|rug)$/
const WALL = /^(bricks|blocks|vine|crystal|shield|torch)$/

test('stones only dress what a cell is, always the same way, and more than ten of them occur', () => {
  const seen = new Set<string>()
  for (const { maps } of FLOORS) {
    for (const rows of maps) {
      const map = readFloor(rows)
      for (const [cell, wall] of map.walls.entries()) {
        const tile = tileAt(map, cell)
        seen.add(tile)
        expect(tile).toMatch(wall === 1 ? WALL : FLOOR)
        expect(tileAt(readFloor([...rows]), cell)).toBe(tile)
      }
    }
  }
  expect(seen.size).toBeGreaterThan(10)
})
