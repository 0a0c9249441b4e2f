import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { expect, test } from 'vitest'
import { emptyContent, makeActor } from '../core/document.ts'
import { addActor, setScripts } from '../core/edit-project.ts'
import { copyScript } from './copy-scripts.ts'

const script = stack([block('event_flag'), block('data_set', { VAR: 'mine', VALUE: 3 })])!
const own = { id: 'mine', name: 'mine', type: 'own' }
const start = setScripts(
  addActor(emptyContent, makeActor('cat', 'Cat', [], [])),
  'owl',
  workspace([script], [own]),
  [],
)

test('the other sprite gets the blocks, without their ids, and the variable they need', () => {
  const copied = copyScript(start, 'owl', 'cat', { ...script, id: 'a' })
  const cat = copied.actors.find(({ id }) => id === 'cat')!
  expect(cat.workspace.blocks?.blocks).toHaveLength(1)
  expect(JSON.stringify(cat.workspace.blocks)).toContain('data_set')
  expect(JSON.stringify(cat.workspace.blocks)).not.toContain('"id":"a"')
  expect(cat.workspace.variables).toEqual([own])
  expect(copied.actors.find(({ id }) => id === 'owl')).toBe(
    start.actors.find(({ id }) => id === 'owl'),
  )
})

test('a second copy lies below the first and brings no second variable; nobody there gets nothing', () => {
  const twice = copyScript(copyScript(start, 'owl', 'cat', script), 'owl', 'cat', script)
  const cat = twice.actors.find(({ id }) => id === 'cat')!
  const places = (cat.workspace.blocks?.blocks ?? []).map((one) => (one as { y?: number }).y ?? 0)
  expect(places[1]).toBeGreaterThan(places[0]!)
  expect(cat.workspace.variables).toEqual([own])
  expect(copyScript(start, 'owl', 'nobody', script)).toBe(start)
})

test('a script of thousands of blocks is copied too, and can be saved', () => {
  const turns = Array.from({ length: 3000 }, () => ({ ...block('motion_turn_right'), id: 'turn' }))
  const copied = copyScript(start, 'owl', 'cat', stack([block('event_flag'), ...turns])!)
  const saved = JSON.stringify(copied.actors.find(({ id }) => id === 'cat')!.workspace)
  expect(saved.split('motion_turn_right')).toHaveLength(3001)
  expect(saved).not.toContain('"id":"turn"')
})
