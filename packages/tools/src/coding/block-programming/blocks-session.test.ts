import { expect, test } from 'vitest'
import type { ToolDocument, ToolHost } from '../../host/tool-host.ts'
import { BlocksSession } from './blocks-session.ts'
import { type BlocksContent, emptyContent, makeActor } from './core/document.ts'
import { addActor, changeActor, removeActor } from './core/edit-project.ts'

const cat = makeActor('cat', 'Cat', [{ id: 'c', name: 'c', width: 9, height: 9, library: 'c' }], [])
const start = changeActor(addActor(emptyContent, cat), 'cat', {
  workspace: { blocks: { blocks: [{ type: 'event_flag' }] } },
})

function opened(readonly = false): { session: BlocksSession; saved: () => BlocksContent | null } {
  let document: ToolDocument | null = null
  const host = {
    readonly,
    changed: (read: () => ToolDocument) => {
      document = read()
    },
  } as unknown as ToolHost
  const session = new BlocksSession(host, start)
  return { session, saved: () => (document?.content as BlocksContent | undefined) ?? null }
}

test('what goes away is offered back until something else is done, and saved at once', () => {
  const { session, saved } = opened()
  session.edit((content) => removeActor(content, 'cat'), { lost: { what: 'sprite', name: 'Cat' } })
  expect(session.snapshot().lost).toEqual({ what: 'sprite', name: 'Cat' })
  expect(saved()?.actors).toHaveLength(2)
  session.edit((content) => changeActor(content, 'owl', { x: 5 }))
  expect(session.snapshot().lost).toBeNull()
})

test('where a monitor stands is kept but is no step; a visitor moves it without saving', () => {
  const look = { mode: 'large', x: 1, y: 2 } as const
  const { session, saved } = opened()
  session.setMonitor('v', look)
  expect(saved()?.monitors).toEqual({ v: look })
  expect(session.undo()).toBe(false)
  const visit = opened(true)
  visit.session.setMonitor('v', look)
  expect(visit.session.snapshot().content.monitors).toEqual({ v: look })
  expect(visit.saved()).toBeNull()
  expect(visit.session.undo()).toBe(false)
})

test('what a run left behind is saved without being a step; a visitor leaves nothing behind', () => {
  const { session, saved } = opened()
  session.edit((content) => ({ ...content, rules: 'scratch' }), { isSmall: true })
  const looks = session.snapshot().content.actors.map((actor) => ({ ...actor, volume: 100 }))
  const state = {
    variables: [],
    actors: looks.map((actor) => (actor.id === 'cat' ? { ...actor, x: 70 } : actor)),
    watched: [],
    tempo: 60,
  }
  session.keep(state)
  expect(saved()?.actors.find(({ id }) => id === 'cat')?.x).toBe(70)
  expect(session.undo()).toBe(false)
  const visit = opened(true)
  visit.session.keep(state)
  expect(visit.saved()).toBeNull()
})
