/** Takes a person out of the database for ever, with everything they made. */
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { IdentityService } from '../../identity/identity-service.ts'

type Writer = Pick<NodePgDatabase, 'execute' | 'delete'>

/** The student row takes everything that refers to it along; the rest is known by email. */
export async function erasePerson(
  tx: Writer,
  identity: IdentityService,
  { id, email }: { id: number; email: string },
): Promise<void> {
  // Others keep what they made from this person's work, but no longer the name.
  await tx.execute(sql`update project set credit_display_name = null
    where origin_id in (select id from project where owner_id = ${id})`)
  await tx.execute(sql`delete from device_sessions where email = ${email}`)
  await tx.execute(sql`delete from privileged_users where email = ${email}`)
  await tx.execute(sql`delete from demo where email = ${email}`)
  await tx.execute(sql`delete from classroom_invite where email = ${email}`)
  await tx.execute(sql`delete from staff_invite where email = ${email}`)
  await tx.execute(sql`delete from sign_up_request where email = ${email}`)
  await tx.execute(sql`delete from student where id = ${id}`)
  await identity.removeAccount(tx, email)
}
