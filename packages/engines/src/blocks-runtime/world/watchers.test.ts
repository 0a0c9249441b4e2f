import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { pythonProgram } from '../python/python-program.ts'
import { actor, flagged, program, ticks, variables } from '../testing/run-program.ts'
import { readReporterId, reporterId, reportersFor } from '../watched-id.ts'
import { setVariable } from './watchers.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!

function watching(...watched: string[]): StageProgram {
  const scripts = [flag(block('motion_move', { STEPS: 10 }))]
  return { ...program(actor('cat', scripts, variables('n', 'own:mine', 'list:l'))), watched }
}

const shown = (given: StageProgram): Record<string, unknown> => {
  const run = ticks(flagged(given, { now: () => new Date(2031, 4, 6) }), 3)
  return Object.fromEntries(run.world.frame().watchers.map(({ id, value }) => [id, value]))
}

test('reporters of a sprite and of the stage are shown with the values they have', () => {
  const ids = [
    'cat.motion_x',
    'cat.looks_costume_number[name]',
    'sensing_date[year]',
    'sound_tempo',
  ]
  expect(shown(watching('n', ...ids))).toEqual({
    n: '0',
    'cat.motion_x': '10',
    'cat.looks_costume_number[name]': 'one',
    'sensing_date[year]': '2031',
    sound_tempo: '120',
  })
})

test('what belongs to a sprite says so, and what belongs to nobody is not shown', () => {
  const run = flagged(watching('cat.motion_x', 'dog.motion_x', 'sensing_timer', 'nothing', 'l'))
  const { watchers } = run.world.frame()
  expect(watchers.map(({ id, owner }) => [id, owner])).toEqual([
    ['l', null],
    ['cat.motion_x', 'cat'],
    ['sensing_timer', null],
  ])
})

test('a slider sets a variable, of everybody or of one sprite, and never a list', () => {
  const run = flagged(watching('n', 'mine', 'l'))
  for (const id of ['n', 'mine', 'l', 'unknown']) setVariable(run.world, id, 42)
  const values = run.world.frame().watchers.map(({ id, value }) => [id, value])
  expect(Object.fromEntries(values)).toEqual({ n: '42', mine: '42', l: [] })
})

test('every reporter that is offered can be watched: its id is read as it was written', () => {
  const offered = [...reportersFor(null), ...reportersFor('cat'), ...reportersFor('stage', true)]
  for (const reporter of offered) expect(readReporterId(reporterId(reporter))).toEqual(reporter)
  const ids = offered.map(reporterId).filter((id) => !id.startsWith('stage.'))
  expect(Object.keys(shown(watching(...ids))).toSorted((a, b) => a.localeCompare(b))).toEqual(
    ids.toSorted((a, b) => a.localeCompare(b)),
  )
})

test('no id, however strange, stops a stage', () => {
  const strange = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '__proto__.motion_x',
      'constructor',
      'cat.sensing_timer',
      'motion_x',
      'cat.toString',
    ),
  )
  fc.assert(
    fc.property(fc.array(strange, { maxLength: 5 }), (ids) => {
      expect(flagged(watching(...ids)).world.frame().watchers.length).toBeLessThanOrEqual(
        ids.length,
      )
    }),
  )
})

test('in Python the same is shown from the start', () => {
  const code = pythonProgram(watching('n', 'mine', 'cat.motion_x', 'sensing_timer', 'nothing'))
  expect(code.split('\n').filter((line) => line.startsWith('stage.show'))).toEqual([
    'stage.show("n")',
    'stage.show("cat.mine")',
    'stage.show("cat.x")',
    'stage.show("timer")',
  ])
})
