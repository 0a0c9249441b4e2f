/** Decides when a signed-in browser asks whether its session still holds, and what follows. */

import { splitLocale } from '../locale/locale.ts'
import { type Clock, every } from '../time/clock.ts'

export const SESSION_FIRST_CHECK_MS = 1000
export const SESSION_CHECK_INTERVAL_MS = 10_000
/** On focus, only when the last success is older than this. */
export const SESSION_FOCUS_RECHECK_MS = 5000
export const SESSION_CHECK_SKIPPED_PATHS: readonly string[] = ['/signin', '/signup', '/']
export const SESSION_INVALID_TOAST_ID = 'session-invalid'

export interface SessionAnswer {
  isValid: boolean
  reason?: string | null | undefined
}

export interface SessionCheckPorts {
  clock: Clock
  /** The page's address, with or without a locale in front. */
  pathname(): string
  validate(): Promise<SessionAnswer>
  /** Called once; the check has ended by then. */
  onInvalid(reason: string | null): void
  log(error: unknown): void
}

export interface SessionCheck {
  /** The window got the focus or the tab became visible. */
  focused(): void
  routeChanged(): void
  stop(): void
}

export function isSessionCheckSkipped(pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return SESSION_CHECK_SKIPPED_PATHS.includes(path.replace(/(?<=.)\/+$/, ''))
}

/** Starts with the page (or with the sign-in) and runs until it is stopped or the session is invalid. */
export function startSessionCheck(ports: SessionCheckPorts): SessionCheck {
  const { clock } = ports
  let lastSuccess = Number.NEGATIVE_INFINITY
  let underWay = 0
  let stopped = false
  let cancel = clock.after(SESSION_FIRST_CHECK_MS, () => {
    cancel = every(clock, SESSION_CHECK_INTERVAL_MS, checkUnlessUnderWay)
    checkUnlessUnderWay()
  })

  function stop() {
    stopped = true
    cancel()
  }

  async function check() {
    if (stopped || isSessionCheckSkipped(ports.pathname())) return
    underWay += 1
    try {
      const answer = await ports.validate()
      if (stopped) return
      if (answer.isValid) {
        lastSuccess = clock.now()
        return
      }
      stop()
      ports.onInvalid(answer.reason ?? null)
    } catch (error) {
      if (!stopped) ports.log(error)
    } finally {
      underWay -= 1
    }
  }

  function checkUnlessUnderWay() {
    if (underWay === 0) void check()
  }

  return {
    focused() {
      if (clock.now() - lastSuccess > SESSION_FOCUS_RECHECK_MS) checkUnlessUnderWay()
    },
    routeChanged() {
      void check()
    },
    stop,
  }
}
