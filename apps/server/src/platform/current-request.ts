/** Which request something is done for, wherever it is done: for the log, and for whoever looks at the database. */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

export function forRequest(id: string, work: () => void): void {
  current.run(id, work)
}

export function currentRequest(): string | undefined {
  return current.getStore()
}
