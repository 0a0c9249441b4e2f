/** Takes a complimentary subscription back. It stays in the list, as revoked. */
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { complimentarySubscriptions } from '../../platform/database/schema/money.ts'
import { Problem } from '../../platform/http/problem.ts'

export async function revokeGrant(
  { orm }: Database,
  actor: Actor,
  userId: number,
  grantId: number,
): Promise<void> {
  const { id, userId: owner, status } = complimentarySubscriptions
  await orm.transaction(async (tx) => {
    const [grant] = await tx
      .update(complimentarySubscriptions)
      .set({ status: 'revoked' })
      .where(and(eq(id, grantId), eq(owner, userId), eq(status, 'active')))
      .returning({ id })
    if (!grant) throw new Problem('NOT_FOUND', 'not-found')
    await recordAct(tx, actor, {
      act: 'subscription.revoke',
      target: `student:${userId}`,
      before: { grant: grantId, status: 'active' },
      after: { grant: grantId, status: 'revoked' },
    })
  })
}
