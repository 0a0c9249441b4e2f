/** The projects somebody worked on last, as their cards show them. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { project } from '../../platform/database/schema/project.ts'
import { listCards } from './project-cards.ts'

/** Chosen first, so that no other document is looked into. */
export async function recentCards(
  database: Database,
  ownerId: number,
  most: number,
): Promise<ProjectSummary[]> {
  const newest = database.orm
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.ownerId, ownerId), isNull(project.deletedAt)))
    .orderBy(desc(project.updatedAt))
    .limit(most)
  return listCards(database, ownerId, inArray(project.id, newest))
}
