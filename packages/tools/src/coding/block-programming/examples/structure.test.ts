import { compareWorks } from '@panya/domain/alike/compare-works.ts'
import { folded, stacked } from '@panya/engines/blocks-runtime/folded-stacks.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, toDocument } from '../core/document.ts'
import { structureOf } from '../core/structure.ts'
import { exampleContent } from './example.ts'
import { EXAMPLES } from './examples.ts'

const names = { picture: (id: string) => id, sound: (id: string) => id, stage: 'stage' }
const contents = EXAMPLES.map((example) => exampleContent(example, 'en', names))
const of = (content: BlocksContent) => structureOf(toDocument(content))

/** Every value another one, every script somewhere else and in another order. */
function changed(content: BlocksContent): BlocksContent {
  const text = JSON.stringify(content, (key, value: unknown) => {
    if (['NUM', 'x', 'y'].includes(key) && typeof value === 'number') return value + 7
    if (key === 'TEXT' && typeof value === 'string') return `${value}!`
    return value
  })
  const copy = JSON.parse(text) as BlocksContent
  for (const { workspace } of copy.actors) workspace.blocks?.blocks?.reverse()
  return copy
}

test('projects made for different things are not alike', () => {
  expect(compareWorks(contents.map(of), null).pairs).toEqual([])
})

test('other numbers, words and places of scripts keep the structure', () => {
  for (const content of contents) {
    const forms = (one: BlocksContent) =>
      of(one)
        .parts.map(({ steps }) => steps.join(' '))
        .toSorted()
    expect(forms(changed(content))).toEqual(forms(content))
    const { pairs, short } = compareWorks([of(content), of(changed(content))], null)
    if (short.length === 0) expect(pairs).toMatchObject([{ strength: 'nearly' }])
  }
})

test('a listing has a line for each block, with what is written in it; a long stack may lie flat', () => {
  const blocks = Array.from(
    { length: 300 },
    (_, id): BlockJson => ({ type: 'motion_bounce', id: `${id}` }),
  )
  const inner = { shadow: { type: 'number', id: 's', fields: { NUM: 8 } } }
  const move: BlockJson = { type: 'motion_move', id: 'm', inputs: { STEPS: inner } }
  const body = folded(stacked([move, ...blocks])!)
  const top = { type: 'control_forever', id: 'top', inputs: { DO: { block: body } } }
  const [stage, owl] = emptyContent.actors
  const actors = [stage!, { ...owl!, workspace: { blocks: { blocks: [top] } } }]
  const { lines, parts } = of({ ...emptyContent, actors })
  expect(lines.slice(0, 4)).toEqual([
    '# Owl',
    'control_forever',
    '  motion_move 8',
    '  motion_bounce',
  ])
  expect(lines).toHaveLength(303)
  expect(parts[0]?.steps.filter((step) => step === '[')).toHaveLength(302)
})
