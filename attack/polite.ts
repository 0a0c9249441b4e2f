/** A polite visitor: asks two light things all the time while others misbehave, and must be answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { Visitor } from './client.ts'
import type { Case } from './report.ts'

const PATHS = ['/readyz', '/api/plans']
const PAUSE_MS = 15
const PATIENCE_MS = 5000

/** Until `work` is done; then says how long the visitor waited at worst. */
export async function whilePolite(port: number, one: Case, work: () => Promise<void>) {
  const visitor = new Visitor(port, '127.0.0.99')
  const times: number[] = []
  let over = false
  const asking = PATHS.map(async (path) => {
    while (!over) {
      const answer = await visitor.send({ method: 'GET', path }, PATIENCE_MS)
      times.push(answer.ms)
      if (answer.status !== 200) {
        one.fail(`a polite visitor of ${path} got ${answer.failure ?? answer.status}`, path)
      }
      await pause(PAUSE_MS)
    }
  })
  try {
    await work()
  } finally {
    over = true
    await Promise.all(asking)
    visitor.leave()
  }
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  one.note(`polite p99 ${p99.toFixed(0)} ms of ${times.length}`)
}
