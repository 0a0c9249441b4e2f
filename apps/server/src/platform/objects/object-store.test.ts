/** What every store must do, tried on each of them. */
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../testing/object-places.ts'
import { aBucket } from '../../testing/s3-server.ts'
import { createTestDatabase } from '../../testing/test-server.ts'
import { readEnv } from '../env.ts'
import { DatabaseObjects } from './database-objects.ts'
import { FolderObjects } from './folder-objects.ts'
import { NotHere, type ObjectStore, StoreAway } from './object-store.ts'
import { S3Objects } from './s3-objects.ts'

const named = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const MIB = 1024 * 1024

const STORES: [name: string, make: () => Promise<ObjectStore>][] = [
  [
    'database',
    async () => {
      const { config, drop } = await createTestDatabase()
      const pool = new pg.Pool(config)
      onTestFinished(async () => {
        await pool.end()
        await drop()
      })
      return new DatabaseObjects(drizzle(pool))
    },
  ],
  ['folder', async () => new FolderObjects(join(aFolder(), 'not', 'yet', 'there'))],
  ['s3', async () => new S3Objects(readEnv((await aBucket()).environment).objects.s3!)],
]

async function made(make: () => Promise<ObjectStore>): Promise<ObjectStore> {
  const store = await make()
  await store.prepare?.()
  return store
}

describe.each(STORES)('%s', (_name, make) => {
  test('what was put comes back: all of it, any part of it, as often as one likes', async () => {
    const store = await made(make)
    // Longer than the pieces that any store reads, and not a multiple of them.
    const bytes = randomBytes(2 * MIB + 777)
    const hash = named(bytes)
    await store.put(hash, bytes)
    await store.put(hash, bytes)
    expect(await store.size(hash)).toBe(bytes.length)
    const last = bytes.length - 1
    for (const [first, end] of [
      [0, last],
      [0, 0],
      [last, last],
      [MIB - 1, MIB],
      [5, 2 * MIB + 5],
    ] as const) {
      const part = await buffer(store.read(hash, { first, last: end }))
      expect(part.equals(bytes.subarray(first, end + 1)), `${first}-${end}`).toBe(true)
    }
  })

  test('what is not there is told apart from what fails, and removing it again is nothing', async () => {
    const store = await made(make)
    const bytes = randomBytes(100)
    const hash = named(bytes)
    const read = () => buffer(store.read(hash, { first: 0, last: 99 }))
    expect(await store.size(hash)).toBe(null)
    await expect(read()).rejects.toThrow(NotHere)
    await store.remove(hash)
    await store.put(hash, bytes)
    expect((await read()).equals(bytes)).toBe(true)
    await store.remove(hash)
    expect(await store.size(hash)).toBe(null)
    await expect(read()).rejects.toThrow(NotHere)
  })

  test('many at once, and the same one by several, do not disturb each other', async () => {
    const store = await made(make)
    const all = Array.from({ length: 6 }, () => randomBytes(50_000))
    await Promise.all([...all, ...all, ...all].map((bytes) => store.put(named(bytes), bytes)))
    const back = await Promise.all(
      all.map((bytes) => buffer(store.read(named(bytes), { first: 0, last: 49_999 }))),
    )
    expect(back.map((bytes, index) => bytes.equals(all[index]!))).toEqual(all.map(() => true))
  })
})

test('in a folder nothing stands under a name before it is whole; what a power cut left goes after a day', async () => {
  const folder = aFolder()
  const store = new FolderObjects(folder)
  await store.prepare()
  const bytes = randomBytes(1000)
  const hash = named(bytes)
  await store.put(hash, bytes)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  expect(paths.toSorted()).toEqual(
    [
      join(folder, hash.slice(0, 2), hash.slice(2, 4), hash),
      join(folder, 'panya-objects'),
    ].toSorted(),
  )
  const arriving = join(folder, 'arriving')
  for (const [name, hoursAgo] of [
    ['old', 25],
    ['new', 1],
  ] as const) {
    writeFileSync(join(arriving, name), 'half')
    const then = new Date(Date.now() - hoursAgo * 3_600_000)
    utimesSync(join(arriving, name), then, then)
  }
  await store.tidy(new Date())
  expect(readdirSync(arriving)).toEqual(['new'])
  expect(await store.size(hash)).toBe(1000)
})

test('a folder that cannot be written says so and keeps nothing', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'arriving'), 'a file where a folder should be')
  const bytes = randomBytes(100)
  const store = new FolderObjects(folder)
  await expect(store.put(named(bytes), bytes)).rejects.toThrow(StoreAway)
  await store.prepare()
  await expect(store.put(named(bytes), bytes)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await store.size(named(bytes))).toBe(null)
})

test('a bucket that is away, another one, or the wrong key is told apart from nothing being there', async () => {
  const bucket = await aBucket()
  const bytes = randomBytes(100)
  const hash = named(bytes)
  const store = (changed: Record<string, string>) =>
    new S3Objects(readEnv({ ...bucket.environment, ...changed }).objects.s3!)
  await store({}).put(hash, bytes)
  for (const changed of [{ S3_SECRET_KEY: 'another' }, { S3_BUCKET: 'not-there' }]) {
    const wrong = store(changed as Record<string, string>)
    await expect(wrong.put(hash, bytes)).rejects.toThrow(StoreAway)
    await expect(buffer(wrong.read(hash, { first: 0, last: 99 }))).rejects.toThrow(StoreAway)
  }
  await bucket.stop()
  await expect(store({}).size(hash)).rejects.toThrow(StoreAway)
  const told = await store({})
    .put(hash, bytes)
    .catch((error: Error) => error.message)
  expect(told).toMatch(/the bucket did not answer/)
  expect(told).not.toContain('S3RVER')
})
