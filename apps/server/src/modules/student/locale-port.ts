/** The language of an account, chosen by its owner: for their mails, and for the next device they sign in on. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'

type Store = Pick<Database, 'orm'>

/** Null when they have not chosen, or nobody has this address. */
export async function findLocale({ orm }: Store, email: string): Promise<Locale | null> {
  const [row] = await orm
    .select({ locale: student.locale })
    .from(student)
    .where(eq(student.email, email))
  return row?.locale ?? null
}

export async function saveLocale({ orm }: Store, studentId: number, locale: Locale): Promise<void> {
  await orm.update(student).set({ locale }).where(eq(student.id, studentId))
}
