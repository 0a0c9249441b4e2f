/** Where large things are kept: in the database, in a folder, or in a bucket that speaks S3. */
import { join, resolve } from 'node:path'

export const OBJECT_PLACES = ['database', 'folder', 's3'] as const
export type ObjectPlace = (typeof OBJECT_PLACES)[number]

export interface S3Settings {
  /** Null for Amazon's own. */
  endpoint: string | null
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

export interface ObjectSettings {
  /** Where what comes from now on is put; what is there already stays where its row says. */
  place: ObjectPlace
  folder: string
  /** Null when there is none. */
  s3: S3Settings | null
}

interface Readers {
  text(name: string): string | null
  url(name: string, protocols: string[]): string | null
  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T
  problems: string[]
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** What is wrong is added to `problems`, and never a key. */
export function readObjectSettings(
  { text, url, choice, problems }: Readers,
  dataDir: string,
): ObjectSettings {
  const place = choice('OBJECTS', OBJECT_PLACES, 'database')
  const folder = text('OBJECTS_FOLDER')
  return { place, folder: folder === null ? join(dataDir, 'objects') : resolve(folder), s3: s3() }

  /** Also beside another OBJECTS: things may still lie there. */
  function s3(): S3Settings | null {
    const endpoint = url('S3_ENDPOINT', ['http:', 'https:'])
    const given = NEEDED.map(text)
    if (place !== 's3' && given.every((value) => value === null)) return null
    for (const [index, name] of NEEDED.entries()) {
      if (given[index] === null) problems.push(`${name} is required for a store that speaks S3`)
    }
    const [bucket = null, accessKey = null, secretKey = null] = given
    if (bucket !== null && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
      problems.push(`S3_BUCKET must be the name of a bucket, not "${bucket}"`)
    }
    if (bucket === null || accessKey === null || secretKey === null) return null
    return { endpoint, region: text('S3_REGION') ?? 'us-east-1', bucket, accessKey, secretKey }
  }
}
