import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Manner, type ModelServer, startModelServer } from '../../../testing/model-server.ts'
import { aStudent } from '../../../testing/people.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { proveLedger } from '../../ledger/proof.ts'
import type { AnswerEvent } from './paid-answer.ts'

let model: ModelServer
let server: TestServer
beforeAll(async () => {
  model = await startModelServer()
  const ai = { AI_BASE_URL: model.url, AI_API_KEY: 'secret', AI_MODEL: 'owl-1' }
  server = await startTestServer(ai)
})
afterAll(async () => {
  await server.close()
  await model.close()
})
afterEach(async () => {
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
})

async function learner() {
  const person = await aStudent(server)
  const { withCookie } = await signIn(server, person.email)
  return {
    ...person,
    headers: withCookie,
    async ask(content: string, key: string = randomUUID()) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/ai/chat',
        headers: { ...withCookie, 'idempotency-key': key, 'x-coins': '4' },
        payload: { messages: [{ role: 'user', content }], locale: 'th' },
      })
      const events = answer.body
        .split('\n\n')
        .filter((line) => line.startsWith('data: '))
        .map((line) => JSON.parse(line.slice(6)) as AnswerEvent)
      return { status: answer.statusCode, events, body: answer.body }
    },
    async coins() {
      return (await server.app.inject({ url: '/api/coins', headers: withCookie })).json()
    },
    async history() {
      const { entries } = (
        await server.app.inject({ url: '/api/coins/history', headers: withCookie })
      ).json()
      return entries
    },
  }
}

const textOf = (events: AnswerEvent[]) =>
  events.map((event) => (event.kind === 'text' ? event.text : '')).join('')

describe('a whole answer', () => {
  test('comes in order, costs its price, and says what is left', async () => {
    model.be({ kind: 'answers', pieces: ['สวัสดี', ' นก', ' ลองดู', 'บรรทัดที่สอง'] })
    const nok = await learner()
    const { events } = await nok.ask('ช่วยหน่อย')
    expect(textOf(events)).toBe('สวัสดี นก ลองดูบรรทัดที่สอง')
    expect(events.at(-1)).toEqual({ kind: 'done', coins: 4, balance: 26 })
    const { authorization, body } = model.asked.at(-1)!
    expect([authorization, body.model, body.stream]).toEqual(['Bearer secret', 'owl-1', true])
    expect(body.messages[0]?.content).toContain('ไทย')
  })

  test('asked for again with the same key it is the same one, for nothing', async () => {
    model.be({ kind: 'answers', pieces: ['Try a loop.'] })
    const nok = await learner()
    const key = randomUUID()
    await nok.ask('help', key)
    const before = model.asked.length
    const { events } = await nok.ask('help', key)
    expect([textOf(events), events.at(-1)]).toEqual([
      'Try a loop.',
      { kind: 'done', coins: 0, balance: 26 },
    ])
    expect(model.asked.length).toBe(before)
  })

  test('personal data neither leaves the server nor comes back', async () => {
    model.be({ kind: 'answers', pieces: ['Call 081-', '234-56', '78 or write to a', '@b.example'] })
    const nok = await learner()
    const { events } = await nok.ask('I am nok@school.example, 081 234 5678')
    expect(model.asked.at(-1)?.body.messages.at(-1)?.content).toBe('I am [email], [phone]')
    expect(textOf(events)).toBe('Call [phone] or write to [email]')
  })
})

describe('nothing is charged when', () => {
  test.each<[string, Manner, string]>([
    ['the key is wrong', { kind: 'status', status: 401 }, 'ai-refused'],
    ['the model is busy', { kind: 'status', status: 429 }, 'ai-busy'],
    ['the model is ill', { kind: 'status', status: 500 }, 'ai-broken'],
    ['the connection breaks', { kind: 'breaks-off', after: 'Well' }, 'ai-broken'],
    ['the answer stops early', { kind: 'ends-early', after: 'Well' }, 'ai-broken'],
    ['it is not JSON', { kind: 'malformed' }, 'ai-broken'],
    ['it is not text', { kind: 'not-text' }, 'ai-broken'],
    ['it is an error', { kind: 'error-event' }, 'ai-broken'],
    ['there is no answer in it', { kind: 'empty' }, 'ai-broken'],
  ])('%s', async (_what, manner, problem) => {
    model.be(manner)
    const nok = await learner()
    const { events } = await nok.ask('help')
    expect(events.at(-1)).toEqual({ kind: 'problem', problem })
    expect(await nok.coins()).toMatchObject({ balance: 30 })
    expect((await nok.history())[0]).toMatchObject({ state: 'given-back', why: 'failed' })
  })

  test('the learner goes away in the middle: the model is told to stop', async () => {
    model.be({ kind: 'silent', after: 'word '.repeat(60) })
    const nok = await learner()
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const control = new AbortController()
    const before = model.asked.length
    const asking = fetch(`${address}/api/ai/chat`, {
      method: 'POST',
      headers: {
        ...nok.headers,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-coins': '4',
      },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'help' }], locale: 'en' }),
      signal: control.signal,
    })
    await expect.poll(nok.coins).toMatchObject({ balance: 26 })
    await expect.poll(() => model.asked.length).toBe(before + 1)
    control.abort()
    await asking.then((response) => response.text()).catch(() => undefined)
    await model.left
    await expect.poll(nok.coins).toMatchObject({ balance: 30 })
    await expect.poll(nok.history).toMatchObject([{ why: 'cancelled' }, {}])
  })
})

test('without a language model there is no chat, and none is offered', async () => {
  const plain = await startTestServer()
  try {
    const person = await aStudent(plain)
    const { withCookie } = await signIn(plain, person.email)
    const offers = (await plain.app.inject({ url: '/api/ai/offers', headers: withCookie })).json()
    expect(offers.offers.map((offer: { kind: string }) => offer.kind)).toEqual([
      'detect',
      'ocr',
      'similarity',
    ])
    const asked = await plain.app.inject({
      method: 'POST',
      url: '/api/ai/chat',
      headers: { ...withCookie, 'idempotency-key': randomUUID(), 'x-coins': '4' },
      payload: { messages: [{ role: 'user', content: 'hi' }], locale: 'en' },
    })
    expect(asked.statusCode).toBe(404)
  } finally {
    await plain.close()
  }
})
