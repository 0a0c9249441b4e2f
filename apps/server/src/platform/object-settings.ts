/** Where large things are kept: in the database, or in a folder. */
import { join, resolve } from 'node:path'

export const OBJECT_PLACES = ['database', 'folder'] as const
export type ObjectPlace = (typeof OBJECT_PLACES)[number]

export interface ObjectSettings {
  /** Where what comes from now on is put; what is there already stays where its row says. */
  place: ObjectPlace
  folder: string
}

interface Readers {
  text(name: string): string | null
  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T
}

export function readObjectSettings({ text, choice }: Readers, dataDir: string): ObjectSettings {
  const place = choice('OBJECTS', OBJECT_PLACES, 'database')
  const folder = text('OBJECTS_FOLDER')
  return { place, folder: folder === null ? join(dataDir, 'objects') : resolve(folder) }
}
