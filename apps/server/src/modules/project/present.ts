/** Turns rows into what the browser gets. */
import { sql } from 'drizzle-orm'
import { project, projectThumbnail } from '../../platform/database/schema/project.ts'

/** The columns of a project without its content. */
export const SUMMARY = {
  id: project.id,
  tool: project.tool,
  title: project.title,
  revision: project.revision,
  bytes: project.bytes,
  updatedAt: project.updatedAt,
  createdAt: project.createdAt,
  deletedAt: project.deletedAt,
  share: project.share,
  shareId: project.shareId,
  originId: project.originId,
  hasThumbnail: sql<boolean>`exists (select 1 from ${projectThumbnail} where ${projectThumbnail.projectId} = ${project.id})`,
}
