/** A process that is killed between two statements, whichever two: what it was doing is begun again by another. */
import type { PoolClient } from 'pg'
import { type Database, ormOn } from '../platform/database/database.ts'

export type Moment = 'before' | 'after'

/** The database of a process that is gone at its n-th statement: not sent any more, or done and never answered. */
function cutAt(database: Database, n: number, moment: Moment): Database {
  const { pool, direct, close } = database
  let count = 0
  async function connect(): Promise<PoolClient> {
    if (count >= n) throw new Error('cut off')
    const client = await pool.connect()
    async function query(...given: unknown[]) {
      count += 1
      if (count === n && moment === 'after') await Reflect.apply(client.query, client, given)
      if (count >= n) {
        // As a process that is killed does it: without a word.
        Reflect.get(client, 'connection').stream.destroy()
        throw new Error('cut off')
      }
      return Reflect.apply(client.query, client, given)
    }
    const release = (broken?: boolean) => client.release(broken ?? count >= n)
    return new Proxy(client, {
      get: (target, name) =>
        name === 'query' ? query : name === 'release' ? release : Reflect.get(target, name),
    })
  }
  /** Outside of a transaction. */
  async function query(...given: unknown[]) {
    const client = await connect()
    try {
      return await Reflect.apply(client.query, client, given)
    } finally {
      client.release()
    }
  }
  const cutPool = new Proxy(pool, {
    get: (target, name) =>
      name === 'connect' ? connect : name === 'query' ? query : Reflect.get(target, name),
  })
  return { pool: cutPool, orm: ormOn(cutPool), direct, close }
}

/** Cut off at every statement in turn and begun again each time, until it comes through. */
export async function untilThrough(
  database: Database,
  moment: Moment,
  { work, look }: { work(database: Database): Promise<unknown>; look(): Promise<void> },
): Promise<number> {
  for (let n = 1; n < 300; n++) {
    const outcome = await work(cutAt(database, n, moment)).then(
      () => 'through',
      (error: Error) => error.message,
    )
    await look()
    if (outcome === 'through') return n
  }
  throw new Error('never through')
}
