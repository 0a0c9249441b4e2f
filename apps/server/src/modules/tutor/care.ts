/** Learners who may be in danger: whom they can turn to, and who hears of it. */
import type { CareContact, ShownCareContact } from '@panya/domain/tutor/turn.ts'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { setting } from '../../platform/database/schema/site.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { nameInMail } from '../consent/name-in-mail-port.ts'
import { findLocale } from '../student/locale-port.ts'
import { careMail } from './care-mail.ts'

const SETTING = 'care-contact'
const NOBODY: CareContact = { name: '', phone: '', email: '', words: '' }
/** A learner who writes on is in the same need: one mail an hour says so, the cases are all there for admins. */
const ONE_AN_HOUR = { capacity: 1, refillMs: 3_600_000 }

export async function readContact(orm: Orm): Promise<CareContact> {
  const [row] = await orm
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, SETTING))
  return { ...NOBODY, ...(row?.value as Partial<CareContact> | undefined) }
}

/** As learners see it; null where the school has named nobody. */
export async function shownContact(orm: Orm): Promise<ShownCareContact | null> {
  const { email: _, ...shown } = await readContact(orm)
  return shown.name === '' ? null : shown
}

/** Without a name there is nobody, whatever else was written. */
export async function changeContact(
  { orm }: Database,
  actor: Actor,
  wish: CareContact,
): Promise<CareContact> {
  const lines = Object.entries(wish).map(([name, text]) => [name, text.trim()])
  const trimmed = Object.fromEntries(lines) as unknown as CareContact
  const value = trimmed.name === '' ? NOBODY : trimmed
  await orm.transaction(async (tx) => {
    const before = await readContact(tx)
    await tx
      .insert(setting)
      .values({ key: SETTING, value })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: new Date() } })
    await recordAct(tx, actor, {
      act: 'tutor-contact.change',
      target: 'setting:care-contact',
      before,
      after: value,
    })
  })
  return value
}

export interface Care {
  /** Nobody waits for the mail: the learner has been answered. */
  tell(userId: number): void
  /** When everything that was to be told is sent, or kept in the outbox. */
  told(): Promise<void>
}

export function createCare(context: AppContext, mailer: Mailer): Care {
  const { database, site, log, secret, now } = context
  const buckets = createSharedBuckets(database, secret, now)
  const sending = new Set<Promise<void>>()

  async function send(userId: number): Promise<void> {
    const { email } = await readContact(database.orm)
    if (email === '') return
    const mayTell = await buckets.take([
      { rule: ONE_AN_HOUR, name: 'care mail', key: String(userId) },
    ])
    if (!mayTell) return
    const [row] = await database.orm
      .select({
        real: sql<string>`${student.firstName} || ' ' || ${student.lastName}`,
        shown: student.displayName,
      })
      .from(student)
      .where(eq(student.id, userId))
    const { name: brand } = site.brand
    const learner = nameInMail(row?.real ?? '') ?? nameInMail(row?.shown ?? '')
    const locale = await findLocale(database, email)
    const letter = { to: email, locale, brand, publicUrl: site.publicUrl }
    await mailer.send(careMail(letter, learner))
  }

  return {
    tell(userId) {
      const sent = send(userId)
        .catch((error: unknown) => log.error({ err: error }, 'a note to the care contact was lost'))
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    async told() {
      await Promise.all(sending)
    },
  }
}
