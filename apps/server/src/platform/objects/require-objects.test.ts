/** A start with stores that are not right ends with a sentence, before anybody's work depends on them. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/object-places.ts'
import { hashOf } from '../../testing/project-client.ts'
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

test('what is missing or wrong in the settings is named together, and never a key', () => {
  expect(readEnv({ DATA_DIR: '/data' }).objects).toEqual({
    place: 'database',
    folder: '/data/objects',
    s3: null,
  })
  expect(() => readEnv({ OBJECTS: 'cloud' })).toThrow(/OBJECTS must be one of database, folder, s3/)
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
