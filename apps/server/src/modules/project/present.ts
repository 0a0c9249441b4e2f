/** Turns rows into what the browser gets. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
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

export type SummaryRow = {
  [Key in keyof typeof SUMMARY]: Key extends 'updatedAt' | 'createdAt'
    ? Date
    : Key extends 'deletedAt'
      ? Date | null
      : Key extends 'tool'
        ? string
        : ProjectSummary[Key & keyof ProjectSummary]
}

export function presentSummary(row: SummaryRow): ProjectSummary {
  return {
    ...row,
    tool: row.tool as ToolPath,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
