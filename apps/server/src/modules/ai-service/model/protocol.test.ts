/** Each program's way of answering, and every way in which an answer can be wrong. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  type LanguageModels,
  QUESTION,
  startLanguageModels,
} from '../../../testing/language-models.ts'
import { type Manner, PROGRAMS, type Program, type Writing } from '../../../testing/model-manner.ts'
import { type ModelServerOptions, startModelServer } from '../../../testing/model-server.ts'
import type { ChatFailed } from '../language-model-port.ts'

let models: LanguageModels
beforeAll(async () => {
  models = await startLanguageModels()
})
afterAll(() => models.close())

async function server(options?: ModelServerOptions) {
  const model = await startModelServer(options)
  onTestFinished(() => model.close())
  return model
}

const { signal } = new AbortController()

async function answerTo(manner: Manner, options?: ModelServerOptions) {
  const model = await server(options)
  model.be(manner)
  const owl = models.on([{ url: model.url, key: options?.key }])
  return owl.answer(QUESTION, { signal })
}

const WORDS = ['สวัสดี', ' Nok! ', 'نعم', ' 看 🦉', ' the loop']

describe.each(PROGRAMS)('%s', (program) => {
  test('answers in pieces, thinks aside, counts at the end, and wants a key', async () => {
    const manner = {
      kind: 'answers',
      pieces: WORDS,
      thoughts: 'The solution is x = 3.',
      tokens: 123,
    } as const
    await expect(answerTo(manner, { program, key: 'sk-owl' })).resolves.toEqual({
      text: WORDS.join(''),
      service: 'service-1',
      tokens: 123,
    })
  })

  test('answers in one piece', async () => {
    const manner = { kind: 'answers-whole', text: 'Look at line 2.', tokens: 60 } as const
    await expect(answerTo(manner, { program })).resolves.toMatchObject({
      text: 'Look at line 2.',
      tokens: 60,
    })
  })

  test.each<Manner['kind'] | Manner>([
    'malformed',
    'not-text',
    'not-utf8',
    'error-event',
    'calls-a-tool',
    'empty',
    'web-page',
    'endless',
    { kind: 'breaks-off', after: 'Well' },
    { kind: 'ends-early', after: 'Well' },
    { kind: 'answers', pieces: ['It is because of'], finish: 'length' },
    { kind: 'answers-whole', text: 'It is because of', finish: 'length' },
    { kind: 'answers', pieces: ['Well'], finish: null, writing: { noDone: true } },
    { kind: 'answers', pieces: ['   \n'] },
    { kind: 'answers', pieces: [], thoughts: 'Only thoughts.' },
    { kind: 'answers', pieces: ['<think>The answer is', ' x = 3'] },
    { kind: 'status', status: 200, body: '[]' },
    { kind: 'status', status: 200, body: 'null' },
    { kind: 'status', status: 200, body: '{"choices":[{"message":null}]}' },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 500, body: 'Internal Server Error' },
  ])('is broken when it is %o', async (wrong) => {
    const manner = (typeof wrong === 'string' ? { kind: wrong } : wrong) as Manner
    await expect(answerTo(manner, { program })).rejects.toMatchObject({ problem: 'broken' })
  })

  test('says that its key is wrong, and the key is in no message and no log', async () => {
    const model = await server({ program, key: 'sk-right' })
    const owl = models.on([{ url: model.url, key: 'sk-wrong-0123' }])
    const failure: unknown = await owl.answer(QUESTION, { signal }).catch((error) => error)
    expect(failure).toMatchObject({ problem: 'refused' })
    const { services } = await owl.states()
    expect(services[0]).toMatchObject({ state: 'failing', lastProblem: 'refused' })
    expect(models.log.join('')).toContain('check AI_API_KEY')
    const everything = [String(failure), JSON.stringify(services), ...models.log].join('\n')
    expect(everything).not.toContain('sk-wrong-0123')
    expect(everything).not.toContain(QUESTION[1]!.content)
  })
})

describe('an answer is the same', () => {
  test.each<[string, Writing]>([
    ['with CRLF', { eol: '\r\n', bytes: 1 }],
    ['with CR', { eol: '\r', bytes: 1 }],
    ['without a space behind data:', { noSpace: true }],
    ['between comments', { comments: true }],
    ['over several lines', { severalLines: true }],
    ['over several lines, CRLF and comments', { severalLines: true, eol: '\r\n', comments: true }],
    ['without empty lines', { dense: true }],
    ['behind a BOM', { bom: true }],
    ['packed', { gzip: true }],
    ['packed, byte by byte', { gzip: true, bytes: 1 }],
    ['byte by byte', { bytes: 1 }],
    ['all at once', { bytes: 1_000_000 }],
    ['without [DONE]', { noDone: true }],
    ['when the connection stays open behind it', { noDone: true, staysOpen: true }],
  ])('%s', async (_how, writing) => {
    for (const program of PROGRAMS) {
      const manner = { kind: 'answers', pieces: WORDS, tokens: 77, writing } as const
      await expect(answerTo(manner, { program })).resolves.toMatchObject({
        text: WORDS.join(''),
        tokens: 77,
      })
    }
  })

  test('in a list of pieces, thoughts among them', async () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'x = 3' }] },
      { type: 'text', text: 'Look at ' },
      { type: 'text', text: 'line 2.' },
    ]
    const body = JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] })
    const { text } = await answerTo({ kind: 'status', status: 200, body })
    expect(text).toBe('Look at line 2.')
  })
})

test.each([false, true])('cut anywhere, it is whole or nothing (packed: %o)', async (gzip) => {
  const model = await server({ program: 'vllm' })
  const owl = models.on([model])
  const seen = new Set<string>()
  for (let cut = 1; cut < 1200; cut += gzip ? 7 : 41) {
    model.be({ kind: 'answers', pieces: WORDS, writing: { gzip, cut, bytes: 500 } })
    const outcome = await owl.answer(QUESTION, { signal }).then(
      ({ text }) => text,
      ({ problem }: ChatFailed) => problem,
    )
    seen.add(outcome)
  }
  expect([...seen].toSorted()).toEqual(['broken', WORDS.join('')].toSorted())
})

test('without a count and without an end of the connection it is whole all the same', async () => {
  const options: ModelServerOptions = { refuses: { fields: ['stream_options'] } }
  const writing = { noDone: true, staysOpen: true }
  const { text } = await answerTo({ kind: 'answers', pieces: WORDS, writing }, options)
  expect(text).toBe(WORDS.join(''))
})

describe('silence', () => {
  test.each<Manner>([{ kind: 'silent', after: 'Well' }, { kind: 'keeps-alive' }])(
    'of a service ends the call: %o',
    async (manner) => {
      const model = await server()
      model.be(manner)
      const owl = models.on([model], { patience: { wholeMs: 400, firstMs: 100, silenceMs: 100 } })
      await expect(owl.answer(QUESTION, { signal })).rejects.toMatchObject({
        problem: 'too-slow',
        why: 'timeout',
      })
      await model.left
    },
  )
})

test.each<[number, string]>([
  [401, 'refused'],
  [402, 'refused'],
  [403, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
  [529, 'busy'],
  [504, 'too-slow'],
  [400, 'broken'],
  [413, 'broken'],
  [500, 'broken'],
  [502, 'broken'],
])('a status of %i is %s', async (status, problem) => {
  await expect(answerTo({ kind: 'status', status })).rejects.toMatchObject({ problem })
})

test('nobody is there', async () => {
  const owl = models.on([{ url: 'http://127.0.0.1:9/v1' }])
  await expect(owl.answer(QUESTION, { signal })).rejects.toMatchObject({ problem: 'not-reachable' })
})

test('a redirect is not followed: the key and the question go to nobody else', async () => {
  const elsewhere = await server()
  const to = `${elsewhere.url}/chat/completions`
  await expect(answerTo({ kind: 'redirects', to }, { key: 'k' })).rejects.toMatchObject({
    problem: 'not-reachable',
  })
  expect(elsewhere.asked).toEqual([])
})

describe('a service that does not know all fields', () => {
  test.each<[string, Program, NonNullable<ModelServerOptions['refuses']>, number]>([
    ['stream_options, as old vLLM', 'vllm', { fields: ['stream_options'] }, 2],
    ['stream_options, as Mistral with 422', 'vllm', { fields: ['stream_options'], status: 422 }, 2],
    [
      'stream_options and does not say so',
      'openai',
      { fields: ['stream_options'], withoutWords: true },
      2,
    ],
    ['max_tokens, as new models of OpenAI', 'openai', { fields: ['max_tokens'] }, 2],
    ['both', 'openai', { fields: ['max_tokens', 'stream_options'] }, 3],
    [
      'both and does not say so',
      'openai',
      { fields: ['max_tokens', 'stream_options'], withoutWords: true },
      3,
    ],
    ['stream, as for unproved organisations', 'openai', { fields: ['stream'] }, 2],
  ])('%s', async (_which, program, refuses, tries) => {
    const model = await server({ program, refuses })
    model.be({ kind: 'answers', pieces: ['Look at line 2.'] })
    const owl = models.on([model])
    const { text, tokens } = await owl.answer(QUESTION, { signal, maxTokens: 200 })
    expect([text, model.asked.length]).toEqual(['Look at line 2.', tries])
    expect(tokens).toBeGreaterThan(5)
    const { max_tokens: limit, max_completion_tokens: other } = model.asked.at(-1)!.body
    expect(limit ?? other).toBe(200)
    // What was found out is remembered.
    await owl.answer(QUESTION, { signal })
    expect(model.asked.length).toBe(tries + 1)
  })

  test('a question that is too long is not asked four times', async () => {
    const model = await server({ program: 'llama.cpp' })
    const error = { code: 400, message: 'exceeds', type: 'exceed_context_size_error', n_ctx: 4096 }
    model.be({ kind: 'status', status: 400, body: JSON.stringify({ error }) })
    const owl = models.on([model])
    await expect(owl.answer(QUESTION, { signal })).rejects.toMatchObject({ problem: 'broken' })
    expect(model.asked.length).toBe(1)
    const { services } = await owl.states()
    expect(services[0]?.lastDetail).toBe('answered 400 (exceed_context_size_error)')
  })
})

test('without a count of tokens they are estimated from the letters, other scripts dearer', async () => {
  const model = await server({ refuses: { fields: ['stream_options'] } })
  const owl = models.on([model])
  const tokensOf = async (text: string) => {
    model.be({ kind: 'answers', pieces: [text] })
    return (await owl.answer(QUESTION, { signal })).tokens
  }
  const none = await tokensOf('.')
  expect((await tokensOf('a'.repeat(401))) - none).toBe(100)
  expect((await tokensOf('ก'.repeat(300))) - none).toBeGreaterThanOrEqual(199)
})

test.each([-5, 0, 1.5, 1e12, '900', null])(
  'a count of %o tokens is not believed',
  async (count) => {
    const usage = { prompt_tokens: count, completion_tokens: count, total_tokens: count }
    const message = { content: 'Look at line 2.' }
    const body = JSON.stringify({ choices: [{ message, finish_reason: 'stop' }], usage })
    const { tokens } = await answerTo({ kind: 'status', status: 200, body })
    expect(Number.isInteger(tokens)).toBe(true)
    expect(tokens).toBeGreaterThan(5)
    expect(tokens).toBeLessThanOrEqual(1_000_000)
  },
)
