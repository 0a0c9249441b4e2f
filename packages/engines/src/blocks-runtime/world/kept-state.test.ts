/** What a run leaves behind, to be saved with a project that has the rules of Scratch. */
import { expect, test } from 'vitest'
import { checked } from '../../sandbox/checks.ts'
import { block } from '../catalogue/build-blocks.ts'
import { actor, ticks, variables } from '../testing/run-program.ts'
import { after, cat, change, flag, op, repeat, scratch, set } from '../testing/scratch-program.ts'
import { KEPT_STATE, keptState, MOST_LETTERS } from './kept-state.ts'

const add = (value: string): ReturnType<typeof block> =>
  block('list_add', { LIST: 'l', VALUE: value })

test('variables and lists that have changed, everybody’s and of one sprite, not those of clones', () => {
  const script = flag(
    change('n', 3),
    add('a'),
    set('mine', 'x'),
    block('control_clone', { TARGET: '_myself_' }),
    set('odd', op('divide', 0, 0)),
  )
  const cloned = block('control_clone_start')
  cloned.next = { block: set('mine', 'clone') }
  const source = cat([script, cloned], variables('n', 'same', 'odd', 'list:l', 'own:mine'))
  const state = keptState(after(5, source).world)
  expect(state.variables).toEqual([
    { id: 'n', owner: null, value: 3 },
    { id: 'odd', owner: null, value: 0 },
    { id: 'l', owner: null, value: ['a'] },
    { id: 'mine', owner: 'cat', value: 'x' },
  ])
})

test('where everybody stands and what they look like, from back to front, and what is shown', () => {
  const script = flag(
    block('motion_go_to_xy', { X: 12.5, Y: -7 }),
    block('motion_point', { DIRECTION: 45 }),
    block('looks_set_size', { SIZE: 150 }),
    block('looks_next_costume'),
    block('looks_hide'),
    block('sound_set_volume', { VOLUME: 20 }),
    block('sound_set_tempo', { TEMPO: 90 }),
    block('looks_front', { WHERE: 'front' }),
    block('data_show', { VAR: 'n' }),
    block('looks_set_effect', { EFFECT: 'ghost', VALUE: 50 }),
  )
  const run = after(3, scratch(actor('cat', [script], variables('n')), actor('dog', [])))
  const state = keptState(run.world)
  expect(state.actors.map(({ id }) => id)).toEqual(['stage', 'dog', 'cat'])
  expect(state.actors[2]).toEqual({
    id: 'cat',
    x: 12.5,
    y: -7,
    direction: 45,
    size: 150,
    visible: false,
    draggable: false,
    rotationStyle: 'all',
    costume: 1,
    volume: 20,
  })
  expect([state.tempo, state.watched]).toEqual([90, ['n']])
  expect(checked(KEPT_STATE, state)).toEqual(state)
})

test('values that no project could be saved with are left out', () => {
  const long = 'x'.repeat(1000)
  const script = flag(repeat((2 * MOST_LETTERS) / 1000, add(long)), change('n', 1))
  const run = after(2, cat([script], variables('list:l', 'n')))
  ticks(run, 60)
  expect(keptState(run.world).variables).toEqual([{ id: 'n', owner: null, value: 1 }])
})
