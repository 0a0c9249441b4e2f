import { expect, test } from 'vitest'
import { parsePython } from '../../game-kit/core/code/python-parser.ts'
import type { Level } from './core/level.ts'
import { LEVELS } from './core/levels/all-levels.ts'
import { WORDS } from './core/robot-world.ts'
import { watchLevel } from './core/watched-run.ts'
import { momentSound } from './moment-sound.ts'

function heard(rows: string[], source: string) {
  const level: Level = { ...(LEVELS.at(-1) as Level), words: WORDS, maps: [rows] }
  const { moments } = watchLevel(level, parsePython(source)).worlds[0]!
  return moments.map((moment, index) => momentSound(moment, moments[index - 1] ?? null))
}

test('steps, turns, what is picked up and the goal sound each their own way', () => {
  const sounds = heard(['>.*F'], 'left()\nright()\nmove()\nmove()\nmove()\n')
  expect(sounds).toEqual(['turn', 'turn', 'step', 'pick', 'win'])
})

test('a wall and the water are heard', () => {
  expect(heard(['>#F'], 'move()\n')).toEqual(['bump'])
  expect(heard(['>~F'], 'move()\n')).toEqual(['fall'])
})
