/**
 * Token buckets in the database: a limit holds however many nodes there are.
 * raw SQL: a bucket is filled and taken from in one statement, by the row as it is then.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { BucketRule } from './token-buckets.ts'

/** One bucket somebody wants to take from. */
export interface BucketWish {
  rule: BucketRule
  /** What is counted, such as `sign-in account`. */
  name: string
  /** For whom. */
  key: string
}

// Rows are locked in the order of their keys, so that two nodes never wait for each other.
const TAKE = `with wanted as (
    select * from unnest($1::text[], $2::float8[], $3::float8[]) as w(key, capacity, refill) order by key
  )
  insert into limit_bucket as b (key, level, at)
  select key, capacity - 1, $4::timestamptz from wanted
  on conflict (key) do update set at = $4::timestamptz,
    level = (select least(w.capacity, b.level + greatest(0, extract(epoch from ($4::timestamptz - b.at))) * 1000 / w.refill)
      from wanted w where w.key = b.key) - 1
  where (select least(w.capacity, b.level + greatest(0, extract(epoch from ($4::timestamptz - b.at))) * 1000 / w.refill)
      from wanted w where w.key = b.key) >= 1
  returning b.key`

const GIVE_BACK = `update limit_bucket b set level = least(w.capacity, b.level + 1)
  from unnest($1::text[], $2::float8[]) as w(key, capacity) where b.key = w.key`

const HAS = `select least($2::float8, level + greatest(0, extract(epoch from ($4::timestamptz - at))) * 1000 / $3::float8) >= 1 as left
  from limit_bucket where key = $1`

const FORGET = "delete from limit_bucket where at < $1::timestamptz - interval '1 day'"

export interface SharedBuckets {
  /** Takes one from each, or nothing at all when one of them is empty. */
  take(wishes: readonly BucketWish[]): Promise<boolean>
  giveBack(wishes: readonly BucketWish[]): Promise<void>
  /** Whether one could be taken now. */
  has(wish: BucketWish): Promise<boolean>
  /** Buckets that have filled up long ago. */
  forgetOld(): Promise<void>
}

export function createSharedBuckets(
  { pool }: Database,
  secret: string,
  now: () => Date,
): SharedBuckets {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'panya limits', 32))
  const keyOf = ({ name, key }: BucketWish) =>
    createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url')

  async function giveBack(wishes: readonly BucketWish[]): Promise<void> {
    if (wishes.length === 0) return
    const capacities = wishes.map(({ rule }) => rule.capacity)
    await pool.query(GIVE_BACK, [wishes.map(keyOf), capacities])
  }

  return {
    giveBack,
    async take(wishes) {
      const keys = wishes.map(keyOf)
      const capacities = wishes.map(({ rule }) => rule.capacity)
      const refills = wishes.map(({ rule }) => rule.refillMs)
      const { rows } = await pool.query<{ key: string }>(TAKE, [keys, capacities, refills, now()])
      if (rows.length === wishes.length) return true
      const taken = new Set(rows.map(({ key }) => key))
      await giveBack(wishes.filter((_, index) => taken.has(keys[index]!)))
      return false
    },
    async has(wish) {
      const { capacity, refillMs } = wish.rule
      const values = [keyOf(wish), capacity, refillMs, now()]
      const { rows } = await pool.query<{ left: boolean }>(HAS, values)
      return rows[0]?.left ?? true
    },
    async forgetOld() {
      await pool.query(FORGET, [now()])
    },
  }
}
