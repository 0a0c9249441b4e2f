/** The comments a teacher uses often: their own list, which nobody else is shown. */
import { SAVED_COMMENT_LIMITS, type SavedComment } from '@panya/domain/classroom/marking.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { savedComment } from '../../platform/database/schema/classroom.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

/** The newest first. */
export async function listSavedComments(
  orm: Orm,
  { studentId }: SignedIn,
): Promise<SavedComment[]> {
  const { id, ownerId, text } = savedComment
  return orm
    .select({ id, text })
    .from(savedComment)
    .where(eq(ownerId, studentId))
    .orderBy(sql`${id} desc`)
    .limit(SAVED_COMMENT_LIMITS.count)
}

/** The same words are kept once. */
export async function keepComment(orm: Orm, { studentId }: SignedIn, words: string): Promise<void> {
  const text = words.trim()
  await orm.transaction(async (tx) => {
    // raw: a lock by name, so that two devices at once do not pass the limit together
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_comment'), ${studentId})`)
    const mine = eq(savedComment.ownerId, studentId)
    if ((await tx.$count(savedComment, and(mine, eq(savedComment.text, text)))) > 0) return
    if ((await tx.$count(savedComment, mine)) >= SAVED_COMMENT_LIMITS.count)
      throw new Problem('TOO_LARGE', 'too-many-saved-comments')
    await tx.insert(savedComment).values({ ownerId: studentId, text })
  })
}

export async function dropComment(orm: Orm, { studentId }: SignedIn, id: number): Promise<void> {
  const { rowCount } = await orm
    .delete(savedComment)
    .where(and(eq(savedComment.id, id), eq(savedComment.ownerId, studentId)))
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'comment-not-found')
}
