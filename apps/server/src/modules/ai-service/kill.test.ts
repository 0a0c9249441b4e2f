/** A server that dies by force in the middle of AI jobs. */
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Ready {
  url: string
  learners: { id: number; cookie: string }[]
}

interface Books {
  jobs: {
    id: string | null
    userId: number
    status: string
    hasResult: boolean
    hold: string
    why: string | null
  }[]
  balances: { userId: number; balance: number }[]
  proof: { ok: boolean }
}

const LEARNERS = 5
const EACH = 20

async function startNode(folder: string, learners: number) {
  const file = join(import.meta.dirname, '../../testing/node-process.ts')
  const node = fork(file, [folder, String(learners)], { stdio: 'ignore', execArgv: [] })
  const [ready] = (await once(node, 'message')) as [Ready]
  return { node, ...ready }
}

async function ask<Answer>(node: ChildProcess, what: string): Promise<Answer> {
  node.send({ ask: what })
  const [answer] = (await once(node, 'message')) as [Answer]
  return answer
}

test('after kill -9 in the middle of 100 jobs every coin is spent for a result, or back', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panya-kill-ai-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await startNode(folder, LEARNERS)

  const finished: string[] = []
  const { promise: someDone, resolve: enough } = Promise.withResolvers<void>()
  const run = async (cookie: string) => {
    const response = await fetch(`${first.url}/api/ai/similarity`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-coins': '1',
      },
      body: JSON.stringify({ query: 'an owl', texts: Array(8).fill('a bird of the night') }),
    })
    if (!response.ok) return
    finished.push(((await response.json()) as { id: string }).id)
    if (finished.length === 25) enough()
  }
  const all = first.learners.flatMap(({ cookie }) =>
    Array.from({ length: EACH }, () => run(cookie).catch(() => undefined)),
  )
  await someDone
  first.node.kill('SIGKILL')
  await Promise.all(all)

  const second = await startNode(folder, 0)
  const { jobs, balances, proof } = await ask<Books>(second.node, 'books')
  second.node.send({ ask: 'end' })
  await once(second.node, 'exit')

  expect(proof.ok).toBe(true)
  expect(jobs.length).toBeGreaterThan(finished.length)
  for (const job of jobs) {
    if (job.hold === 'captured') expect(job).toMatchObject({ status: 'finished', hasResult: true })
    else expect(job).toMatchObject({ hold: 'voided', status: 'failed', hasResult: false })
  }
  const paid = jobs.filter(({ hold }) => hold === 'captured')
  expect(paid.length).toBeLessThan(LEARNERS * EACH)
  const paidIds = new Set(paid.map(({ id }) => id))
  expect(finished.filter((id) => !paidIds.has(id))).toEqual([])
  for (const { userId, balance } of balances) {
    expect(balance).toBe(30 - paid.filter((job) => job.userId === userId).length)
  }
})
