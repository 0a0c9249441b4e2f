/** Owns device sessions: who is signed in where. Memory answers first, the database decides. */
import type { SecondFactor } from '@panya/domain/account/second-factor.ts'
import {
  DEVICE_RECORD_DAYS,
  DEVICE_SESSION_DAYS,
  LONGEST_SESSION_DAYS,
  type SessionInvalidReason,
} from '@panya/domain/session/device-session.ts'
import type { Orm } from '../../platform/database/database.ts'
import { NotifiedCache } from '../../platform/database/notified-cache.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { createSessionIds, sessionHashOf } from './session-id-port.ts'
import { createSessionTable, type NewDevice, type SessionRow } from './session-table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Last-seen times reach the database at most this often. */
const TOUCH_EVERY_MS = 60_000
const MEMORY_SIZE = 250_000

export interface LiveSession extends SessionRow {
  /** Milliseconds; the row's own value until this node sees the device. */
  seenAt: number
  savedSeenAt: number
}

export type SessionRegistry = ReturnType<typeof createSessionRegistry>

export function createSessionRegistry(context: Pick<AppContext, 'database' | 'now' | 'secret'>) {
  const { now } = context
  const ids = createSessionIds(context.secret)
  const table = createSessionTable(context.database)
  const cache = new NotifiedCache<LiveSession>({
    channel: 'session_ended',
    size: MEMORY_SIZE,
    load: async (hash) => {
      const row = await table.find(hash)
      return (
        row && { ...row, seenAt: row.lastSeenAt.getTime(), savedSeenAt: row.lastSeenAt.getTime() }
      )
    },
  })

  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)

  function expired({ seenAt, createdAt }: LiveSession): boolean {
    return (
      seenAt < daysAgo(DEVICE_SESSION_DAYS).getTime() || createdAt < daysAgo(LONGEST_SESSION_DAYS)
    )
  }

  /** Null when valid. Being checked is being seen. */
  function judge(session: LiveSession | null): SessionInvalidReason | null {
    if (session === null) return 'not_found'
    if (session.status !== 'active') return session.status
    if (expired(session)) return 'expired'
    session.seenAt = now().getTime()
    return null
  }

  /** Undefined when only the database can tell. */
  function judgeFromMemory(sessionId: string): SessionInvalidReason | null | undefined {
    const known = cache.peek(sessionHashOf(sessionId))
    return known === undefined ? undefined : judge(known)
  }

  async function judgeById(sessionId: string): Promise<SessionInvalidReason | null> {
    if (!ids.isOurs(sessionId)) return 'not_found'
    return judge(await cache.read(sessionHashOf(sessionId)))
  }

  /** The session behind a hash, only while it is valid. */
  async function active(hash: string): Promise<LiveSession | null> {
    const session = await cache.read(hash)
    return judge(session) === null ? session : null
  }

  async function open(device: NewDevice): Promise<{ sessionId: string; hash: string }> {
    const sessionId = ids.create()
    const hash = sessionHashOf(sessionId)
    const oldest = daysAgo(DEVICE_SESSION_DAYS)
    const ended = await table.open({ ...device, hash, at: now(), oldest })
    for (const other of ended) cache.forget(other)
    return { sessionId, hash }
  }

  async function end(hash: string): Promise<void> {
    await table.end(hash, now())
    cache.forget(hash)
  }

  /** False when this account has no such active device. */
  async function endDevice(email: string, id: number): Promise<boolean> {
    const hash = await table.endDevice(email, id, now())
    if (hash !== null) cache.forget(hash)
    return hash !== null
  }

  /** Every device of an account; gives back how many there were. */
  async function endAll(email: string): Promise<number> {
    const hashes = await table.endAll(email, now())
    for (const hash of hashes) cache.forget(hash)
    return hashes.length
  }

  /** The password was changed here; `state` is what a hosted service wants to see of this device from now on. */
  async function endOthers(email: string, hash: string, state: string | null): Promise<void> {
    for (const other of await table.endOthers(email, hash, now())) cache.forget(other)
    if (state !== null) await table.keepIdentityState(hash, state)
  }

  /** In the transaction that gives the account another address: this device goes on, the others are signed out. */
  async function changeEmail(tx: Orm, hash: string, from: string, to: string) {
    const ended = await table.endOthers(from, hash, now(), tx)
    await table.changeEmail(tx, from, to)
    /** Once that is done; what a hosted service gave for the old address is void. */
    return async (state: string | null) => {
      for (const other of [hash, ...ended]) cache.forget(other)
      if (state !== null) await table.keepIdentityState(hash, state)
    }
  }

  /** A factor was enrolled here: this session has proved it, those that never will are over. */
  async function enrolled(email: string, hash: string, factor: SecondFactor): Promise<void> {
    await table.confirm(hash, now(), factor)
    cache.forget(hash)
    for (const other of await table.endUnproved(email, hash, now())) cache.forget(other)
  }

  /** Writes down when devices were last seen. */
  async function saveSeen(): Promise<void> {
    const due = [...cache.values()].filter((s) => s.seenAt - s.savedSeenAt >= TOUCH_EVERY_MS)
    if (due.length === 0) return
    await table.touch(due.map(({ id, seenAt }) => ({ id, seenAt: new Date(seenAt) })))
    for (const session of due) session.savedSeenAt = session.seenAt
  }

  return {
    listener: cache.listener,
    judgeFromMemory,
    judgeById,
    active,
    open,
    end,
    endDevice,
    endAll,
    endOthers,
    changeEmail,
    enrolled,
    confirm: (hash: string) => table.confirm(hash, now()),
    confirmedAt: table.confirmedAt,
    saveSeen,
    list: (email: string) => table.list(email, daysAgo(DEVICE_SESSION_DAYS)),
    removeOld: () => table.removeOld(daysAgo(DEVICE_RECORD_DAYS)),
    identityState: table.identityState,
    saveToken: table.saveToken,
    byToken: table.byToken,
  }
}
