/** A link of a game is not for ever: what a class looked at last year nobody needs any more. */
import { lte } from 'drizzle-orm'
import { replay } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'

export async function endOldReplays({ database, now }: AppContext): Promise<void> {
  await database.orm.delete(replay).where(lte(replay.endsAt, now()))
}
