/** Files from before they were kept among the large things go there, once; so they can be moved like all others. */
import { hash as digest } from 'node:crypto'
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { projectSource } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { MEDIA_TYPE } from './source-file.ts'

export async function takeUpSources(
  { database: { orm }, objects }: Pick<AppContext, 'database' | 'objects'>,
  stop?: AbortSignal,
): Promise<number> {
  const { projectId, file } = projectSource
  let taken = 0
  for (let after: string | undefined; ; ) {
    const left = and(isNotNull(file), after === undefined ? undefined : gt(projectId, after))
    const [row] = await orm
      .select({ projectId, file })
      .from(projectSource)
      .where(left)
      .orderBy(asc(projectId))
      .limit(1)
    if (!row?.file || stop?.aborted) return taken
    after = row.projectId
    const content = row.file
    const hash = digest('sha256', content)
    // Another file may have come in its place.
    const same = and(eq(projectId, row.projectId), eq(file, content))
    await objects.keep({ hash, content, mediaType: MEDIA_TYPE }, async (tx) => {
      await tx.update(projectSource).set({ file: null, hash }).where(same)
    })
    taken += 1
  }
}
