import { createHash, randomBytes } from 'node:crypto'
import { referenceTo } from '@panya/domain/project/asset-reference.ts'
import { expect, test, vi } from 'vitest'
import { AssetMemory } from './asset-memory.ts'
import { base64FromBytes, bytesFromBase64 } from './base64.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
const document = (content: unknown) => ({ format: 'f', version: 1, content })

test('large things become references, the rest stays; packed again nothing changes', async () => {
  const memory = new AssetMemory()
  const [picture, alone] = [randomBytes(9001), randomBytes(10_000)]
  const poem = 'Roses are red. '.repeat(2000)
  const content = { costumes: [png(picture), png(picture)], model: alone.toString('base64'), poem }
  const packed = await memory.pack(document(content))
  const reference = referenceTo({ hash: hashOf(picture), head: 'data:image/png;base64,' })
  expect(packed).toEqual({
    document: document({
      costumes: [reference, reference],
      model: referenceTo({ hash: hashOf(alone), head: '' }),
      poem,
    }),
    hashes: [hashOf(picture), hashOf(alone)],
  })
  expect(memory.base64Of(hashOf(picture))).toBe(picture.toString('base64'))
  expect(await memory.pack(packed.document)).toEqual(packed)
  expect(await new AssetMemory().pack(packed.document)).toEqual(packed)
})

test('what stands in for something lost becomes its reference again, each its own', async () => {
  const memory = new AssetMemory()
  const references = [
    'data:image/png;base64,',
    'data:audio/wav;base64,',
    'data:x/y;base64,',
    '',
  ].flatMap((head) => ['ab', 'cd'].map((two) => ({ hash: two.repeat(32), head })))
  const shown = references.map((reference) => memory.standIn(reference))
  expect(new Set(shown).size).toBe(references.length)
  expect(shown[0]).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(shown[2]).toMatch(/^data:audio\/wav;base64,/)
  const packed = await memory.pack(document(shown))
  expect(packed.document.content).toEqual(references.map(referenceTo))
})

test('bytes and text go into each other, whatever the length', () => {
  for (const length of [0, 1, 2, 3, 32_767, 32_768, 32_769, 100_000]) {
    const bytes = new Uint8Array(randomBytes(length))
    const text = base64FromBytes(bytes)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(bytesFromBase64(text)).toEqual(bytes)
  }
})

test('a save after a small edit of 20 MB of pictures hashes nothing again', async () => {
  const hashed = vi.spyOn(crypto.subtle, 'digest')
  const memory = new AssetMemory()
  const pictures = Array.from({ length: 40 }, () => png(randomBytes(500_000)))
  const first = await memory.pack(document({ pictures, score: 0 }))
  expect(hashed).toHaveBeenCalledTimes(40)
  // A tool may have copied its document, texts and all.
  const copy = JSON.parse(JSON.stringify({ pictures, score: 1 })) as object
  expect((await memory.pack(document(copy))).hashes).toEqual(first.hashes)
  expect(hashed).toHaveBeenCalledTimes(40)
})
