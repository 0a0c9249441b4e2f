/** What a learner wrote does the same after it has become blocks: as Python again, and as blocks where there is no Python left. */
import { loadPyodide } from 'pyodide'
import { beforeAll, describe, expect, test } from 'vitest'
import { installRuntime } from '../../../python/load-python.ts'
import { readRuntime } from '../../../python/prepare/runtime-files.ts'
import { everyBlock, topBlocks } from '../../block-json.ts'
import type { StageProgram } from '../../program.ts'
import { PythonStage } from '../../testing/python-stage.ts'
import { actor, flagged } from '../../testing/run-program.ts'
import { isPythonBlock, pythonOf } from '../python-blocks-text.ts'
import { pythonProgram } from '../python-program.ts'
import { pythonTextOf } from '../python-text.ts'
import { readPython } from './read-python.ts'
import { MEANT } from './testing/meant-programs.ts'

const EMPTY: StageProgram = { actors: [actor('stage', []), actor('cat', [])] }
let stage: PythonStage

beforeAll(async () => {
  const python = await loadPyodide()
  installRuntime(python, readRuntime())
  stage = new PythonStage(python)
}, 60_000)

function read(text: string, base = EMPTY): StageProgram {
  const made = readPython(text, base, 'cat')
  if ('problems' in made) throw new Error(JSON.stringify(made.problems[0]))
  const { workspace } = made.reading
  return { actors: base.actors.map((one) => (one.id === 'cat' ? { ...one, workspace } : one)) }
}

const pythonIn = ({ actors }: StageProgram): string[] =>
  topBlocks(actors[1]!.workspace)
    .flatMap((top) => [...everyBlock(top)])
    .filter(isPythonBlock)
    .map(pythonOf)

/** A learner's own file: her text in the place of the scripts. */
const asWritten = (text: string): string =>
  pythonProgram(EMPTY).replace(/run\(\)\n$/, `${text}\nrun()\n`)

const lines = (frames: string): string[] =>
  (JSON.parse(frames) as { output: string[] }[]).flatMap(({ output }) => output)

function asBlocks(program: StageProgram): string[] {
  const run = flagged(program)
  const output: string[] = []
  for (let tick = 0; tick < 60 && !run.world.scheduler.isIdle; tick++) {
    run.world.tick()
    output.push(...run.world.frame().output)
  }
  return output
}

describe.each(MEANT.map((meant) => [meant.name, meant] as const))(
  '%s',
  (_, { text, python = [] }) => {
    test('what has no block stays as it was written, and nothing else', () => {
      expect(pythonIn(read(text)).toSorted()).toEqual([...python].toSorted())
    })

    test('does the same as blocks', () => {
      const program = read(text)
      const printed = lines(stage.frames(asWritten(text), 60))
      expect(printed.length).toBeGreaterThan(0)
      expect(lines(stage.frames(pythonProgram(program), 60)), pythonProgram(program)).toEqual(
        printed,
      )
      if (python.length === 0) expect(asBlocks(program)).toEqual(printed)
    })

    test('and read once more is the same', () => {
      const program = read(text)
      const once = pythonTextOf(program, 'cat').text
      const { workspace } = program.actors[1]!
      const emptied = program.actors.map((one) =>
        one.id === 'cat' ? { ...one, workspace: { ...workspace, blocks: { blocks: [] } } } : one,
      )
      expect(pythonTextOf(read(once, { actors: emptied }), 'cat').text).toBe(once)
    })
  },
)
