import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAR, SCENE_WIDTH, type Scene } from '../art/scene.ts'
import { DUNGEON_SCENES } from './dungeon-scenes.ts'
import { GROUPING_SCENES } from './grouping-scenes.ts'
import { GUESSING_SCENES } from './guessing-scenes.ts'
import { ROBOT_SCENES } from './robot-scenes.ts'

const ALL: [string, Scene][] = [
  ...Object.entries(ROBOT_SCENES),
  ...Object.entries(DUNGEON_SCENES),
  ...Object.entries(GUESSING_SCENES),
  ...Object.entries(GROUPING_SCENES),
]

test('the games have at least twenty-four places, no two alike', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(24)
  expect(new Set(ALL.map(([, scene]) => JSON.stringify(scene))).size).toBe(ALL.length)
})

test.each(ALL)(
  '%s is put together from parts that there are, and stands in the picture',
  (_, scene) => {
    expect(scene.parts.length).toBeGreaterThanOrEqual(5)
    for (const { inks, x, y, scale } of scene.parts) {
      expect(inks.length).toBeGreaterThan(0)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(SCENE_WIDTH)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(scale).toBeGreaterThan(0.4)
    }
  },
)

test('every colour of a place is known in the light and in the dark theme', () => {
  const sheet = readFileSync(`${import.meta.dirname}/../palette.module.css`, 'utf8')
  const [light = '', dark = ''] = sheet.split(':global(')
  const inks = [
    ...ALL.flatMap(([, { parts }]) => parts.flatMap((part) => part.inks)),
    ...Object.values(FAR).flat(),
  ]
  const used = inks
    .flatMap(({ fill, stroke }) => [fill, stroke])
    .filter((paint) => paint !== undefined)
  const grounds = ALL.flatMap(([, { sky, ground }]) => [
    `var(--art-${sky})`,
    `var(--art-${ground})`,
  ])
  for (const paint of new Set([...used, ...grounds])) {
    const name = /^var\((--[\w-]+)\)$/.exec(paint)?.[1]
    expect(light, paint).toContain(`${name}: `)
    expect(dark, paint).toContain(`${name}: `)
  }
})
