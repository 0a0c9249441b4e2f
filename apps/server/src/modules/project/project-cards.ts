/** Projects with what their cards show of the documents, taken out by the database so that none of them travels. */
import { EXCERPT_READ, excerptOf } from '@panya/domain/project/excerpt.ts'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import { TOOLS } from '../../platform/tools.ts'
import { IS_CURRENT, SUMMARY } from './project-port.ts'

/** So much of the newest documents is looked into for one list; older cards show their tool's picture. */
const READ_BYTES = 8 * 1024 * 1024

const CONTENT = projectRevision.content

const FOUND: Record<NonNullable<ToolManifest['excerpt']>, SQL> = {
  program: sql`coalesce(
    jsonb_path_query_first(${CONTENT}, '$.files[*] ? (@.name == $main).text',
      jsonb_build_object('main', ${CONTENT} -> 'main')) #>> '{}',
    ${CONTENT} #>> '{files,0,text}')`,
  cells: sql`(select string_agg(case jsonb_typeof(source) when 'array'
      then (select string_agg(line, '') from jsonb_array_elements_text(source) line)
      else source #>> '{}' end, E'\\n\\n')
    from jsonb_path_query(coalesce(${CONTENT} -> 'notebook', ${CONTENT}), '$.cells[0 to 5].source') source)`,
}

const pathsOf = (kind: keyof typeof FOUND) =>
  TOOLS.filter(({ excerpt }) => excerpt === kind).map(({ path }) => path)

const isOneOf = (kind: keyof typeof FOUND) =>
  sql`${project.tool} in (${sql.join(
    pathsOf(kind).map((path) => sql`${path}`),
    sql`, `,
  )})`

const isRead = sql`sum(${project.bytes}) filter (where ${isOneOf('program')} or ${isOneOf('cells')})
  over (order by ${project.updatedAt} desc, ${project.id}) <= ${READ_BYTES}`

/** Null where there is nothing to show, or too much to look into. */
const EXCERPT = sql<string | null>`case
  when not (${isRead}) then null
  when ${isOneOf('program')} then left(${FOUND.program}, ${EXCERPT_READ})
  when ${isOneOf('cells')} then left(${FOUND.cells}, ${EXCERPT_READ})
end`

export async function listCards(
  { orm }: Database,
  ownerId: number,
  where?: SQL,
): Promise<ProjectSummary[]> {
  const rows = await orm
    .select({ ...SUMMARY, excerpt: EXCERPT })
    .from(project)
    .leftJoin(projectRevision, IS_CURRENT)
    .where(and(eq(project.ownerId, ownerId), where))
    .orderBy(desc(project.updatedAt))
  return rows.map(({ excerpt, ...summary }) => {
    const beginning = excerptOf(excerpt ?? '')
    return { ...isoMoments(summary), ...(beginning === '' ? {} : { excerpt: beginning }) }
  })
}
