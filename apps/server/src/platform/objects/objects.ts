/**
 * Large things, each kept once under the sha-256 of its bytes. A row of `asset` says that one is there and in which
 * store; bytes come before their row and go after it. So a server that dies in between leaves bytes without a row,
 * never a row without bytes, and a note (`asset_stray`) by which the tidying finds them.
 */
import { hash as digest } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Orm } from '../database/database.ts'
import { asset, assetStray } from '../database/schema/asset.ts'
import type { ObjectPlace } from '../object-settings.ts'
import { DatabaseObjects } from './database-objects.ts'
import { NotHere, type ObjectStore, type Part } from './object-store.ts'

/** All that is needed to read one. */
export interface LyingObject {
  hash: string
  bytes: number
  place: ObjectPlace
}

export interface KeptObject extends LyingObject {
  mediaType: string
}

export interface ObjectParts {
  database: Pick<Database, 'orm'>
  /** Where new ones are put. */
  place: ObjectPlace
  stores: ReadonlyMap<ObjectPlace, ObjectStore>
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** Somebody else removed the bytes before their row was written. */
const TRIES = 3

export class Objects {
  readonly place: ObjectPlace
  readonly stores: ReadonlyMap<ObjectPlace, ObjectStore>
  readonly #orm: Orm
  readonly #log: ObjectParts['log']
  readonly #now: ObjectParts['now']

  constructor({ database, place, stores, log, now }: ObjectParts) {
    this.place = place
    this.stores = stores
    this.#orm = database.orm
    this.#log = log
    this.#now = now
  }

  storeOf(place: ObjectPlace): ObjectStore {
    const store = this.stores.get(place)
    if (!store) throw new Error(`objects lie in ${place}, which the environment does not name`)
    return store
  }

  async find(hash: string, orm: Orm = this.#orm): Promise<KeptObject | null> {
    const { bytes, mediaType, place } = asset
    const [row] = await orm
      .select({ hash: asset.hash, bytes, mediaType, place })
      .from(asset)
      .where(eq(asset.hash, hash))
    return row ?? null
  }

  /**
   * Keeps bytes once, whoever else has them. `refer` writes who has them now, in the transaction of the row; when it
   * throws, nothing was kept.
   */
  async keep(
    object: Pick<KeptObject, 'hash' | 'mediaType'> & { content: Buffer },
    refer: (tx: Orm) => Promise<void>,
  ): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const brought = !(await this.find(object.hash)) && (await this.#bring(object))
      if (await this.#write(object, brought, refer)) return
    }
    throw new Error(`object ${object.hash} went away while it was kept`)
  }

  /** The bytes of a part, in pieces. Those that are moved meanwhile are followed. */
  read(object: LyingObject, part: Part = whole(object)): Readable {
    return Readable.from(this.#follow(object, part), { objectMode: false })
  }

  /** All bytes, compared with their hash; null when there are none, or others, which the log says. */
  async readWhole(object: LyingObject): Promise<Buffer | null> {
    const pieces: Buffer[] = []
    try {
      for await (const piece of this.#follow(object, whole(object))) pieces.push(piece)
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      return this.#damaged(object)
    }
    const content = Buffer.concat(pieces)
    return digest('sha256', content) === object.hash ? content : this.#damaged(object)
  }

  /** In the transaction that deletes the row: what lies outside goes later, when nobody can be reading it. */
  async rowGone(tx: Orm, { hash, place }: Pick<KeptObject, 'hash' | 'place'>): Promise<void> {
    if (place === 'database') await new DatabaseObjects(tx).remove(hash)
    else await this.noteStray(tx, hash, place)
  }

  async noteStray(orm: Orm, hash: string, place: ObjectPlace): Promise<void> {
    const since = this.#now()
    await orm
      .insert(assetStray)
      .values({ hash, place, since })
      .onConflictDoUpdate({ target: [assetStray.hash, assetStray.place], set: { since } })
  }

  /** Whether the bytes that came are still there: whoever removes them removes their note. */
  async claimStray(tx: Orm, hash: string, place: ObjectPlace): Promise<boolean> {
    const own = and(eq(assetStray.hash, hash), eq(assetStray.place, place))
    return ((await tx.delete(assetStray).where(own)).rowCount ?? 0) > 0
  }

  /** Outside of a transaction: a store on a network may take longer than the database lets one wait. */
  async #bring({ hash, content }: { hash: string; content: Buffer }): Promise<boolean> {
    const { place } = this
    if (place === 'database') return false
    await this.noteStray(this.#orm, hash, place)
    await this.storeOf(place).put(hash, content)
    return true
  }

  #write(
    { hash, content, mediaType }: { hash: string; content: Buffer; mediaType: string },
    brought: boolean,
    refer: (tx: Orm) => Promise<void>,
  ): Promise<boolean> {
    const { place } = this
    return this.#orm.transaction(async (tx) => {
      await lockObject(tx, hash)
      if (!(await this.find(hash, tx))) {
        if (place === 'database') await new DatabaseObjects(tx).put(hash, content)
        else if (!brought || !(await this.claimStray(tx, hash, place))) return false
        await tx.insert(asset).values({ hash, bytes: content.length, mediaType, place })
      }
      await refer(tx)
      return true
    })
  }

  async *#follow(object: LyingObject, { first, last }: Part): AsyncIterable<Buffer> {
    let at = first
    let { place } = object
    while (at <= last) {
      try {
        for await (const piece of this.storeOf(place).read(object.hash, { first: at, last })) {
          at += piece.length
          yield piece
        }
        if (at <= last) throw new NotHere(object.hash)
      } catch (error) {
        if (!(error instanceof NotHere)) throw error
        const now = await this.find(object.hash)
        if (!now || now.place === place) throw error
        place = now.place
      }
    }
  }

  #damaged({ hash, place }: LyingObject): null {
    this.#log.error({ hash, place }, 'an object is not in its store as it was kept')
    return null
  }
}

const whole = ({ bytes }: LyingObject): Part => ({ first: 0, last: bytes - 1 })

/** Whoever writes or removes the row of a hash has this first, then whatever else they lock. */
export async function lockObject(tx: Orm, hash: string): Promise<void> {
  // raw: a lock without a row
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 28))`)
}
