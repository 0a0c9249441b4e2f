/** Documents on their way to a server and back, over a network that a test can break. */
import { createHash, randomBytes } from 'node:crypto'
import {
  type AssetReference,
  referencesInJson,
  referenceTo,
} from '@panya/domain/project/asset-reference.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../http/http.ts'
import { projectAssets } from './assets-api.ts'
import { fillDocument } from './fill-document.ts'
import { sendDocument } from './send-document.ts'

const HEAD = 'data:image/png;base64,'
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const picture = (bytes: Buffer) => HEAD + bytes.toString('base64')
const reference = (hash: string): AssetReference => ({ hash, head: HEAD })
const documentOf = (...pictures: string[]): ProjectDocument => ({
  format: 'f',
  version: 1,
  content: { pictures },
})

/** What the server has, and what went over the wire. */
const kept = new Map<string, Buffer>()
let log: string[] = []
let saved: ProjectDocument | null = null
let fails: (address: string) => boolean = () => false

beforeEach(() => {
  kept.clear()
  log = []
  saved = null
  fails = () => false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (fails(address)) throw new TypeError('no network')
    const name = address.split('/').at(-1)!
    log.push(`${method} ${name === 'missing' ? name : 'asset'}`)
    if (name === 'missing') {
      const { hashes } = JSON.parse(body as string) as { hashes: string[] }
      return Response.json({ missing: hashes.filter((hash) => !kept.has(hash)) })
    }
    if (method === 'PUT') {
      kept.set(name, Buffer.from(await (body as Blob).arrayBuffer()))
      return new Response(null, { status: 204 })
    }
    const bytes = kept.get(name)
    return bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function save(document: ProjectDocument): Promise<string> {
  log.push('save')
  const missing = referencesInJson(JSON.stringify(document)).filter((hash) => !kept.has(hash))
  if (missing.length > 0)
    throw new HttpError(409, { code: 'CONFLICT', message: 'assets-missing', missing })
  saved = document
  return 'saved'
}

test('what is missing is sent once; the next save is one small request', async () => {
  const [first, second] = [randomBytes(9000), randomBytes(9000)]
  await sendDocument(documentOf(picture(first)), save)
  expect(log).toEqual(['POST missing', 'PUT asset', 'save'])
  expect(kept.get(hashOf(first))?.equals(first)).toBe(true)
  log = []
  await sendDocument(documentOf(picture(first), 'a small edit'), save)
  expect(log).toEqual(['save'])
  log = []
  await sendDocument(documentOf(picture(first), picture(second)), save)
  expect(log).toEqual(['POST missing', 'PUT asset', 'save'])
  expect(saved?.content).toEqual({
    pictures: [first, second].map((bytes) => referenceTo(reference(hashOf(bytes)))),
  })
})

test('something the server lost in between is sent again, and the save with it', async () => {
  const bytes = randomBytes(9000)
  await sendDocument(documentOf(picture(bytes)), save)
  kept.clear()
  log = []
  expect(await sendDocument(documentOf(picture(bytes)), save)).toBe('saved')
  expect(log).toEqual(['save', 'PUT asset', 'save'])
})

test('a lost connection fails the save; asked again it goes on where it was', async () => {
  const pictures = Array.from({ length: 6 }, () => randomBytes(9000))
  const document = documentOf(...pictures.map(picture))
  fails = (address) => address.endsWith(hashOf(pictures[3]!))
  await expect(sendDocument(document, save)).rejects.toThrow('no network')
  expect(saved).toBeNull()
  const before = kept.size
  fails = () => false
  log = []
  await sendDocument(document, save)
  expect(log.filter((line) => line === 'PUT asset')).toHaveLength(6 - before)
  expect(saved).not.toBeNull()
})

test('a page that is being left sends the document and nothing before it', async () => {
  const bytes = randomBytes(9000)
  await expect(sendDocument(documentOf(picture(bytes)), save, { leaving: true })).rejects.toThrow()
  expect(log).toEqual(['save'])
})

test('a document comes back letter by letter, and tells how far it is', async () => {
  const pictures = Array.from({ length: 9 }, () => randomBytes(9001))
  for (const bytes of pictures) kept.set(hashOf(bytes), bytes)
  const packed = documentOf(
    ...pictures.map((bytes) => referenceTo(reference(hashOf(bytes)))),
    'text',
  )
  const steps: number[] = []
  const filled = await fillDocument(packed, {
    user: null,
    place: projectAssets('p'),
    onProgress: ({ done }) => steps.push(done),
  })
  expect(filled).toEqual({ document: documentOf(...pictures.map(picture), 'text'), lost: 0 })
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // Nothing is hashed, asked for or sent again when it is saved as it came.
  log = []
  await fillDocument(packed, { user: null, place: projectAssets('p') })
  expect(log).toEqual([])
})

test('what cannot be had, or is not what it should be, is stood in for; saving keeps the reference', async () => {
  const [gone, broken] = [randomBytes(9000), randomBytes(9000)]
  kept.set(hashOf(broken), Buffer.from('something else'))
  const names = [gone, broken].map((bytes) => referenceTo(reference(hashOf(bytes))))
  const filled = await fillDocument(documentOf(...names), { user: null, place: projectAssets('p') })
  expect(filled.lost).toBe(2)
  const { pictures } = filled.document.content as { pictures: string[] }
  for (const shown of pictures) expect(shown).toMatch(/^data:image\/svg\+xml;base64,/)
  kept.set(hashOf(gone), gone)
  await sendDocument({ ...filled.document, content: { pictures, edited: true } }, save)
  expect(saved?.content).toEqual({ pictures: names, edited: true })
})

test('what is nowhere any more does not keep the rest from being saved', async () => {
  const name = referenceTo(reference('ab'.repeat(32)))
  await sendDocument(documentOf(name, 'my poem'), save)
  expect(saved?.content).toEqual({
    pictures: [expect.stringMatching(/^data:image\/svg\+xml;base64,/), 'my poem'],
  })
})
