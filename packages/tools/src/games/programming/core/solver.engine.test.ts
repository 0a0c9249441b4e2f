import { expect, test } from 'vitest'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { LEVELS } from './levels/all-levels.ts'
import { playLevel } from './play.ts'
import { repair } from './solver/repair.ts'
import { solve } from './solver/search.ts'

/** The search knows no answers: it gets the maps and the words of a level, nothing else. */
test.each(LEVELS.filter(({ kind }) => kind === 'solve').map((level) => [level.id, level] as const))(
  '%s: the shortest program has as many blocks as the level says',
  (_, level) => {
    const found = solve(level, { most: level.par + 2 })
    expect(found?.blocks).toBe(level.par)
    expect(found && playLevel(level, found.program)).toMatchObject({ stars: 3 })
  },
)

test.each(LEVELS.filter(({ kind }) => kind !== 'solve').map((level) => [level.id, level] as const))(
  '%s: the given program can be completed or mended, with all stars',
  (_, level) => {
    const found = repair(level, parsePython(level.starter ?? ''))
    expect(found && blockCount(found.program)).toBe(level.par)
    expect(found && playLevel(level, found.program)).toMatchObject({ stars: 3 })
  },
)
