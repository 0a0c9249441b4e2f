/** Saving 20 KB documents over HTTP, against bare inserts of the same bytes in the same run. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from './figure.ts'
import { startBenchServer } from './server.ts'

/** The demo school's whole class, saving at once. */
const LEARNERS = 30
const ROUNDS = 5
const ROUND_SECONDS = 3
const WARM_UP_SECONDS = 8
const CONTENT = { files: [{ name: 'main.py', text: 'print("hello")\n'.repeat(1350) }] }

const folder = mkdtempSync(join(tmpdir(), 'panya-bench-'))
chmodSync(folder, 0o755)
const server = await startBenchServer(folder)
try {
  const { pool } = server.database
  await pool.query(
    `create table bare (id uuid, number int, content jsonb not null, bytes int, saved_at timestamptz
     not null default now(), primary key (id, number))`,
  )
  const json = JSON.stringify(CONTENT)
  const clients = await Promise.all(
    Array.from({ length: LEARNERS }, (_, index) => server.learner(index + 1)),
  )
  const bare: number[] = []
  const saves: number[] = []
  const latencies: number[] = []
  // A server that has just started is still being compiled; learners meet one that runs for days.
  const savers = clients.map((client) => client.saver(CONTENT, latencies))
  await rate(savers, WARM_UP_SECONDS)
  latencies.length = 0
  // Interleaved, so that a busy moment of the machine hits both alike.
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await rate(insertBare(json), ROUND_SECONDS))
    saves.push(await rate(savers, ROUND_SECONDS))
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
  report({
    bench: 'projects',
    figure: 'saves/s',
    value: median(saves),
    baseline: median(bare),
    goal: '>= 0.4',
  })
  const p95 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)]!
  report({ bench: 'projects', figure: 'save p95 ms', value: p95, baseline: 1, goal: null })

  function insertBare(text: string): (() => Promise<void>)[] {
    return clients.map(() => {
      const id = randomUUID()
      let number = 0
      return async () => {
        await pool.query({
          name: 'bare',
          text: 'insert into bare (id, number, content, bytes) values ($1, $2, $3::jsonb, $4)',
          values: [id, ++number, text, text.length],
        })
      }
    })
  }
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

/** How often the workers do their work a second, each one thing after the other. */
async function rate(workers: (() => Promise<void>)[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  let done = 0
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < end) {
        await work()
        done++
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}
