/** The device sessions in the database. */
import type { SecondFactor } from '@panya/domain/account/second-factor.ts'
import { MAX_DEVICES } from '@panya/domain/session/device-session.ts'
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { deviceSessions } from '../../platform/database/schema/account.ts'

export interface NewDevice {
  uid: string
  email: string
  userAgent: string
  identityState: string | null
  /** Shared accounts have no limit of devices. */
  unlimited: boolean
  /** What was proved beside the password. */
  secondFactor: SecondFactor | null
  /** Whether what they showed here is enough to change how the account is opened. */
  confirmed: boolean
}

interface OpenDevice extends NewDevice {
  hash: string
  at: Date
  /** Devices not seen since are gone already and do not count. */
  oldest: Date
}

const row = {
  id: deviceSessions.id,
  uid: deviceSessions.uid,
  email: deviceSessions.email,
  status: deviceSessions.status,
  createdAt: deviceSessions.createdAt,
  lastSeenAt: deviceSessions.lastSeenAt,
  secondFactor: deviceSessions.secondFactor,
}

export type SessionRow = Pick<typeof deviceSessions.$inferSelect, keyof typeof row>

const USER_AGENT_MAX = 400

export function createSessionTable({ orm }: Database) {
  const findByHash = orm
    .select(row)
    .from(deviceSessions)
    .where(eq(deviceSessions.sessionHash, sql.placeholder('hash')))
    .prepare('device_session_by_hash')

  async function find(hash: string): Promise<SessionRow | null> {
    const [found] = await findByHash.execute({ hash })
    return found ?? null
  }

  /** One sign-in of an account after the other, so that the limit is exact; gives back who was ended. */
  async function open({ hash, at, oldest, unlimited, confirmed, ...device }: OpenDevice) {
    return orm.transaction(async (tx) => {
      // raw: an advisory lock
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${device.email}, 7214))`)
      await tx.insert(deviceSessions).values({
        ...device,
        sessionHash: hash,
        userAgent: device.userAgent.slice(0, USER_AGENT_MAX),
        createdAt: at,
        lastSeenAt: at,
        confirmedAt: confirmed ? at : null,
      })
      if (unlimited) return []
      const mine = and(
        eq(deviceSessions.email, device.email),
        eq(deviceSessions.status, 'active'),
        gt(deviceSessions.lastSeenAt, oldest),
      )
      const tooMany = tx
        .select({ id: deviceSessions.id })
        .from(deviceSessions)
        .where(mine)
        .orderBy(desc(deviceSessions.createdAt), desc(deviceSessions.id))
        .offset(MAX_DEVICES)
      const ended = await tx
        .update(deviceSessions)
        .set({ status: 'exceeded_limit', endedAt: at, identityState: null })
        .where(inArray(deviceSessions.id, tooMany))
        .returning({ hash: deviceSessions.sessionHash })
      return ended.map((other) => other.hash)
    })
  }

  const ending = (at: Date) => ({ status: 'inactive' as const, endedAt: at, identityState: null })

  async function end(hash: string, at: Date): Promise<void> {
    await orm
      .update(deviceSessions)
      .set(ending(at))
      .where(and(eq(deviceSessions.sessionHash, hash), eq(deviceSessions.status, 'active')))
  }

  async function endDevice(email: string, id: number, at: Date): Promise<string | null> {
    const own = and(eq(deviceSessions.id, id), eq(deviceSessions.email, email))
    const [ended] = await orm
      .update(deviceSessions)
      .set(ending(at))
      .where(and(own, eq(deviceSessions.status, 'active')))
      .returning({ hash: deviceSessions.sessionHash })
    return ended?.hash ?? null
  }

  async function endAll(email: string, at: Date): Promise<string[]> {
    const ended = await orm
      .update(deviceSessions)
      .set(ending(at))
      .where(and(eq(deviceSessions.email, email), eq(deviceSessions.status, 'active')))
      .returning({ hash: deviceSessions.sessionHash })
    return ended.map(({ hash }) => hash)
  }

  /** Every device but one. */
  async function endOthers(email: string, except: string, at: Date, tx: Orm = orm) {
    const others = and(eq(deviceSessions.email, email), ne(deviceSessions.sessionHash, except))
    const ended = await tx
      .update(deviceSessions)
      .set(ending(at))
      .where(and(others, eq(deviceSessions.status, 'active')))
      .returning({ hash: deviceSessions.sessionHash })
    return ended.map(({ hash }) => hash)
  }

  /** The account has another address. Naming the status tells the other nodes. */
  async function changeEmail(tx: Orm, from: string, to: string): Promise<void> {
    await tx
      .update(deviceSessions)
      .set({ email: to, status: sql`${deviceSessions.status}` })
      .where(eq(deviceSessions.email, from))
  }

  async function keepIdentityState(hash: string, state: string): Promise<void> {
    await orm
      .update(deviceSessions)
      .set({ identityState: state })
      .where(and(eq(deviceSessions.sessionHash, hash), eq(deviceSessions.status, 'active')))
  }

  /** Devices that never proved the second factor the account has now, but for the one that enrolled it. */
  async function endUnproved(email: string, except: string, at: Date): Promise<string[]> {
    const others = and(eq(deviceSessions.email, email), ne(deviceSessions.sessionHash, except))
    const ended = await orm
      .update(deviceSessions)
      .set(ending(at))
      .where(and(others, eq(deviceSessions.status, 'active'), isNull(deviceSessions.secondFactor)))
      .returning({ hash: deviceSessions.sessionHash })
    return ended.map(({ hash }) => hash)
  }

  /** Somebody proved here again who they are, perhaps with a second factor. */
  async function confirm(hash: string, at: Date, secondFactor?: SecondFactor): Promise<void> {
    await orm
      .update(deviceSessions)
      .set({ confirmedAt: at, ...(secondFactor ? { secondFactor } : {}) })
      .where(eq(deviceSessions.sessionHash, hash))
  }

  async function confirmedAt(hash: string): Promise<Date | null> {
    const [found] = await orm
      .select({ at: deviceSessions.confirmedAt })
      .from(deviceSessions)
      .where(eq(deviceSessions.sessionHash, hash))
    return found?.at ?? null
  }

  async function list(email: string, oldest: Date) {
    return orm
      .select({
        id: deviceSessions.id,
        hash: deviceSessions.sessionHash,
        userAgent: deviceSessions.userAgent,
        createdAt: deviceSessions.createdAt,
        lastSeenAt: deviceSessions.lastSeenAt,
      })
      .from(deviceSessions)
      .where(
        and(
          eq(deviceSessions.email, email),
          eq(deviceSessions.status, 'active'),
          gt(deviceSessions.lastSeenAt, oldest),
        ),
      )
      .orderBy(desc(deviceSessions.lastSeenAt), desc(deviceSessions.id))
      .limit(100)
  }

  async function touch(seen: { id: number; seenAt: Date }[]): Promise<void> {
    // Ids in order: two nodes saving the same devices must not wait for each other in a circle.
    const sorted = seen.toSorted((a, b) => a.id - b.id)
    const ids = sql.param(sorted.map((s) => s.id))
    const times = sql.param(sorted.map((s) => s.seenAt.toISOString()))
    // raw: many rows at once, locked in their order
    await orm.execute(sql`
      with seen as (
        select * from unnest(${ids}::int[], ${times}::timestamptz[]) as s (id, seen_at)
      ), locked as (
        select d.id from device_sessions d join seen using (id) order by d.id for update of d
      )
      update device_sessions d set last_seen_at = greatest(d.last_seen_at, seen.seen_at)
      from seen, locked where d.id = seen.id and d.id = locked.id`)
  }

  async function removeOld(before: Date): Promise<void> {
    await orm.delete(deviceSessions).where(lt(deviceSessions.lastSeenAt, before))
  }

  async function identityState(hash: string): Promise<string | null> {
    const [found] = await orm
      .select({ state: deviceSessions.identityState })
      .from(deviceSessions)
      .where(eq(deviceSessions.sessionHash, hash))
    return found?.state ?? null
  }

  /** A hosted service's token is worth something only together with the session it was given to. */
  async function saveToken(hash: string, tokenHash: string, state: string | null): Promise<void> {
    const save = () =>
      orm
        .update(deviceSessions)
        .set({ tokenHash, identityState: state })
        .where(
          and(
            eq(deviceSessions.sessionHash, hash),
            eq(deviceSessions.status, 'active'),
            sql`${deviceSessions.tokenHash} is distinct from ${tokenHash}`,
          ),
        )
    try {
      await save()
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code !== '23505') throw error
      // Two devices of one account get the same token in the same second: it goes with the later one.
      await orm
        .update(deviceSessions)
        .set({ tokenHash: null })
        .where(eq(deviceSessions.tokenHash, tokenHash))
      await save()
    }
  }

  async function byToken(tokenHash: string): Promise<string | null> {
    const [found] = await orm
      .select({ hash: deviceSessions.sessionHash })
      .from(deviceSessions)
      .where(eq(deviceSessions.tokenHash, tokenHash))
    return found?.hash ?? null
  }

  return {
    find,
    open,
    end,
    endDevice,
    endAll,
    endOthers,
    endUnproved,
    changeEmail,
    keepIdentityState,
    confirm,
    confirmedAt,
    list,
    touch,
    removeOld,
    identityState,
    saveToken,
    byToken,
  }
}
