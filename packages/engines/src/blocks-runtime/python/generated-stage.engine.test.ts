/**
 * Generated programs run the same as blocks and as the Python made of them: picture by picture, in real Pyodide.
 * `GENERATED=500` runs as many as somebody has time for.
 */
import { loadPyodide } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'
import { installRuntime } from '../../python/load-python.ts'
import { readRuntime } from '../../python/prepare/runtime-files.ts'
import type { StageProgram } from '../program.ts'
import { generatedStage } from '../testing/generated-stage.ts'
import { PythonStage } from '../testing/python-stage.ts'
import { flagged } from '../testing/run-program.ts'
import { pythonProgram } from './python-program.ts'

const COUNT = Number(process.env['GENERATED'] ?? 120)
const LONGEST = 90
let stage: PythonStage

beforeAll(async () => {
  const python = await loadPyodide()
  installRuntime(python, readRuntime())
  stage = new PythonStage(python)
}, 60_000)

/** Who is who has other numbers in Python; everything else that a page would draw, play and print. */
function plain(frames: object[]): unknown {
  const kept = ['sprites', 'bubbles', 'pen', 'sounds', 'clones', 'state', 'output']
  return JSON.parse(
    JSON.stringify(frames, (name, value: unknown) => {
      if (['key', 'actorId', 'anchorX', 'anchorY'].includes(name)) return undefined
      return typeof value === 'number' ? Number(value.toPrecision(9)) : value
    }),
  ).map((frame: Record<string, unknown>) =>
    Object.fromEntries(kept.map((name) => [name, frame[name]])),
  )
}

function asBlocks(program: StageProgram): unknown {
  const run = flagged(program)
  const frames: object[] = []
  for (let tick = 0; tick < LONGEST && !run.world.scheduler.isIdle; tick++) {
    run.world.tick()
    frames.push(run.world.frame())
  }
  return plain(frames)
}

const asPython = (program: StageProgram): unknown =>
  plain(JSON.parse(stage.frames(pythonProgram(program), LONGEST)))

test.each(Array.from({ length: COUNT }, (_, seed) => seed))('program %i', (seed) => {
  const program = generatedStage(seed)
  expect(asPython(program), pythonProgram(program)).toEqual(asBlocks(program))
})
