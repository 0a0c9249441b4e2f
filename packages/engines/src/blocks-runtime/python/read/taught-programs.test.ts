/** Python of the taught kind becomes blocks, nearly all of it; the rest stays as Python and nothing is lost. */
import { expect, test } from 'vitest'
import type { StageProgram, WorkspaceJson } from '../../program.ts'
import { hasPythonBlocks } from '../python-blocks-text.ts'
import { pythonTextOf } from '../python-text.ts'
import { readPython } from './read-python.ts'
import { scriptsOf } from './testing/same-blocks.ts'
import { emptyFor, readerOf, TAUGHT, type TaughtProgram } from './testing/taught-programs.ts'

function withWorkspace(program: StageProgram, id: string, workspace: WorkspaceJson): StageProgram {
  const changed = program.actors.map((one) => (one.id === id ? { ...one, workspace } : one))
  return { ...program, actors: changed }
}

function readInto(
  taught: TaughtProgram,
  text = taught.text,
  base = emptyFor(taught),
): StageProgram {
  const read = readPython(text, base, readerOf(taught))
  if ('problems' in read) throw new Error(JSON.stringify(read.problems[0]))
  return withWorkspace(base, readerOf(taught), read.reading.workspace)
}

test('there are two hundred, and at least 95 of 100 need no Python block', () => {
  expect(TAUGHT).toHaveLength(200)
  const foreign = TAUGHT.filter((taught) => hasPythonBlocks(readInto(taught))).map(
    ({ name }) => name,
  )
  expect(foreign).toEqual([
    'deciding.py: power of two',
    'games.py: break',
    'games.py: continue',
    'games.py: lambda',
    'games.py: try',
    'games.py: dictionary',
    'games.py: comprehension',
    'games.py: format rule',
    'games.py: two at once',
  ])
})

test.each(TAUGHT.map((taught) => [taught.name, taught] as const))('%s', (_, taught) => {
  const id = readerOf(taught)
  const once = readInto(taught)
  const { workspace } = once.actors.find((one) => one.id === id)!
  const printed = pythonTextOf(once, id).text
  const emptied = withWorkspace(once, id, { ...workspace, blocks: { blocks: [] } })
  const twice = readInto(taught, printed, emptied)
  expect(scriptsOf(once, id).join('')).not.toBe('')
  expect(scriptsOf(twice, id)).toEqual(scriptsOf(once, id))
  expect(pythonTextOf(twice, id).text).toBe(printed)
})
