/** Accounts for many people at once who stand in a school's list. */
import { eq } from 'drizzle-orm'
import type { IdentityService, NewIdentity } from '../../identity/identity-service.ts'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { emailTaken, learnerRow, type NewAccount, type NewLearner } from './sign-up-port.ts'

/**
 * In the order of the list and in somebody's transaction; their first coins are given afterwards. An address that
 * is taken by now is left out: the account is its owner's, whoever is in the list.
 */
export async function createListedLearners(
  tx: Orm,
  identity: IdentityService,
  learners: readonly NewLearner[],
): Promise<NewAccount[]> {
  const made: NewIdentity[] = []
  try {
    const rows: (typeof student.$inferInsert)[] = []
    for (const learner of learners) {
      const { email } = learner
      const taken = email !== null && (await tx.$count(student, eq(student.email, email)))
      const row =
        (taken ? null : await withIdentity(learner)) ??
        (await withIdentity({ ...learner, email: null }))
      if (!row) throw emailTaken()
      rows.push(row)
    }
    if (rows.length === 0) return []
    const { id, email } = student
    const added = await tx.insert(student).values(rows).returning({ id, email })
    const byEmail = new Map(added.map((account) => [account.email, account]))
    return rows.map((row) => byEmail.get(row.email)!)
  } catch (error) {
    for (const identityMade of made) await identityMade.undo()
    throw error
  }

  /** Null when the address is taken where identities are kept. */
  async function withIdentity(learner: NewLearner) {
    const row = learnerRow(learner)
    const prepared = await identity.prepareAccount({ ...row, password: null })
    const result = await prepared.create(tx)
    if (!result.ok) return null
    made.push(result.identity)
    return row
  }
}
