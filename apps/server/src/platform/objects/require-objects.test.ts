/** A start with stores that are not right ends with a sentence, before anybody's work depends on them. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/object-places.ts'
import { hashOf } from '../../testing/project-client.ts'
import { aBucket } from '../../testing/s3-server.ts'
import { testServer } from '../../testing/test-server.ts'
import { readEnv } from '../env.ts'
import { createObjects } from './create-objects.ts'
import { requireObjects } from './require-objects.ts'

test('a folder that cannot be used, or is another one, is named', async () => {
  const folder = aFolder()
  const { context, database } = await testServer({ OBJECTS: 'folder', OBJECTS_FOLDER: folder })
  const start = (environment: Record<string, string>) => {
    const env = readEnv(environment)
    return requireObjects(createObjects({ ...context, env }), database.orm)
  }
  await start({ OBJECTS: 'folder', OBJECTS_FOLDER: folder })
  await start({})
  const file = join(aFolder(), 'file')
  writeFileSync(file, '')
  await expect(start({ OBJECTS: 'folder', OBJECTS_FOLDER: file })).rejects.toThrow(
    'The store of OBJECTS_FOLDER cannot be used',
  )
  const content = randomBytes(9000)
  const object = { hash: hashOf(content), content, mediaType: 'image/png' }
  await context.objects.keep(object, async () => undefined)
  await start({ OBJECTS: 'folder', OBJECTS_FOLDER: folder })
  // What lies there already is needed, wherever new things go.
  await start({ OBJECTS_FOLDER: folder })
  for (const environment of [{ OBJECTS: 'folder' }, {}] as Record<string, string>[]) {
    await expect(start({ ...environment, OBJECTS_FOLDER: aFolder() })).rejects.toThrow(
      /OBJECTS_FOLDER leads to a place without the pictures/,
    )
  }
})

test('a bucket that cannot be used, or is no longer named, ends the start with a sentence', async () => {
  const bucket = await aBucket()
  const { context, database } = await testServer({ OBJECTS: 's3', ...bucket.environment })
  const start = (environment: Record<string, string>) => {
    const env = readEnv(environment)
    return requireObjects(createObjects({ ...context, env }), database.orm)
  }
  const right = { OBJECTS: 's3', ...bucket.environment }
  await start(right)
  for (const wrong of [{ S3_SECRET_KEY: 'another' }, { S3_BUCKET: 'not-there' }]) {
    await expect(start({ ...right, ...wrong })).rejects.toThrow(
      /The store of S3_ENDPOINT and S3_BUCKET cannot be used: .*(403|404)/,
    )
  }
  const content = randomBytes(9000)
  const object = { hash: hashOf(content), content, mediaType: 'image/png' }
  await context.objects.keep(object, async () => undefined)
  await start(right)
  await start(bucket.environment)
  await expect(start({})).rejects.toThrow('lie in a store that is not set: s3')
})

test('what is wrong with a bucket is named together, and never a key', () => {
  const missing = /S3_BUCKET is required[\s\S]*S3_ACCESS_KEY is required[\s\S]*S3_SECRET_KEY is/
  expect(() => readEnv({ OBJECTS: 's3' })).toThrow(missing)
  const s3 = { S3_BUCKET: 'Not A Bucket', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'very-secret' }
  expect(() => readEnv({ ...s3, S3_ENDPOINT: 'nowhere' })).toThrow(/S3_ENDPOINT must be/)
  try {
    readEnv(s3)
    expect.unreachable()
  } catch (error) {
    expect((error as Error).message).toContain('S3_BUCKET must be the name of a bucket')
    expect((error as Error).message).not.toContain('very-secret')
  }
})

test('a store that the settings do not name, and one that there is not, are said', async () => {
  const { context, database } = await testServer()
  await database.pool.query(
    `insert into asset (hash, bytes, media_type, place) values (repeat('0', 64), 1, 'x/y', 'attic')`,
  )
  await expect(requireObjects(context.objects, database.orm)).rejects.toThrow(
    'lie in a store that is not set: attic',
  )
  expect(readEnv({ DATA_DIR: '/data' }).objects).toEqual({
    place: 'database',
    folder: '/data/objects',
    s3: null,
  })
  expect(() => readEnv({ OBJECTS: 'cloud' })).toThrow(/OBJECTS must be one of database, folder, s3/)
})
