/** Older revisions of a project: list them, look at one, bring one back as a new revision. */
import { randomUUID } from 'node:crypto'
import {
  PROJECT_LIMITS,
  type ProjectDocument,
  type RevisionSummary,
  type SaveAnswer,
} from '@panya/domain/project/project.ts'
import { revisionsToDrop } from '@panya/domain/project/revision-thinning.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { project, projectRevision } from '../../database/schema/project.ts'
import { Problem } from '../../http/problem.ts'
import { requireOwn } from './projects.ts'
import { saveDocument } from './save-document.ts'

export async function listRevisions(
  { orm }: Database,
  ownerId: number,
  id: string,
): Promise<RevisionSummary[]> {
  await requireOwn(orm, ownerId, id)
  const rows = await orm
    .select({
      number: projectRevision.number,
      savedAt: projectRevision.savedAt,
      bytes: projectRevision.bytes,
      restoredFrom: projectRevision.restoredFrom,
    })
    .from(projectRevision)
    .where(eq(projectRevision.projectId, id))
    .orderBy(desc(projectRevision.number))
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

export async function readRevision(
  { orm }: Database,
  ownerId: number,
  id: string,
  number: number,
): Promise<ProjectDocument> {
  await requireOwn(orm, ownerId, id)
  const [row] = await orm
    .select({
      format: projectRevision.format,
      version: projectRevision.version,
      content: projectRevision.content,
    })
    .from(projectRevision)
    .where(and(eq(projectRevision.projectId, id), eq(projectRevision.number, number)))
  if (!row) throw new Problem('NOT_FOUND', 'revision-not-found')
  return row
}

export async function restoreRevision(
  database: Database,
  ownerId: number,
  id: string,
  number: number,
): Promise<SaveAnswer> {
  const document = await readRevision(database, ownerId, id, number)
  const { revision: base } = await requireOwn(database.orm, ownerId, id)
  const saved = await saveDocument(database, ownerId, id, { base, saveId: randomUUID(), document })
  await database.orm
    .update(projectRevision)
    .set({ restoredFrom: number })
    .where(and(eq(projectRevision.projectId, id), eq(projectRevision.number, saved.revision)))
  return saved
}

/** Lets old revisions go by the rule in packages/domain. */
export async function thinHistory({ orm }: Database, id: string, now: Date): Promise<number> {
  const rows = await orm
    .select({
      number: projectRevision.number,
      savedAt: projectRevision.savedAt,
      bytes: projectRevision.bytes,
    })
    .from(projectRevision)
    .innerJoin(project, eq(project.id, projectRevision.projectId))
    .where(eq(projectRevision.projectId, id))
  const drop = revisionsToDrop(rows, now, PROJECT_LIMITS.historyBytes)
  if (drop.length === 0) return 0
  await orm
    .delete(projectRevision)
    .where(and(eq(projectRevision.projectId, id), inArray(projectRevision.number, drop)))
  return drop.length
}
