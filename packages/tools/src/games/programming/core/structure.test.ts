import { expect, test } from 'vitest'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { LEVELS } from './levels/all-levels.ts'
import { programKey, startOfLevel, structureOfProgram } from './structure.ts'

const block = (type: string, rest: object = {}) => ({ type: `game_${type}`, id: type, ...rest })

test('a level is kept under its own key and begins with its starter', () => {
  expect(programKey('steps-1')).toBe('program/steps-1')
  const given = LEVELS.find(({ starter }) => starter !== null)!
  expect(startOfLevel(given.id)?.parts.length).toBeGreaterThan(0)
  expect(startOfLevel('nowhere')).toBeNull()
})

test('Python that is no program yet is compared as it stands; what is no program is refused', () => {
  const half = 'while True:\n    move('
  expect(() => parsePython(half)).toThrow()
  expect(structureOfProgram({ view: 'python', source: half })?.lines).toEqual(half.split('\n'))
  expect(() => structureOfProgram({ view: 'blocks', workspace: { blocks: 1 } })).toThrow()
  expect(() => structureOfProgram(block('start'))).toThrow()
})
