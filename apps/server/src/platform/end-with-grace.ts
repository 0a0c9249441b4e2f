/** How the program ends: what was begun is finished when it is asked to stop, and nothing holds back a fatal fault. */
import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

/** The processor's own signals. Caught, the fault would happen again and again: a process that neither works nor ends. */
const FATAL_SIGNALS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const
const CLOSED_WITHIN_MS = 10_000
/** Time enough for a proxy to find out that there is nobody to connect to. */
const REFUSING_MS = 500

export interface Ending {
  /** How long it goes on answering after it said that it goes; a second signal ends that. */
  drainSeconds: number
  /** Nothing before it has started. */
  leaving(): { begin(): void; refuseNew(): void } | undefined
  close(): Promise<void> | undefined
}

export function endWithGrace(log: Logger, { drainSeconds, leaving, close }: Ending): void {
  const drainMs = drainSeconds * 1000
  const skip = [...FATAL_SIGNALS]
  const most = drainMs + REFUSING_MS + CLOSED_WITHIN_MS
  closeWithGrace({ delay: most, logger: false, skip }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an unexpected failure')
    else if (drainMs > 0) await drain(leaving(), drainMs)
    await close()
  })
}

async function drain(leaving: ReturnType<Ending['leaving']>, ms: number): Promise<void> {
  if (leaving === undefined) return
  leaving.begin()
  await delay(ms)
  leaving.refuseNew()
  await delay(REFUSING_MS)
}
