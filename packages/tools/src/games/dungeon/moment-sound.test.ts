import { expect, test } from 'vitest'
import { parsePython } from '../../game-kit/core/code/python-parser.ts'
import { FLOORS } from './core/floors.ts'
import { watchChallenge } from './core/watched-run.ts'
import { momentSound } from './moment-sound.ts'

function heard(rows: string[], source: string) {
  const floor = { ...FLOORS.at(-1)!, maps: [rows], energy: 60 }
  const { moments } = watchChallenge({ kind: 'floor', floor }, parsePython(source)).worlds[0]!.run
  return moments.map(momentSound)
}

test('steps, finds, walls, doors and blows sound each their own way', () => {
  const go = 'go("east")\n'
  expect(heard(['@.$>'], `go("west")\n${go}${go}`)).toEqual(['bump', 'step', 'pick'])
  expect(heard(['@k+>'], `${go}open("east")\n`)).toEqual(['pick', 'open'])
  expect(heard(['@b.>'], 'hit("east")\n')).toEqual(['hit'])
})
