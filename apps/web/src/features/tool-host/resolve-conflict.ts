/** Three ways out of two versions; each leaves both in the history or in a project of its own. */
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { dropDraft } from '../../adapters/projects/draft-store.ts'
import {
  createProject,
  restoreRevision,
  saveDocument,
} from '../../adapters/projects/projects-api.ts'

export interface Conflict {
  user: number
  tool: ToolPath
  mine: ToolDocument
  theirs: ProjectWithDocument
}

/** Mine becomes the newest version; theirs stays in the history. */
export async function keepMine({ user, mine, theirs }: Conflict): Promise<void> {
  await saveAfter(theirs, mine)
  await dropDraft(user, theirs.id)
}

/** Mine goes into the history first, then theirs comes back as the newest version. */
export async function keepTheirs({ user, mine, theirs }: Conflict): Promise<void> {
  await saveAfter(theirs, mine)
  await restoreRevision(theirs.id, theirs.revision)
  await dropDraft(user, theirs.id)
}

/** Mine becomes a project of its own. */
export async function keepBoth(conflict: Conflict, copyTitle: string): Promise<void> {
  const { user, tool, mine, theirs } = conflict
  const made = { id: crypto.randomUUID(), saveId: crypto.randomUUID() }
  await createProject({ ...made, tool, title: copyTitle, document: mine })
  await dropDraft(user, theirs.id)
}

async function saveAfter(theirs: ProjectWithDocument, document: ToolDocument): Promise<void> {
  await saveDocument(theirs.id, { base: theirs.revision, saveId: crypto.randomUUID(), document })
}
