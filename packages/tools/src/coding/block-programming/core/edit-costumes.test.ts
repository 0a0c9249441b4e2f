import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from './document.ts'
import {
  blankCostume,
  duplicateCostume,
  isTooLarge,
  moveCostume,
  renameCostume,
  replaceCostume,
} from './edit-costumes.ts'
import { actorOf, addCostume, changeActor, copyActor } from './edit-project.ts'

const LOOK = { width: 10, height: 20, centreX: 5, centreY: 20, svg: '<svg/>' }
const names = (content: typeof emptyContent, id = 'owl'): string[] =>
  actorOf(content, id).costumes.map(({ name }) => name)

test('a painted costume keeps its name and place, and is no library picture any more', () => {
  const content = replaceCostume(emptyContent, 'owl', 'owl-1', LOOK)
  expect(actorOf(content, 'owl').costumes[0]).toEqual({ id: 'owl-1', name: 'owl 1', ...LOOK })
  expect(actorOf(content, 'owl').costumes[1]).toBe(actorOf(emptyContent, 'owl').costumes[1])
  expect(migrate(toDocument(content))).toEqual(content)
  expect(replaceCostume(emptyContent, 'owl', 'nobody', LOOK)).toBe(emptyContent)
})

test('a copy of a sprite keeps its look when the other one is painted, and its blocks still find the costume', () => {
  const block = {
    type: 'looks_costume',
    inputs: { COSTUME: { shadow: { type: 'menu_costumes', fields: { MENU: 'owl-1' } } } },
  }
  const say = { type: 'looks_say', fields: { MENU: 'owl-1' } }
  const scripts = { blocks: { blocks: [block, say] } }
  const two = copyActor(changeActor(emptyContent, 'owl', { workspace: scripts }), 'owl')
  const painted = actorOf(replaceCostume(two, 'owl-2', 'owl-1', LOOK), 'owl-2')
  const [costume] = painted.costumes
  expect(costume?.id).not.toBe('owl-1')
  expect(painted.workspace.blocks?.blocks).toEqual([
    {
      ...block,
      inputs: { COSTUME: { shadow: { type: 'menu_costumes', fields: { MENU: costume?.id } } } },
    },
    say,
  ])
  expect(actorOf(replaceCostume(two, 'owl-2', 'owl-1', LOOK), 'owl')).toBe(actorOf(two, 'owl'))
})

test('a copy stands beside its original with a name and an id of its own', () => {
  const content = duplicateCostume(emptyContent, 'owl', 'owl-1')
  expect(names(content)).toEqual(['owl 1', 'owl 1 2', 'owl 2'])
  expect(new Set(actorOf(content, 'owl').costumes.map(({ id }) => id)).size).toBe(3)
})

test('no two costumes of a sprite have the same name', () => {
  expect(names(renameCostume(emptyContent, 'owl', 'owl-2', 'owl 1'))).toEqual(['owl 1', 'owl 1 2'])
  expect(names(renameCostume(emptyContent, 'owl', 'owl-1', '  '))).toEqual(['owl 1', 'owl 2'])
})

test('whatever is moved, the same costumes are there and the same one is worn', () => {
  const three = duplicateCostume(emptyContent, 'owl', 'owl-1')
  fc.assert(
    fc.property(fc.nat(2), fc.nat(2), fc.integer({ min: -3, max: 9 }), (worn, moved, to) => {
      const start = changeActor(three, 'owl', { costume: worn })
      const before = actorOf(start, 'owl')
      const after = actorOf(moveCostume(start, 'owl', before.costumes[moved]!.id, to), 'owl')
      expect(after.costumes.map(({ id }) => id).toSorted()).toEqual(
        before.costumes.map(({ id }) => id).toSorted(),
      )
      expect(after.costumes[after.costume]?.id).toBe(before.costumes[worn]?.id)
      expect(after.costumes[Math.min(2, Math.max(0, to))]?.id).toBe(before.costumes[moved]?.id)
    }),
  )
})

test('an empty sheet has a size and survives saving', () => {
  for (const isBackdrop of [false, true]) {
    const content = addCostume(emptyContent, 'stage', blankCostume('new', isBackdrop))
    expect(migrate(toDocument(content))).toEqual(content)
    expect(actorOf(content, 'stage').costumes.at(-1)?.width).toBeGreaterThan(0)
  }
})

test('a project that could not be saved is known before', () => {
  expect(isTooLarge(emptyContent)).toBe(false)
  expect(
    isTooLarge(
      replaceCostume(emptyContent, 'owl', 'owl-1', { ...LOOK, svg: 'x'.repeat(8_000_000) }),
    ),
  ).toBe(true)
})
