/** What everybody begins with is a project of the teacher: the one made for it before, while nobody has worked in it. */
import {
  createProject,
  listProjects,
  openProject,
} from '../../../adapters/projects/projects-api.ts'
import type { FoundTask } from '../../../adapters/teach/ready-tasks.ts'

/** Its id, or null where learners begin with an empty project or in a game. */
export async function starterProject(
  { tool, task, text }: FoundTask,
  title: string,
): Promise<string | null> {
  const document = await task.starter?.(text)
  if (!document) return null
  const content = JSON.stringify(document.content)
  const alike = (await listProjects()).filter(
    (one) => one.tool === tool && one.title === title && !one.deletedAt,
  )
  for (const { id } of alike) {
    const kept = await openProject(id)
    if (JSON.stringify(kept.document.content) === content) return id
  }
  const id = crypto.randomUUID()
  await createProject({ id, saveId: crypto.randomUUID(), tool, title, document })
  return id
}
