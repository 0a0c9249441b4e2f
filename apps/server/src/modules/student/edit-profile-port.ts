/** An admin corrects what somebody tells of themselves. */
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { changeProfile, type Profile } from './profile.ts'

export async function editProfile(
  { orm }: Database,
  actor: Actor,
  id: number,
  change: unknown,
): Promise<Profile> {
  return orm.transaction(async (tx) => {
    const [before] = await tx.select().from(student).where(eq(student.id, id)).for('update')
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    const after = await changeProfile({ orm: tx }, id, change)
    const changed = Object.keys(after).filter(
      (field) => after[field as keyof Profile] !== before[field as keyof Profile],
    )
    const only = (profile: object) =>
      Object.fromEntries(Object.entries(profile).filter(([field]) => changed.includes(field)))
    if (changed.length > 0) {
      const target = `student:${id}`
      await recordAct(tx, actor, {
        act: 'person.edit',
        target,
        before: only(before),
        after: only(after),
      })
    }
    return after
  })
}
