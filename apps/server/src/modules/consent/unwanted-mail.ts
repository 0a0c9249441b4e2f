/** Remembers who wants no more mails from children they do not know. */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { unwantedMail } from '../../platform/database/schema/person.ts'

export async function isUnwanted(orm: Orm, addressHash: string): Promise<boolean> {
  return (await orm.$count(unwantedMail, eq(unwantedMail.addressHash, addressHash))) > 0
}

export async function rememberUnwanted(orm: Orm, addressHash: string, now: Date): Promise<void> {
  await orm.insert(unwantedMail).values({ addressHash, at: now }).onConflictDoNothing()
}
