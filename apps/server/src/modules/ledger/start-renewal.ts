/** Keeps accounts up to date in the background, on every node, and proves the books once a day. */
import type { AppContext } from '../../platform/http/context.ts'
import type { Ledger } from './ledger-port.ts'
import { proveOnceADay } from './proof.ts'
import { sweepAccounts } from './renewal-sweep.ts'

const EVERY_MS = 30_000
const FIRST_MS = 2000
const THOROUGH_EVERY = 120

/** Gives the way to stop it. */
export function startRenewal(context: AppContext, ledger: Ledger): () => Promise<void> {
  let running: Promise<void> | null = null
  let rounds = 0
  const stop = new AbortController()
  async function round(): Promise<void> {
    try {
      const thorough = rounds % THOROUGH_EVERY === 0
      await sweepAccounts(context, ledger, { thorough, stop: stop.signal })
      rounds += 1
      if (!stop.signal.aborted) await proveOnceADay(context)
    } catch (error) {
      context.log.warn({ err: error }, 'accounts could not be brought up to date')
    }
  }
  const tick = () => {
    running ??= round().finally(() => {
      running = null
    })
  }
  const first = setTimeout(tick, FIRST_MS).unref()
  const timer = setInterval(tick, EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    stop.abort()
    await running
  }
}
