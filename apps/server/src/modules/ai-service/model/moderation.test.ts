/** A service that looks at texts, where there is one. */
import { HARMS } from '@panya/domain/moderation/harm.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  type LanguageModels,
  QUESTION,
  startLanguageModels,
} from '../../../testing/language-models.ts'
import type { Manner } from '../../../testing/model-manner.ts'
import {
  type ModelServer,
  type ModelServerOptions,
  startModelServer,
} from '../../../testing/model-server.ts'
import { harmsIn } from './harms-in.ts'

let models: LanguageModels
beforeAll(async () => {
  models = await startLanguageModels()
})
afterAll(() => models.close())
beforeEach(() => {
  models.clock.now = new Date('2026-11-19T03:00:00Z')
  models.log.length = 0
})

async function server(options?: ModelServerOptions): Promise<ModelServer> {
  const model = await startModelServer(options)
  onTestFinished(() => model.close())
  return model
}

const { signal } = new AbortController()
const warnings = () => models.log.filter((line) => line.includes('only the lists judge'))

test('says what is in a text, in our words', async () => {
  const model = await server({ key: 'sk-owl' })
  model.find((text) => (text.includes('hurt') ? ['self-harm', 'self-harm/intent'] : []))
  const owl = models.on([{ url: model.url, key: 'sk-owl' }])
  expect(await owl.moderate('My loop never ends', { signal })).toEqual([])
  expect(await owl.moderate('I hurt myself', { signal })).toEqual(['self-harm'])
  expect(model.looked).toEqual([{ input: 'My loop never ends' }, { input: 'I hurt myself' }])
  expect(model.asked).toEqual([])
  expect((await owl.states()).moderation).toBe(true)
})

test('a model that is named is asked for by its name', async () => {
  const model = await server()
  model.find([])
  const owl = models.on([model], { moderation: 'omni-moderation-latest' })
  await owl.moderate('Hello', { signal })
  expect(model.looked).toEqual([{ input: 'Hello', model: 'omni-moderation-latest' }])
})

test('off: nobody is asked', async () => {
  const model = await server()
  model.find(['violence'])
  const owl = models.on([model], { moderation: 'off' })
  expect(await owl.moderate('Hello', { signal })).toBeNull()
  expect(model.looked).toEqual([])
  expect(models.log).toEqual([])
  expect((await owl.states()).moderation).toBe(false)
})

test('the first service that offers it looks; the others are not asked again for an hour', async () => {
  const [small, large] = [await server({ program: 'ollama' }), await server()]
  large.find(['sexual/minors'])
  const owl = models.on([small, large])
  for (let times = 0; times < 3; times += 1) {
    expect(await owl.moderate('Hello', { signal })).toEqual(['sexual'])
  }
  small.find(['violence'])
  expect(await owl.moderate('Hello', { signal })).toEqual(['sexual'])
  models.clock.now = new Date('2026-11-19T04:00:01Z')
  expect(await owl.moderate('Hello', { signal })).toEqual(['violence'])
})

test('nobody offers it: null, and said once until somebody does', async () => {
  const model = await server({ program: 'llama.cpp' })
  const owl = models.on([model])
  for (let times = 0; times < 3; times += 1) {
    expect(await owl.moderate('Hello', { signal })).toBeNull()
  }
  expect(warnings()).toHaveLength(1)
  expect((await owl.states()).moderation).toBe(false)
  model.find([])
  models.clock.now = new Date('2026-11-19T04:00:01Z')
  expect(await owl.moderate('Hello', { signal })).toEqual([])
  expect((await owl.states()).moderation).toBe(true)
})

describe('null, and the answers go on, when the service', () => {
  test.each<Manner>([
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 200, body: '{}' },
    { kind: 'status', status: 200, body: 'null' },
    { kind: 'status', status: 200, body: '{"results":[]}' },
    { kind: 'status', status: 200, body: '{"results":[{"flagged":true}]}' },
    { kind: 'status', status: 200, body: 'not JSON' },
    { kind: 'web-page' },
    { kind: 'silent', after: '' },
    { kind: 'redirects', to: 'http://127.0.0.1:9/' },
  ])('is like this: %o', async (manner) => {
    const model = await server()
    model.find(manner)
    const owl = models.on([model], { patience: { moderationMs: 100 } })
    expect(await owl.moderate('my secret words', { signal })).toBeNull()
    expect(warnings()).toHaveLength(1)
    expect(models.log.join('')).not.toContain('secret words')
    await expect(owl.answer(QUESTION, { signal })).resolves.toMatchObject({ text: 'Hello' })
  })
})

test('one that hangs does not hold up every question', async () => {
  const model = await server()
  model.find({ kind: 'silent', after: '' })
  const owl = models.on([model], { patience: { moderationMs: 40 } })
  for (let times = 0; times < 3; times += 1) await owl.moderate('Hello', { signal })
  const before = model.looked.length
  await owl.moderate('Hello', { signal })
  expect(model.looked.length).toBe(before)
  model.find(['hate'])
  models.clock.now = new Date('2026-11-19T03:01:01Z')
  expect(await owl.moderate('Hello', { signal })).toEqual(['hate'])
})

test('a cancelled call is no statement about the text', async () => {
  const model = await server()
  model.find({ kind: 'silent', after: '' })
  const control = new AbortController()
  const look = models.on([model]).moderate('Hello', { signal: control.signal })
  const failure = expect(look).rejects.toMatchObject({ problem: 'cancelled' })
  await expect.poll(() => model.looked.length).toBe(1)
  control.abort()
  await failure
})

const answer = (categories: object, flagged?: boolean) =>
  JSON.stringify({ results: [{ categories, flagged }] })

test.each<[object, string[]]>([
  [{ harassment: true }, ['hate']],
  [{ 'harassment/threatening': true }, ['violence', 'hate']],
  [{ 'hate/threatening': true }, ['violence', 'hate']],
  [{ 'self-harm/instructions': true }, ['self-harm']],
  [{ 'violence/graphic': true, violence: true }, ['violence']],
  [{ sexual: true, hate: false }, ['sexual']],
  [{ illicit: true }, ['violence']],
  // Mistral's
  [{ selfharm: true, pii: true }, ['self-harm', 'personal-data']],
  [{ health: true, law: true, financial: true }, []],
  // Names of a later year are no reason to let something through.
  [{ 'something/new': true }, ['violence']],
  [{ constructor: true }, ['violence']],
  [{ 'something/new': false }, []],
])('%o is %o', (categories, harms) => {
  expect(harmsIn(answer(categories))).toEqual(harms)
})

test('something is found, and it does not say what', () => {
  expect(harmsIn(answer({ hate: false }, true))).toEqual(['violence'])
})

test('several results count together, in our order', () => {
  const results = [{ categories: { hate: true } }, { categories: { 'self-harm': true } }]
  const harms = harmsIn(JSON.stringify({ results }))
  expect(harms).toEqual(HARMS.filter((harm) => harm === 'self-harm' || harm === 'hate'))
})
