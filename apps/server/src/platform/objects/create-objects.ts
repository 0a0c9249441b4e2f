/** Makes the stores that the environment names. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { ObjectPlace, ObjectSettings } from '../object-settings.ts'
import { DatabaseObjects } from './database-objects.ts'
import { FolderObjects } from './folder-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { Objects } from './objects.ts'
import { S3Objects } from './s3-objects.ts'

interface Parts {
  env: { objects: ObjectSettings }
  database: Pick<Database, 'orm'>
  log: Pick<FastifyBaseLogger, 'error'>
  now?: () => Date
}

export function createObjects({ env, database, log, now = () => new Date() }: Parts): Objects {
  const { place, folder, s3 } = env.objects
  // All of them, whatever is chosen for new objects: older ones may lie anywhere.
  const stores = new Map<ObjectPlace, ObjectStore>([
    ['database', new DatabaseObjects(database.orm)],
    ['folder', new FolderObjects(folder)],
  ])
  if (s3 !== null) stores.set('s3', new S3Objects(s3))
  return new Objects({ database, place, stores, log, now })
}
