/** The JavaScript and the Python version of the same programs print the same, in real Pyodide. */
import { loadPyodide } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'
import { installRuntime } from '../../python/load-python.ts'
import { readRuntime } from '../../python/prepare/runtime-files.ts'
import { block, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { PythonStage } from '../testing/python-stage.ts'
import { actor, flagged, program, ticks } from '../testing/run-program.ts'
import { PROGRAMS } from '../testing/twin-programs.ts'
import type { TwinProgram } from '../testing/twins/twin-blocks.ts'
import { pythonProgram } from './python-program.ts'

let stage: PythonStage

beforeAll(async () => {
  const python = await loadPyodide()
  installRuntime(python, readRuntime())
  stage = new PythonStage(python)
}, 60_000)

const source = (twin: TwinProgram) =>
  program(
    ...Object.entries(twin.scripts).map(([id, scripts]: [string, BlockJson[]]) =>
      actor(id, scripts, twin.variables),
    ),
  )

function inJavaScript(twin: TwinProgram): string[] {
  const run = flagged(source(twin))
  for (let tick = 0; tick < 2000 && !run.world.scheduler.isIdle; tick++) ticks(run, 1)
  return run.output
}

function inPython(twin: TwinProgram): string[] {
  return stage.printed(pythonProgram(source(twin)))
}

test('there are at least fifty of them', () => {
  expect(Object.keys(PROGRAMS).length).toBeGreaterThanOrEqual(50)
})

for (const [name, twin] of Object.entries(PROGRAMS)) {
  test(`${name}: the same in both`, () => {
    const javascript = inJavaScript(twin)
    expect(javascript.length).toBeGreaterThan(0)
    expect(inPython(twin)).toEqual(javascript)
  })
}

test('what a trained model recognises reads the same in Python, where a program shows it something', () => {
  const when = stack([
    block('model_when', { LABEL: 'cat' }),
    block('text_print', { TEXT: block('model_confidence', { LABEL: 'cat' }) }),
    block('text_print', { TEXT: block('model_label') }),
    block('text_print', { TEXT: block('model_topic', { TEXT: 'meow' }) }),
    block('text_print', { TEXT: block('model_topic_confidence', { TEXT: 'meow', LABEL: 'dog' }) }),
    block('control_stop', { WHAT: 'all' }),
  ])!
  const code = pythonProgram(program(actor('owl', [when])))
  expect(code).toContain('@owl.when_model_sees("cat")')
  const printed = stage.printed(code.replace(/^run\(\)/m, 'model.show("cat", 90)\nrun()'))
  expect(printed).toEqual(['90', 'cat', 'cat', '0'])
})

test('what the blocks show on the stage, the Python twin shows with the values it has', () => {
  const counting = stack([block('event_flag'), block('data_change', { VAR: 'n', BY: 3 })])!
  const watching = {
    ...program(actor('owl', [counting], [{ id: 'n', name: 'n' }])),
    watched: ['n', 'owl.motion_x', 'sensing_timer', 'owl.looks_costume_number[name]'],
  }
  const shown = stage.run(
    pythonProgram(watching),
    '{entry["id"]: entry["value"] for entry in __import__("_panya.stage_page").stage_page.frame_of(stage)["watchers"]}',
  )
  expect(JSON.parse(shown)).toMatchObject({
    n: '3',
    'owl.x': '0',
    timer: expect.stringMatching(/^0/),
    'owl.costume_name': 'one',
  })
})
