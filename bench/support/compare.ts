/** Two servers under the same load in turns, so that a noisy machine is noisy for both. */
import type { ChildServer } from './child-server.ts'
import { flood, median, percentile, stream, type Target } from './http-load.ts'

const CONNECTIONS = 32

export interface Contender {
  server: ChildServer<unknown>
  target: Target
}

export interface Rates {
  /** Answers per second of the server's processor: what decides how many machines are needed. */
  perCpuSecond: number
  perSecond: number
}

export async function compareRates(
  contenders: Contender[],
  rounds = 5,
  ms = 3000,
): Promise<Rates[]> {
  const results = contenders.map(() => ({
    perCpuSecond: [] as number[],
    perSecond: [] as number[],
  }))
  for (const { target } of contenders) await flood(target, CONNECTIONS, ms)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, target }] of contenders.entries()) {
      const before = await server.cpu()
      const start = performance.now()
      const count = await flood(target, CONNECTIONS, ms)
      const seconds = (performance.now() - start) / 1000
      const used = (await server.cpu()) - before
      results[index]?.perCpuSecond.push(count / used)
      results[index]?.perSecond.push(count / seconds)
    }
  }
  return results.map(({ perCpuSecond, perSecond }) => ({
    perCpuSecond: median(perCpuSecond),
    perSecond: median(perSecond),
  }))
}

export async function compareP99(
  contenders: Contender[],
  perSecond: number,
  rounds = 5,
  ms = 3000,
): Promise<number[]> {
  const results = contenders.map(() => [] as number[])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { target }] of contenders.entries()) {
      results[index]?.push(percentile(await stream(target, perSecond, ms), 0.99))
    }
  }
  return results.map(median)
}
