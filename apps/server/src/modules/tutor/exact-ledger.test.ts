/** Whatever is asked, cancelled, held back, reported or lost, and in whatever order: every coin is where it belongs. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Manner } from '../../testing/model-server.ts'
import {
  eventsIn,
  GOOD,
  QUESTION,
  SAD,
  says,
  startTutorServer,
  TOO_MUCH,
  type TurnEvent,
  tutored,
  UNSAFE,
} from '../../testing/tutor.ts'
import { createJobStore } from '../ai-service/job-store-port.ts'
import { giveBackLost } from '../ai-service/lost-jobs.ts'
import { createLedger } from '../ledger/ledger-port.ts'
import { proveLedger } from '../ledger/proof.ts'

let started: Awaited<ReturnType<typeof startTutorServer>>
let address: string
beforeAll(async () => {
  started = await startTutorServer()
  address = await started.server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => started.close())

/** How the model answers a question, try by try. */
const WAYS: Record<string, Manner[]> = {
  good: [says(GOOD)],
  better: [says(TOO_MUCH), says(GOOD)],
  solved: [says(TOO_MUCH), says(TOO_MUCH)],
  unsafe: [says(UNSAFE), says(UNSAFE)],
  broken: [{ kind: 'breaks-off', after: 'Well' }],
  refused: [{ kind: 'not-text' }],
  brokenLater: [says(TOO_MUCH), { kind: 'ends-early', after: 'Well' }],
}
const QUESTIONS: Record<string, string> = { sad: SAD, rude: 'I will kill you, you whore' }

type Step =
  | { do: 'ask'; way: string; inFirst: boolean }
  /** The same key once more. */
  | { do: 'again'; of: number }
  | { do: 'cancel'; of: number }
  /** Its answer may come now. */
  | { do: 'release'; of: number }
  | { do: 'report'; of: number }
  /** The watch of lost jobs takes every open one for left behind. */
  | { do: 'lose' }

const of = fc.nat({ max: 9 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      way: fc.constantFrom(...Object.keys(WAYS), ...Object.keys(QUESTIONS)),
      inFirst: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), of }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), of }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const), of }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('report' as const), of }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const) }) },
)

interface Sent {
  key: string
  payload: object
  stop: AbortController
  release(): void
  turns: TurnEvent[]
  over: Promise<void>[]
}

interface Moment {
  held: number
  jobs: number
  paid: number
  answered: number
  balance: number
  moved: number
}

/** One statement sees one moment, whatever goes on beside it. */
async function momentOf(pool: Pool, userId: number): Promise<Moment> {
  const { rows } = await pool.query<Moment>(
    `select
       (select count(*)::int from coin_hold where user_id = $1 and status = 'held') as held,
       (select count(*)::int from ai_job where user_id = $1 and status = 'open') as jobs,
       (select count(*)::int from coin_hold where user_id = $1 and status = 'captured') as paid,
       (select count(*)::int from tutor_turn t join tutor_conversation c on c.id = t.conversation_id
        where c.student_id = $1 and t.outcome = 'answered') as answered,
       (select coin_balance from user_subscriptions where user_id = $1) as balance,
       (select coalesce(sum(case when to_place = 'student' then amount else 0 end)
          - sum(case when from_place = 'student' then amount else 0 end), 0)::int
        from coin_movement where user_id = $1) as moved`,
    [userId],
  )
  return rows[0]!
}

test('any interleaving of asking, cancelling, failing, reporting and losing leaves the ledger exact', {
  timeout: 300_000,
}, async () => {
  const { server, model } = started
  const { database, context } = server
  const gates = new Map<string, { open: Promise<void>; tries: number; way: string }>()
  model.be(async ({ body: { messages } }) => {
    const [, name = ''] = /gate (\w+)/.exec(messages.at(-1)!.content) ?? []
    const gate = gates.get(name)!
    const then = WAYS[gate.way]![gate.tries] ?? says('never asked a third time')
    gate.tries += 1
    await gate.open
    return then
  })
  const other = createJobStore({
    ...context,
    ledger: createLedger(context),
    nodeId: randomUUID(),
  })

  async function check(steps: Step[]): Promise<void> {
    const nok = await tutored(server)
    const first = (await begin('good')).turns[0]!.conversation
    const sent: Sent[] = []
    const pick = (index: number) => (sent.length === 0 ? null : sent[index % sent.length]!)
    for (const one of steps) {
      const target = 'of' in one ? pick(one.of) : null
      if (one.do === 'ask') sent.push(make(one.way, one.inFirst ? first : undefined))
      if (one.do === 'again') target?.over.push(send(target))
      if (one.do === 'cancel') target?.stop.abort()
      if (one.do === 'release') target?.release()
      if (one.do === 'lose') await giveBackLost(context, other, true)
      const turn = one.do === 'report' ? target?.turns[0]?.turn.id : undefined
      if (turn) {
        const words = { reason: 'wrong', words: '' }
        await nok.call('POST', `/api/tutor/turns/${turn}/report`, words)
      }
      // Some of what was begun gets on before the next step; how far, the machine decides.
      await new Promise((resolve) => setImmediate(resolve))
    }
    for (const one of sent) one.release()
    await Promise.all(sent.flatMap(({ over }) => over))
    await books(nok.id, sent)

    async function begin(way: string): Promise<Sent> {
      const one = make(way, undefined)
      one.release()
      await Promise.all(one.over)
      return one
    }
    function make(way: string, conversation: string | undefined): Sent {
      // Nothing that could be a telephone number: that would not reach the model.
      const name = `n${gates.size}`
      const { promise: open, resolve: release } = Promise.withResolvers<void>()
      gates.set(name, { open, tries: 0, way })
      const question = QUESTIONS[way] ?? `Why? gate ${name}`
      const payload = { ...QUESTION, question, ...(conversation ? { conversation } : {}) }
      const stop = new AbortController()
      const one: Sent = { key: randomUUID(), payload, stop, release, turns: [], over: [] }
      one.over.push(send(one))
      return one
    }
    async function send(one: Sent): Promise<void> {
      try {
        const answer = await fetch(`${address}/api/tutor`, {
          method: 'POST',
          headers: {
            ...nok.headers,
            'content-type': 'application/json',
            'idempotency-key': one.key,
            'x-coins': '2',
          },
          body: JSON.stringify(one.payload),
          signal: one.stop.signal,
        })
        const events = answer.ok ? eventsIn(await answer.text()) : []
        one.turns.push(...events.filter((event) => event.kind === 'turn'))
      } catch (error) {
        if (!one.stop.signal.aborted) throw error
      }
    }
  }

  async function books(userId: number, sent: Sent[]): Promise<void> {
    const look = () => momentOf(database.pool, userId)
    // Whoever cancelled is gone before the server has noticed, or has even begun: one moment is looked at as a whole.
    let quiet = await look()
    const busy = async () => {
      quiet = await look()
      return quiet.held + quiet.jobs
    }
    await expect.poll(busy, { timeout: 10_000 }).toBe(0)
    expect(quiet.paid).toBe(quiet.answered)
    expect([quiet.balance, quiet.moved]).toEqual([30 - 2 * quiet.paid, quiet.balance])
    for (const { turns, key } of sent) {
      // Sent as often as somebody likes, a question has one turn, and is paid for once.
      expect(new Set(turns.map(({ turn }) => turn.id)).size, key).toBeLessThanOrEqual(1)
      expect(turns.filter(({ coins }) => coins > 0).length).toBeLessThanOrEqual(1)
      for (const { turn, coins } of turns) if (coins > 0) expect(turn.outcome).toBe('answered')
    }
    expect(await proveLedger(context)).toMatchObject({ ok: true })
  }

  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), check), {
    numRuns: 30,
    endOnFailure: true,
  })
})
