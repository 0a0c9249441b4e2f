/** A project with the rules of Scratch is saved as a run left it; our own projects start afresh. */
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, makeActor } from './document.ts'
import { addActor, renameActor } from './edit-project.ts'
import { NO_HISTORY, remember, undo } from './history.ts'
import { type KeptState, keepState } from './kept-state.ts'

const costume = { id: 'hat', name: 'hat', width: 10, height: 10, library: 'hat' }
const cat = makeActor('cat', 'Cat', [costume, { ...costume, id: 'cap' }], [])
const own = [
  { id: 'mine', name: 'mine', type: 'own', value: 'old' },
  { id: 'untouched', name: 'untouched', type: 'own', value: '5' },
]
const start: BlocksContent = {
  ...addActor(emptyContent, { ...cat, workspace: { variables: own } }),
  shared: [
    { id: 'n', name: 'n', type: '', value: 0 },
    { id: 'l', name: 'l', type: 'list', value: [] },
    { id: 'go', name: 'go', type: 'message' },
  ],
  rules: 'scratch',
  tempo: 60,
}

const look = (id: string, change: object = {}): KeptState['actors'][number] => {
  const actor = start.actors.find((one) => one.id === id)!
  return { ...actor, volume: 100, ...change }
}
const state: KeptState = {
  variables: [
    { id: 'n', owner: null, value: 7 },
    { id: 'l', owner: null, value: ['a', 1] },
    { id: 'mine', owner: 'cat', value: true },
  ],
  actors: [look('stage'), look('cat', { x: 30, costume: 1, visible: false }), look('owl')],
  watched: ['n'],
  tempo: 90,
}

test('values, places, layers, tempo and what is shown', () => {
  const kept = keepState(start, state)
  expect(kept.shared.map(({ value }) => value)).toEqual([7, ['a', 1], undefined])
  const now = kept.actors.find(({ id }) => id === 'cat')!
  expect([now.x, now.costume, now.visible, now.name]).toEqual([30, 1, false, 'Cat'])
  expect(now.workspace.variables?.map(({ value }) => value)).toEqual([true, '5'])
  expect(kept.actors.map(({ id, pane }) => [id, pane])).toEqual([
    ['stage', undefined],
    ['cat', 2],
    ['owl', 1],
  ])
  expect([kept.tempo, kept.watched]).toEqual([90, ['n']])
})

test('nothing is new when nothing has changed, and for our own rules', () => {
  const same = { ...state, variables: [], actors: start.actors.map(({ id }) => look(id)) }
  expect(keepState(start, { ...same, watched: [], tempo: 60 })).toBe(start)
  const { rules: _rules, ...ours } = start
  expect(keepState(ours, state)).toBe(ours)
})

test('a sprite that came or went meanwhile, and a costume that is gone, do no harm', () => {
  const [stageLook, catLook] = state.actors
  const kept = keepState(start, {
    ...state,
    actors: [stageLook!, { ...catLook!, costume: 9 }, { ...catLook!, id: 'gone' }],
  })
  expect(kept.actors.map(({ id }) => id)).toEqual(['stage', 'cat', 'owl'])
  expect(kept.actors[1]?.costume).toBe(1)
})

test('taking back what the learner did leaves what the run did', () => {
  const renamed = renameActor(start, 'cat', 'Tom')
  const history = remember(NO_HISTORY, { before: start, after: renamed })
  const { content } = undo(history, keepState(renamed, state))!
  const now = content.actors.find(({ id }) => id === 'cat')
  expect([now?.name, now?.x, content.shared[0]?.value]).toEqual(['Cat', 30, 7])
})
