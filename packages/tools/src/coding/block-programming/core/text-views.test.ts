import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from './document.ts'
import { changeActor } from './edit-project.ts'
import { blockAt, decide, markOf, placeOf, readTexts, shownText } from './text-views.ts'

const blocks = { text: 'owl.move(10)', places: [{ block: 'm', from: 0, to: 12 }] }
const typed = { text: 'owl.move( 10 )', places: [{ block: 'm', from: 0, to: 14 }] }

test('the words of who typed stay until the blocks become others', () => {
  const made = { ...typed, blocksText: blocks.text }
  expect(shownText(blocks, made, undefined)).toMatchObject({ text: typed.text, from: 'typed' })
  const others = { text: 'owl.move(20)', places: [] }
  expect(shownText(others, made, undefined)).toMatchObject({ text: 'owl.move(20)', from: 'blocks' })
})

test('a draft is shown before all else, and says when the blocks went on without it', () => {
  const draft = { text: 'owl.move(', base: markOf(blocks.text) }
  expect(shownText(blocks, null, draft)).toEqual({
    text: 'owl.move(',
    places: [],
    from: 'draft',
    isBehind: false,
  })
  expect(shownText({ text: 'owl.turn(5)', places: [] }, null, draft).isBehind).toBe(true)
})

test('text that can be read becomes blocks, other text is kept', () => {
  const base = markOf(blocks.text)
  expect(decide('owl.move(20)', base, blocks.text, true)).toBe('take')
  expect(decide('owl.move(', base, blocks.text, false)).toBe('keep')
  expect(decide(blocks.text, base, blocks.text, true)).toBe('same')
})

test('text never replaces blocks that changed while it was written', () => {
  const base = markOf(blocks.text)
  expect(decide('owl.move(20)', base, 'owl.turn(5)', true)).toBe('keep')
  expect(decide('owl.turn(5)', base, 'owl.turn(5)', true)).toBe('same')
})

test('marks tell texts apart', () => {
  const texts = ['', ' ', 'a', 'b', 'ab', 'ba', '\u0e01', 'move(1)', 'move(2)']
  expect(new Set(texts.map(markOf)).size).toBe(texts.length)
})

test('the cursor is in the innermost block, also right behind its last letter', () => {
  const places = [
    { block: 'hat', from: 0, to: 40 },
    { block: 'move', from: 10, to: 25 },
    { block: 'sum', from: 14, to: 20 },
  ]
  expect(blockAt(places, 16)).toBe('sum')
  expect(blockAt(places, 25)).toBe('move')
  expect(blockAt(places, 30)).toBe('hat')
  expect(blockAt(places, 41)).toBeNull()
  expect(placeOf(places, ['shadow', 'sum', 'move'])?.block).toBe('sum')
  expect(placeOf(places, ['nowhere'])).toBeNull()
})

test('what was typed comes through a file, a foreign one only as far as it is one', () => {
  const draft = { text: 'owl.move(', base: 'x' }
  const words = { text: 'owl.move( 10 )', base: 'y' }
  const content = changeActor(emptyContent, 'owl', { draft, words })
  expect(migrate(toDocument(content)).actors[1]).toMatchObject({ draft, words })
  for (const wrong of [7, null, [], { text: 7, base: 'x' }, { text: 'x' }])
    expect(readTexts({ draft: wrong, words: wrong })).toEqual({})
  const long = { text: 'x'.repeat(200_000), base: 'b' }
  expect(readTexts({ draft: long }).draft?.text).toHaveLength(100_000)
  expect(readTexts({ words: long }).words?.text).toHaveLength(100_000)
})

test('what was typed for a board is kept with the board', () => {
  const draft = { text: 'x =', base: 'x' }
  const words = { text: 'x = 1 ;', base: 'y' }
  const boards = { mcu_kidbright_32_v13: { workspace: {}, shared: [], draft, words } }
  const read = migrate(toDocument({ ...emptyContent, boards }))
  expect(Object.values(read.boards)[0]).toMatchObject({ draft, words })
})
