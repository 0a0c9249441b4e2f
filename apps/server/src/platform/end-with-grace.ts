/** How the program ends: what was begun is finished when it is asked to stop, and nothing holds back a fatal fault. */
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

/** The processor's own signals. Caught, the fault would happen again and again: a process that neither works nor ends. */
const FATAL_SIGNALS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const

export function endWithGrace(log: Logger, close: () => Promise<void> | undefined): void {
  closeWithGrace({ delay: 10_000, logger: false, skip: [...FATAL_SIGNALS] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after an unexpected failure')
    await close()
  })
}
