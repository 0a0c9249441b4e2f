/** The file a project was made from: kept as it came, given back to its owner, never opened here. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectSource } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireOwn } from './project-port.ts'

export interface SourceFile {
  name: string
  file: Buffer
}

export async function keepSource(
  { orm }: Database,
  ownerId: number,
  id: string,
  { name, file }: SourceFile,
): Promise<void> {
  await requireOwn(orm, ownerId, id)
  if (file.length > PROJECT_LIMITS.sourceBytes) throw new Problem('TOO_LARGE', 'file-too-large')
  const kept = { name, file, bytes: file.length, keptAt: sql`now()` }
  await orm.transaction(async (tx) => {
    // Two files at once cannot both take the last place.
    await tx.select({ id: student.id }).from(student).where(eq(student.id, ownerId)).for('update')
    const [used] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${projectSource.bytes}), 0)::float8` })
      .from(projectSource)
      .innerJoin(project, eq(project.id, projectSource.projectId))
      .where(and(eq(project.ownerId, ownerId), ne(project.id, id)))
    if ((used?.bytes ?? 0) + file.length > PROJECT_LIMITS.totalSourceBytes)
      throw new Problem('TOO_LARGE', 'storage-full')
    await tx
      .insert(projectSource)
      .values({ projectId: id, ...kept })
      .onConflictDoUpdate({ target: projectSource.projectId, set: kept })
  })
}

/** Of any project; the caller decides who may see it. */
export async function findSource(orm: Orm, id: string): Promise<SourceFile | null> {
  const { name, file } = projectSource
  const own = eq(projectSource.projectId, id)
  const [row] = await orm.select({ name, file }).from(projectSource).where(own)
  return row ?? null
}

export async function readSource(
  { orm }: Database,
  ownerId: number,
  id: string,
): Promise<SourceFile> {
  await requireOwn(orm, ownerId, id)
  const found = await findSource(orm, id)
  if (!found) throw new Problem('NOT_FOUND', 'no-source-file')
  return found
}
