import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, makeActor } from './document.ts'
import {
  addActor,
  addCostume,
  changeActor,
  copyActor,
  removeActor,
  renameActor,
  setScripts,
  setWatched,
} from './edit-project.ts'
import { type History, NO_HISTORY, redo, remember, undo } from './history.ts'

const costume = { id: 'hat', name: 'hat', width: 10, height: 10, library: 'hat' }
const cat = makeActor('cat', 'Cat', [costume], [])
const start = setScripts(
  addActor(emptyContent, cat),
  'cat',
  { blocks: { blocks: [{ type: 'x' }] } },
  [],
)

const step = (history: History, before: BlocksContent, after: BlocksContent): History =>
  remember(history, { before, after })

test('a sprite that was deleted comes back at its place with its blocks; what was done since stays', () => {
  const without = removeActor(start, 'owl')
  const since = setScripts(without, 'cat', { blocks: { blocks: [{ type: 'new' }] } }, [])
  const { content, history } = undo(step(NO_HISTORY, start, without), since)!
  expect(content.actors.map(({ id }) => id)).toEqual(['stage', 'owl', 'cat'])
  expect(content.actors[1]).toEqual(start.actors[1])
  expect(content.actors[2]!.workspace.blocks?.blocks).toEqual([{ type: 'new' }])
  expect(redo(history, content)!.content).toEqual(since)
})

test('a project that was put in place of another is taken back as a whole', () => {
  const other: BlocksContent = {
    ...emptyContent,
    actors: [
      emptyContent.actors[0]!,
      makeActor('owl', 'Another owl', [], []),
      makeActor('b', 'b', [], []),
    ],
    rules: 'scratch',
    watched: ['v'],
  }
  const { content, history } = undo(step(NO_HISTORY, start, other), other)!
  expect(content).toEqual(start)
  expect(redo(history, content)!.content).toEqual(other)
})

test('a sprite that somebody added since is kept, one that somebody deleted since stays away', () => {
  const renamed = renameActor(start, 'owl', 'Bird')
  const history = step(NO_HISTORY, start, renamed)
  const added = addActor(renamed, makeActor('fish', 'Fish', [], []))
  expect(undo(history, added)!.content.actors.map(({ name }) => name)).toEqual([
    'Stage',
    'Owl',
    'Cat',
    'Fish',
  ])
  const gone = undo(history, removeActor(renamed, 'owl'))!.content
  expect(gone.actors.map(({ id }) => id)).toEqual(['stage', 'cat'])
})

test('there is nothing to undo at the start, and nothing to redo after something new', () => {
  expect(undo(NO_HISTORY, start)).toBeNull()
  const after = setWatched(start, 'v', true)
  const undone = undo(step(NO_HISTORY, start, after), after)!
  expect(redo(remember(undone.history, { before: start, after }), after)).toBeNull()
})

const STEPS: ((content: BlocksContent) => BlocksContent)[] = [
  (content) => removeActor(content, 'owl'),
  (content) => removeActor(content, 'cat'),
  (content) => copyActor(content, 'cat'),
  (content) => changeActor(content, 'cat', { x: 7 }),
  (content) => addCostume(content, 'cat', costume),
  (content) => setWatched(content, 'v', true),
  (content) => renameActor(content, 'owl', 'Cat'),
]

test('all steps taken back lead to the start, and all redone to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }), (steps) => {
      let [content, history] = [start, NO_HISTORY]
      for (const apply of steps) {
        const after = apply(content)
        history = remember(history, { before: content, after })
        content = after
      }
      const end = content
      for (let back = undo(history, content); back; back = undo(history, content))
        ({ history, content } = back)
      expect(content).toEqual(start)
      for (let again = redo(history, content); again; again = redo(history, content))
        ({ history, content } = again)
      expect(content).toEqual(end)
    }),
  )
})
