/** Begins or goes on with what a teacher gave. */
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { type MyWork, startAssignment } from './assignment-api.ts'
import { gameAddress } from './game-levels.ts'

export type EmptyDocument = (tool: ToolManifest) => Promise<ProjectDocument>

/** Where the work is, after it was made sure that there is some. */
export async function beginWork(
  { id, tool: path, hasStarter }: Pick<MyWork, 'id' | 'tool' | 'hasStarter'>,
  tool: ToolManifest | undefined,
  emptyDocument: EmptyDocument,
): Promise<string> {
  const game = path.startsWith('games/')
  const empty = game || !tool || hasStarter ? null : await emptyDocument(tool)
  const started = await startAssignment(id, empty)
  return game ? gameAddress(started) : `/${path}?project=${started.projectId}`
}
