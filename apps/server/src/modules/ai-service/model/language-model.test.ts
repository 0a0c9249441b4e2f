/** Several services: who is asked when, what is counted, and what is left of answers that failed. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aiUsage } from '../../../platform/database/schema/tutor.ts'
import {
  type LanguageModels,
  QUESTION,
  startLanguageModels,
} from '../../../testing/language-models.ts'
import type { Manner } from '../../../testing/model-manner.ts'
import { type ModelServer, startModelServer } from '../../../testing/model-server.ts'
import type { LanguageModel } from '../language-model-port.ts'
import { createBreaker } from './breaker.ts'

let models: LanguageModels
beforeAll(async () => {
  models = await startLanguageModels()
})
afterAll(() => models.close())
beforeEach(async () => {
  models.clock.now = new Date('2026-11-19T03:00:00Z')
  await models.database.orm.delete(aiUsage)
})

async function servers(...manners: Manner[]): Promise<ModelServer[]> {
  return Promise.all(
    manners.map(async (manner) => {
      const model = await startModelServer()
      onTestFinished(() => model.close())
      model.be(manner)
      return model
    }),
  )
}

const { signal } = new AbortController()
const patience = { wholeMs: 8000, firstMs: 800, silenceMs: 800 }
const says = (text: string, tokens = 50): Manner => ({ kind: 'answers', pieces: [text], tokens })
const ask = (owl: LanguageModel) => owl.answer(QUESTION, { signal })
const asked = (all: ModelServer[]) => all.map(({ asked: { length } }) => length)
const usage = () => models.database.orm.select().from(aiUsage).orderBy(aiUsage.service)

describe('the next one answers when a service', () => {
  test.each<Manner>([
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 529 },
    { kind: 'status', status: 400 },
    { kind: 'silent', after: 'Half an' },
    { kind: 'keeps-alive' },
    { kind: 'breaks-off', after: 'Half an' },
    { kind: 'ends-early', after: 'Half an' },
    { kind: 'answers', pieces: ['Half an'], finish: 'length' },
    { kind: 'empty' },
    { kind: 'malformed' },
    { kind: 'calls-a-tool' },
    { kind: 'redirects', to: 'http://127.0.0.1:9/' },
  ])('is like this: %o', async (manner) => {
    const all = await servers(manner, says('Look at line 2.'))
    const { text, service } = await ask(models.on(all, { patience }))
    expect([text, service]).toEqual(['Look at line 2.', 'service-2'])
    expect(all[1]!.asked).toHaveLength(1)
    expect(all[1]!.asked[0]!.body.model).toBe('owl-2')
    expect(JSON.stringify(all[1]!.asked)).not.toContain('Half')
  })

  test('is not there', async () => {
    const all = await servers(says('Look at line 2.'))
    const owl = models.on([{ url: 'http://127.0.0.1:9/v1' }, all[0]!])
    await expect(ask(owl)).resolves.toMatchObject({ service: 'service-2' })
  })
})

test('they are asked in their order, each with its own key, and the last failure is the one told', async () => {
  const busy: Manner = { kind: 'status', status: 429 }
  const all = await servers({ kind: 'status', status: 500 }, busy, busy)
  const owl = models.on(all.map(({ url }, index) => ({ url, key: `key-${index}` })))
  await expect(ask(owl)).rejects.toMatchObject({ problem: 'busy' })
  expect(all.map((one) => one.asked.map(({ authorization }) => authorization))).toEqual([
    ['Bearer key-0'],
    ['Bearer key-1'],
    ['Bearer key-2'],
  ])
})

test('what one declines, no other is asked for', async () => {
  const all = await servers({ kind: 'declines' }, says('Of course!'))
  const owl = models.on(all)
  await expect(ask(owl)).rejects.toMatchObject({ problem: 'declined', why: 'failed' })
  expect(asked(all)).toEqual([1, 0])
  expect((await owl.states()).services[0]).toMatchObject({ state: 'untried' })
})

test('all of them together take no longer than the whole time', async () => {
  const silent: Manner = { kind: 'silent', after: 'Well' }
  const all = await servers(silent, silent, silent)
  const owl = models.on(all, { patience: { wholeMs: 250, firstMs: 200, silenceMs: 200 } })
  await expect(ask(owl)).rejects.toMatchObject({ problem: 'too-slow' })
  // Whether the second was still reached is the machine's affair; for the third there is no time left.
  expect(asked(all)).toEqual([1, expect.any(Number), 0])
})

test('the last one that could answer is waited for: a small machine thinks for a while', async () => {
  const [model] = await servers({ kind: 'keeps-alive' })
  const owl = models.on([model!], { patience: { wholeMs: 700, firstMs: 50, silenceMs: 50 } })
  const before = performance.now()
  await expect(ask(owl)).rejects.toMatchObject({ problem: 'too-slow' })
  expect(performance.now() - before).toBeGreaterThan(500)
})

describe('cancelled', () => {
  test.each<Manner>([{ kind: 'silent', after: 'Well' }, { kind: 'keeps-alive' }])(
    'in the middle: the service is told to stop, and no other is asked (%o)',
    async (manner) => {
      const all = await servers(manner, says('Look'))
      const control = new AbortController()
      const answer = models.on(all).answer(QUESTION, { signal: control.signal })
      const failure = expect(answer).rejects.toMatchObject({
        problem: 'cancelled',
        why: 'cancelled',
      })
      await expect.poll(() => all[0]!.asked.length).toBe(1)
      control.abort()
      await failure
      await all[0]!.left
      expect(asked(all)).toEqual([1, 0])
    },
  )

  test('before it began, nobody is asked', async () => {
    const all = await servers(says('Look'))
    const answer = models.on(all).answer(QUESTION, { signal: AbortSignal.abort() })
    await expect(answer).rejects.toMatchObject({ problem: 'cancelled' })
    expect(asked(all)).toEqual([0])
  })

  test('often, a service is not taken for ill', async () => {
    const all = await servers({ kind: 'keeps-alive' }, says('Look'))
    const owl = models.on(all, { patience })
    for (let times = 0; times < 4; times += 1) {
      const control = new AbortController()
      const answer = owl.answer(QUESTION, { signal: control.signal }).catch(() => undefined)
      await expect.poll(() => all[0]!.asked.length).toBe(times + 1)
      control.abort()
      await answer
    }
    all[0]!.be(says('Well again'))
    await expect(ask(owl)).resolves.toMatchObject({ service: 'service-1' })
  })
})

describe('a service that fails three times in a row', () => {
  const ill: Manner = { kind: 'status', status: 503 }

  test('is asked last, is tried again after a minute, and comes back when that goes well', async () => {
    const all = await servers(ill, says('Look'))
    const owl = models.on(all)
    for (let times = 0; times < 3; times += 1) await ask(owl)
    expect(asked(all)).toEqual([3, 3])
    await ask(owl)
    expect(asked(all)).toEqual([3, 4])

    models.clock.now = new Date('2026-11-19T03:01:01Z')
    await ask(owl)
    expect(asked(all)).toEqual([4, 5])
    // The trial failed: last again, for another minute.
    await ask(owl)
    expect(asked(all)).toEqual([4, 6])

    models.clock.now = new Date('2026-11-19T03:02:03Z')
    all[0]!.be(says('Well again'))
    expect((await ask(owl)).service).toBe('service-1')
    expect((await ask(owl)).service).toBe('service-1')
    expect(asked(all)).toEqual([6, 6])
  })

  test('is still asked when nobody else answers', async () => {
    const all = await servers(ill, says('Look'))
    const owl = models.on(all)
    for (let times = 0; times < 3; times += 1) await ask(owl)
    all[0]!.be(says('Well again'))
    all[1]!.be(ill)
    expect((await ask(owl)).service).toBe('service-1')
  })

  test('because of what a learner asked for is not put last', async () => {
    const provoked: Manner[] = [
      { kind: 'answers', pieces: ['Well'], finish: 'length' },
      { kind: 'empty' },
      { kind: 'calls-a-tool' },
      { kind: 'declines' },
      { kind: 'endless' },
      { kind: 'status', status: 400 },
      { kind: 'status', status: 413 },
    ]
    const all = await servers(says('Look'), says('Look'))
    const owl = models.on(all)
    for (const manner of provoked) {
      all[0]!.be(manner)
      await ask(owl).catch(() => undefined)
    }
    all[0]!.be(says('Look'))
    expect((await ask(owl)).service).toBe('service-1')
  })

  test('never: whatever happens, only one question at a time tries it, and only after three failures', () => {
    const step = fc.constantFrom('begin', 'succeed', 'fail', 'nothing', 'wait')
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let time = 0
        let failures = 0
        const breaker = createBreaker(() => new Date(time))
        for (const one of steps) {
          if (one === 'begin') breaker.begins()
          if (one === 'succeed') breaker.succeeded()
          if (one === 'fail') breaker.failed()
          if (one === 'nothing') breaker.saidNothing()
          if (one === 'wait') time += 61_000
          if (one === 'succeed') failures = 0
          if (one === 'fail') failures += 1
          if (failures < 3) expect(breaker.admits()).toBe(true)
          else if (one === 'fail' || one === 'begin') expect(breaker.admits()).toBe(false)
        }
      }),
    )
  })
})

describe('the budget of a day', () => {
  test('holds over two nodes on one database, until it is midnight in Bangkok', async () => {
    const all = await servers(says('Look', 60))
    const [one, other] = [1, 2].map(() => models.on(all, { dailyTokens: 100 }))
    await ask(one!)
    await ask(other!)
    await expect(ask(one!)).rejects.toMatchObject({ problem: 'budget', why: 'failed' })
    await expect(ask(other!)).rejects.toMatchObject({ problem: 'budget' })
    expect(asked(all)).toEqual([2])
    expect(await usage()).toEqual([
      { day: '2026-11-19', service: 'service-1', answers: 2, tokens: 120 },
    ])

    models.clock.now = new Date('2026-11-19T16:59:59Z')
    await expect(ask(one!)).rejects.toMatchObject({ problem: 'budget' })
    models.clock.now = new Date('2026-11-19T17:00:00Z')
    await ask(one!)
    expect(await usage()).toHaveLength(2)
  })

  test('counts what came to nothing: whoever cancels again and again uses it up too', async () => {
    const all = await servers({ kind: 'keeps-alive' })
    const owl = models.on(all, { dailyTokens: 50 })
    for (let times = 0; times < 3; times += 1) {
      const control = new AbortController()
      const answer = owl.answer(QUESTION, { signal: control.signal }).catch(() => undefined)
      await expect.poll(() => all[0]!.asked.length).toBe(times + 1)
      control.abort()
      await answer
    }
    expect(await usage()).toMatchObject([{ answers: 0, tokens: 57 }])
    await expect(ask(owl)).rejects.toMatchObject({ problem: 'budget' })
  })

  test('counts the words of an answer that fell silent', async () => {
    const all = await servers({ kind: 'silent', after: 'word'.repeat(500) })
    await ask(models.on(all, { patience })).catch(() => undefined)
    expect(await usage()).toMatchObject([{ answers: 0, tokens: 519 }])
  })

  test('counts each service for itself, and nothing for those that only refused', async () => {
    const cut: Manner = { kind: 'answers', pieces: ['Half'], finish: 'length', tokens: 30 }
    const all = await servers({ kind: 'status', status: 500 }, cut, says('Look', 20))
    await ask(models.on(all))
    expect(await usage()).toEqual([
      { day: '2026-11-19', service: 'service-2', answers: 0, tokens: 30 },
      { day: '2026-11-19', service: 'service-3', answers: 1, tokens: 20 },
    ])
  })

  test('is exact when many ask at once on two nodes', async () => {
    const all = await servers(says('Look', 7))
    const nodes = [models.on(all), models.on(all)]
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(nodes[index % 2]!)))
    expect(await usage()).toEqual([
      { day: '2026-11-19', service: 'service-1', answers: 20, tokens: 140 },
    ])
  })

  test('does not break at the largest number the table can hold', async () => {
    const row = { day: '2026-11-19', service: 'service-1', answers: 1, tokens: 2_147_483_640 }
    await models.database.orm.insert(aiUsage).values(row)
    await ask(models.on(await servers(says('Look', 60))))
    expect(await usage()).toEqual([{ ...row, answers: 2, tokens: 2_147_483_647 }])
  })
})

test('how the services are is told to admins', async () => {
  const all = await servers({ kind: 'status', status: 404 }, says('Look', 20), says('Never asked'))
  const owl = models.on(all, { dailyTokens: 5000, moderation: 'off' })
  const rest = { answersToday: 0, tokensToday: 0 }
  const fresh = { state: 'untried', lastProblem: null, lastDetail: null, ...rest }
  expect((await owl.states()).services).toMatchObject([fresh, fresh, fresh])
  await ask(owl)
  expect(await owl.states()).toEqual({
    services: [
      {
        name: 'service-1',
        model: 'owl-1',
        state: 'failing',
        lastProblem: 'broken',
        lastDetail: 'answered 404 (invalid_request_error)',
        ...rest,
      },
      {
        name: 'service-2',
        model: 'owl-2',
        state: 'ok',
        lastProblem: null,
        lastDetail: null,
        answersToday: 1,
        tokensToday: 20,
      },
      { name: 'service-3', model: 'owl-3', ...fresh },
    ],
    dailyTokens: 5000,
    moderation: false,
  })
  all[0]!.be(says('Well again'))
  await ask(owl)
  expect((await owl.states()).services[0]).toMatchObject({ state: 'ok', lastProblem: null })
})
