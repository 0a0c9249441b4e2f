import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent } from '../core/document.ts'
import { changeActor, copyActor, programOf, renameActor } from '../core/edit-project.ts'
import { markOf } from '../core/text-views.ts'
import { followNames } from './follow-names.ts'

const workspace = {
  blocks: {
    blocks: [{ type: 'event_flag', id: 'hat', next: { block: { type: 'looks_hide', id: 'h' } } }],
  },
}
const markAt = (content: BlocksContent, id: string): string =>
  markOf(pythonTextOf(programOf(content), id).text)
const bare = changeActor(emptyContent, 'owl', { workspace })
const draft = {
  text: '@Owl.when_flag\ndef go():\n    Owl.say("Owl!")  # Owl\n    my.Owl = Owlet\n    if Owl',
  base: markAt(bare, 'owl'),
}
const start = changeActor(bare, 'owl', { draft })

test('another name: the text says it too, and still stands beside the same blocks', () => {
  const after = followNames(start, renameActor(start, 'owl', 'نورس'))
  const found = after.actors.find(({ id }) => id === 'owl')!.draft!
  expect(found.text).toBe(
    '@نورس.when_flag\ndef go():\n    نورس.say("Owl!")  # Owl\n    my.Owl = Owlet\n    if نورس',
  )
  expect(found.base).toBe(markAt(after, 'owl'))
})

test('a copy speaks of itself, and the first stays as it is', () => {
  const after = followNames(start, copyActor(start, 'owl'))
  const copy = after.actors.at(-1)!
  expect(copy.draft!.text).toContain('@Owl_2.when_flag')
  expect(copy.draft!.base).toBe(markAt(after, copy.id))
  expect(after.actors.find(({ id }) => id === 'owl')!.draft).toEqual(draft)
})

test('words that became blocks follow too: of one that got another name, and of a copy', () => {
  const words = { text: 'Owl.say( "Owl" )', base: markAt(bare, 'owl') }
  const said = changeActor(bare, 'owl', { words })
  const after = followNames(said, renameActor(said, 'owl', 'Tom'))
  const tom = { text: 'Tom.say( "Owl" )', base: markAt(after, 'owl') }
  expect(after.actors.find(({ id }) => id === 'owl')!.words).toEqual(tom)
  const twice = followNames(said, copyActor(said, 'owl'))
  const copy = { text: 'Owl_2.say( "Owl" )', base: markAt(twice, twice.actors.at(-1)!.id) }
  expect(twice.actors.at(-1)!.words).toEqual(copy)
})

test('text that was begun beside other blocks stays so', () => {
  const behind = changeActor(start, 'owl', { draft: { ...draft, base: 'other' } })
  const after = followNames(behind, renameActor(behind, 'owl', 'Tom'))
  expect(after.actors.find(({ id }) => id === 'owl')!.draft).toMatchObject({ base: 'other' })
})

test('where nobody got another name nothing is touched', () => {
  const moved = changeActor(start, 'owl', { x: 5 })
  expect(followNames(start, moved)).toBe(moved)
})
