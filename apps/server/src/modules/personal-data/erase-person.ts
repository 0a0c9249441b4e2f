/** Takes a person out of the database for ever, with everything they made. */
import { eq, inArray } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Orm } from '../../platform/database/database.ts'
import {
  deviceSessions,
  signUpRequest,
  staffInvite,
} from '../../platform/database/schema/account.ts'
import { classroomInvite } from '../../platform/database/schema/classroom.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'

const KNOWN_BY_EMAIL = [
  deviceSessions,
  privilegedUsers,
  demo,
  classroomInvite,
  staffInvite,
  signUpRequest,
]

/** The student row takes everything that refers to it along; the rest is known by email. */
export async function erasePerson(
  tx: Orm,
  identity: IdentityService,
  { id, email }: { id: number; email: string },
): Promise<void> {
  // Others keep what they made from this person's work, but no longer the name.
  const own = tx.select({ id: project.id }).from(project).where(eq(project.ownerId, id))
  await tx.update(project).set({ creditDisplayName: null }).where(inArray(project.originId, own))
  for (const table of KNOWN_BY_EMAIL) await tx.delete(table).where(eq(table.email, email))
  await tx.delete(student).where(eq(student.id, id))
  await identity.removeAccount(tx, email)
}
