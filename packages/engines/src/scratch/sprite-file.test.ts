import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { ScratchProblem } from './problem.ts'
import { openSprite, saveSprite } from './sprite-file.ts'
import { SVG, sb3, script, stage, target } from './testing/scratch-files.ts'

const walks = script(
  ['event_whenflagclicked'],
  [
    'data_changevariableby',
    { fields: { VARIABLE: ['score', 'v1'] }, inputs: { VALUE: [1, [4, '2']] } },
  ],
  [
    'data_changevariableby',
    { fields: { VARIABLE: ['mine', 'v2'] }, inputs: { VALUE: [1, [4, '3']] } },
  ],
  ['looks_say', { inputs: { MESSAGE: [3, [13, 'names', 'l1'], [10, 'Hello']] } }],
  ['event_broadcast', { inputs: { BROADCAST_INPUT: [1, [11, 'go', 'm1']] } }],
)
const cat = target({ name: 'แมว', x: 7, variables: { v2: ['mine', 5] }, blocks: walks })

const spriteFile = (
  sprite: unknown,
  files: Record<string, Uint8Array> = { 'a.svg': strToU8(SVG) },
) => zipSync({ 'sprite.json': strToU8(JSON.stringify(sprite)), ...files })

test('a sprite of Scratch comes with its costumes, its blocks, and what they use of everybody', () => {
  const { sprite, shared } = openSprite(spriteFile(cat))
  expect(sprite).toMatchObject({ name: 'แมว', x: 7, isStage: false })
  expect(sprite.costumes).toHaveLength(1)
  expect(new Set(shared.map(({ name, type = '' }) => `${name} ${type}`))).toEqual(
    new Set(['score ', 'names list', 'go message']),
  )
  expect(sprite.workspace.variables).toMatchObject([{ name: 'mine', value: 5 }])
})

test('saved and opened again it is the same sprite, and no other one is in the file', async () => {
  const { content } = openProject(
    sb3(
      stage({
        variables: { v1: ['score', 0] },
        lists: { l1: ['names', []] },
        broadcasts: { m1: 'go' },
      }),
      target({ name: 'Dog' }),
      cat,
    ),
  )
  const id = content.actors.find(({ name }) => name === 'แมว')!.id
  const { bytes } = await saveSprite(content, id)
  const files = unzipSync(bytes)
  const json = JSON.parse(strFromU8(files['sprite.json']!)) as { name: string; isStage: boolean }
  expect(json).toMatchObject({ name: 'แมว', isStage: false })
  expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toHaveLength(1)
  expect(strFromU8(files['sprite.json']!)).not.toContain('Dog')
  const { sprite } = openSprite(bytes)
  const before = content.actors.find((actor) => actor.id === id)!
  const blocks = (actor: typeof sprite): number =>
    JSON.stringify(actor.workspace.blocks).split('"type"').length
  expect(blocks(sprite)).toBe(blocks(before))
  expect(sprite).toMatchObject({ name: before.name, x: before.x, size: before.size })
})

test('what is no sprite is refused with its reason', () => {
  const reason = (bytes: Uint8Array): unknown => {
    try {
      return openSprite(bytes)
    } catch (error) {
      return error instanceof ScratchProblem ? error.code : error
    }
  }
  expect(reason(strToU8('hello'))).toBe('not-scratch')
  expect(reason(zipSync({ 'readme.txt': strToU8('x') }))).toBe('no-project')
  expect(reason(sb3(stage(), cat))).toBe('no-project')
  expect(reason(spriteFile([]))).toBe('damaged-project')
  expect(reason(spriteFile({ name: 'x' }))).toBe('damaged-project')
  expect(reason(spriteFile(cat).slice(0, 200))).toBe('damaged-zip')
  expect(reason(new Uint8Array(30_000_001))).toBe('too-big')
  const bomb = zipSync({
    'sprite.json': strToU8(JSON.stringify(cat)),
    'a.svg': new Uint8Array(31_000_000),
  })
  expect(reason(bomb)).toBe('too-big')
})

test('whatever stands in the file, it opens or is refused kindly', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      try {
        openSprite(zipSync({ 'sprite.json': strToU8(json) }))
      } catch (error) {
        expect(error).toBeInstanceOf(ScratchProblem)
      }
    }),
    { numRuns: 50 },
  )
})
