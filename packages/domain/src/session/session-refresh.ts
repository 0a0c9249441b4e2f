/** Decides when a browser fetches its session anew, and its identity token with it. */
import { type Clock, every } from '../time/clock.ts'

export const SESSION_REFRESH_SECONDS = 14_400

export interface SessionRefreshPorts {
  clock: Clock
  hasToken(): boolean
  refresh(): Promise<void>
  log(error: unknown): void
}

export interface SessionRefresh {
  focused(): void
  stop(): void
}

export function startSessionRefresh(ports: SessionRefreshPorts): SessionRefresh {
  let underWay = false

  async function refresh() {
    if (underWay) return
    underWay = true
    try {
      await ports.refresh()
    } catch (error) {
      ports.log(error)
    } finally {
      underWay = false
    }
  }

  const stop = every(ports.clock, SESSION_REFRESH_SECONDS * 1000, () => {
    if (ports.hasToken()) void refresh()
  })
  return { focused: () => void refresh(), stop }
}
