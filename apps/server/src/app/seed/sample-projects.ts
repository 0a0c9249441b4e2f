/** A few projects for the demo school's learners: something to go on with on the first visit. */
import { randomUUID } from 'node:crypto'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { SampleProject } from '@panya/tools/host/core/sample.ts'
import { eq } from 'drizzle-orm'
import { createProject } from '../../modules/project/project-port.ts'
import { storedDocument } from '../../modules/project/stored-document-port.ts'
import type { Database } from '../../platform/database/database.ts'
import { project } from '../../platform/database/schema/project.ts'
import type { Sample } from './samples.ts'

/** The first learner has them all; of those that are there twice, the others have one each. */
export async function seedProjects(
  database: Database,
  studentIds: readonly number[],
  samples: readonly Sample[],
): Promise<void> {
  const [first = 0, ...others] = studentIds
  for (const { tool, projects = [] } of samples) {
    for (const [index, sample] of projects.entries()) {
      await keep(database, first, tool, sample)
      if (sample.twice) await keep(database, others[index] ?? first, tool, sample)
    }
  }
}

async function keep(
  database: Database,
  owner: number,
  tool: ToolPath,
  { title, document, shared }: SampleProject,
): Promise<void> {
  const id = randomUUID()
  await createProject(database, owner, {
    id,
    saveId: randomUUID(),
    tool,
    title,
    document: storedDocument(document),
  })
  if (!shared) return
  const shareId = id.replaceAll('-', '').slice(0, 16)
  await database.orm.update(project).set({ share: 'class', shareId }).where(eq(project.id, id))
}
