/** Keeps accounts up to date in the background, on every node, and proves the books once a day. */
import type { AppContext } from '../../platform/http/context.ts'
import type { Ledger } from './ledger-port.ts'
import { proveOnceADay } from './proof.ts'
import { sweepAccounts } from './renewal-sweep.ts'

const THOROUGH_EVERY = 120

/** One round of it. */
export function createRenewal(context: AppContext, ledger: Ledger) {
  let rounds = 0
  return async (stop: AbortSignal): Promise<void> => {
    const thorough = rounds % THOROUGH_EVERY === 0
    await sweepAccounts(context, ledger, { thorough, stop })
    rounds += 1
    if (!stop.aborted) await proveOnceADay(context)
  }
}
