/** Makes the stores that the environment names. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { ObjectPlace, ObjectSettings } from '../object-settings.ts'
import { DatabaseObjects } from './database-objects.ts'
import { FolderObjects } from './folder-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { Objects } from './objects.ts'

interface Parts {
  env: { objects: ObjectSettings }
  database: Pick<Database, 'orm'>
  log: Pick<FastifyBaseLogger, 'error'>
  now?: () => Date
}

export function createObjects({ env, database, log, now = () => new Date() }: Parts): Objects {
  const { place, folder } = env.objects
  // All of them, whatever is chosen for new objects: older ones may lie anywhere.
  const stores = new Map<ObjectPlace, ObjectStore>([
    ['database', new DatabaseObjects(database.orm)],
    ['folder', new FolderObjects(folder)],
  ])
  return new Objects({ database, place, stores, log, now })
}
