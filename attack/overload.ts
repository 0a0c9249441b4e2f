/** More than the server should bear, case by case, while a polite visitor goes on asking. */
import type { Attack } from './attack.ts'
import type { Answer, Ask } from './client.ts'
import { CASES } from './overload-cases.ts'
import { whilePolite } from './polite.ts'
import type { Case } from './report.ts'

const LEFT_FOR_OTHERS_MS = 15_000

export async function attackWithLoad(attack: Attack): Promise<void> {
  for (const { name, run } of CASES) {
    if (performance.now() > attack.endsAt - LEFT_FOR_OTHERS_MS) {
      attack.report.skipped.push(name)
      console.log(`– ${name}: no time left`)
      continue
    }
    await attack.report.run(name, (one) =>
      whilePolite(attack.server.port, one, () => run(attack, one)),
    )
  }
}

export interface Overload {
  name: string
  run(attack: Attack, one: Case): Promise<void>
}

/** So many at once, over and over until all are sent. */
export async function inLanes(
  lanes: number,
  total: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < total) {
        next += 1
        await work(next - 1)
      }
    }),
  )
}

/** Refused in any way, even by closing before all of it was sent. */
export function expectRefused(one: Case, asked: Ask, answer: Answer): void {
  one.count(answer)
  const hungUp = /EPIPE|ECONNRESET|socket hang up|ECONNABORTED/.test(answer.failure ?? '')
  if (hungUp || (answer.status >= 400 && answer.status < 500)) return
  if (answer.status === 503 && answer.text.includes('UNAVAILABLE')) return
  const got = answer.failure ?? `${answer.status} ${answer.text.slice(0, 100)}`
  one.fail(`${asked.method} ${asked.path} got ${got}`, asked.path)
}

/** Done, or refused because too much is asked for at once. */
export function expectBorne(one: Case, asked: Ask, answer: Answer): void {
  one.count(answer)
  const busy = answer.status === 503 && answer.text.includes('UNAVAILABLE')
  if (busy || (answer.status > 0 && answer.status < 500)) return
  const got = answer.failure ?? `${answer.status} ${answer.text.slice(0, 100)}`
  one.fail(`${asked.method} ${asked.path} got ${got}`, asked.path)
}
