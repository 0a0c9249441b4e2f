/** The file a project was made from: kept as it came, given back to its owner, never opened here. */
import { hash as digest } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectSource } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Part } from '../../platform/objects/object-store.ts'
import { requireOwn } from './project-port.ts'

type Kept = Pick<AppContext, 'database' | 'objects'>

export interface SourceFile {
  name: string
  /** sha-256 */
  hash: string
  bytes: number
  /** It may be large: who sends it reads a part. */
  read(part: Part): Readable | Buffer
  /** Null when its store does not give it as it was kept. */
  readWhole(): Promise<Buffer | null>
}

export const MEDIA_TYPE = 'application/octet-stream'

export async function keepSource(
  { database: { orm }, objects }: Kept,
  ownerId: number,
  id: string,
  { name, file }: { name: string; file: Buffer },
): Promise<void> {
  await requireOwn(orm, ownerId, id)
  if (file.length > PROJECT_LIMITS.sourceBytes) throw new Problem('TOO_LARGE', 'file-too-large')
  // Said before a store elsewhere gets bytes in vain; what counts is said again below.
  await requireSourceRoom(orm, ownerId, id, file.length)
  const hash = digest('sha256', file)
  const kept = { name, hash, file: null, bytes: file.length, keptAt: sql`now()` }
  await objects.keep({ hash, content: file, mediaType: MEDIA_TYPE }, async (tx) => {
    // Two files at once cannot both take the last place.
    await tx.select({ id: student.id }).from(student).where(eq(student.id, ownerId)).for('update')
    await requireSourceRoom(tx, ownerId, id, file.length)
    await tx
      .insert(projectSource)
      .values({ projectId: id, ...kept })
      .onConflictDoUpdate({ target: projectSource.projectId, set: kept })
  })
}

async function requireSourceRoom(
  orm: Orm,
  ownerId: number,
  id: string,
  bytes: number,
): Promise<void> {
  const [used] = await orm
    .select({ bytes: sql<number>`coalesce(sum(${projectSource.bytes}), 0)::float8` })
    .from(projectSource)
    .innerJoin(project, eq(project.id, projectSource.projectId))
    .where(and(eq(project.ownerId, ownerId), ne(project.id, id)))
  if ((used?.bytes ?? 0) + bytes > PROJECT_LIMITS.totalSourceBytes)
    throw new Problem('TOO_LARGE', 'storage-full')
}

/** Of any project; the caller decides who may see it. */
export async function findSource(
  { database: { orm }, objects }: Kept,
  id: string,
): Promise<SourceFile | null> {
  const { name, file, hash, bytes } = projectSource
  const own = eq(projectSource.projectId, id)
  const [row] = await orm.select({ name, file, hash, bytes }).from(projectSource).where(own)
  if (!row) return null
  const old = row.file
  if (old !== null) {
    return {
      name: row.name,
      hash: digest('sha256', old),
      bytes: row.bytes,
      read: ({ first, last }) => old.subarray(first, last + 1),
      readWhole: async () => old,
    }
  }
  const kept = row.hash === null ? null : await objects.find(row.hash)
  if (!kept) return null
  return {
    name: row.name,
    hash: kept.hash,
    bytes: kept.bytes,
    read: (part) => objects.read(kept, part),
    readWhole: () => objects.readWhole(kept),
  }
}

export async function readSource(kept: Kept, ownerId: number, id: string): Promise<SourceFile> {
  await requireOwn(kept.database.orm, ownerId, id)
  const found = await findSource(kept, id)
  if (!found) throw new Problem('NOT_FOUND', 'no-source-file')
  return found
}
