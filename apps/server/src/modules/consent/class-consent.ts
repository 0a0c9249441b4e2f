/** Which learners of a class lack a guardian's consent, and writing again to guardians who have not answered. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import {
  classConsentState,
  type LearnerConsent,
  lacksConsent,
  type NotReminded,
  type Reminded,
  remindBefore,
  whyNotReminded,
} from '@panya/domain/consent/class-consent.ts'
import type { ConsentStatus } from '@panya/domain/consent/consent-state.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import {
  consent,
  privilegedUsers,
  progressLink,
  student,
} from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { consentStatus } from './consent-status-port.ts'
import { reminderMail } from './guardian-mail.ts'
import { isYoung } from './progress-link-port.ts'
import type { ConsentParts } from './routes.ts'
import { isUnwanted } from './unwanted-mail.ts'

const LARGEST_CLASS = 500
/** A mail server is spoken to by so many at once. */
const MAILS_AT_ONCE = 5

async function readClass(orm: Orm, classId: number, now: Date) {
  const year = bangkokYear(now)
  const rows = await orm
    .select({
      studentId: student.id,
      displayName: student.displayName,
      firstName: student.firstName,
      lastName: student.lastName,
      status: sql<ConsentStatus | null>`case when ${consent.studentId} is not null then ${consentStatus} end`,
      guardianEmail: consent.guardianEmail,
      askedAt: consent.askedAt,
      asks: sql<number>`coalesce(${consent.asks}, 0)`,
      decidedAt: consent.decidedAt,
      signedOn: consent.signedOn,
      linkMadeAt: progressLink.madeAt,
      // Whoever teaches and sits in a class as a learner is never restricted.
      isStaff: sql<boolean>`exists (select 1 from ${privilegedUsers}
        where ${privilegedUsers.email} = ${student.email} and ${privilegedUsers.isActive})`,
    })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .leftJoin(consent, eq(consent.studentId, student.id))
    .leftJoin(progressLink, and(eq(progressLink.studentId, student.id), isYoung(now)))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')))
    .orderBy(...inNameOrder(student.firstName, student.lastName), asc(student.id))
    .limit(LARGEST_CLASS)
  return rows.map(({ status, isStaff, ...row }) => {
    const record = status && { ...status, asked: row.askedAt !== null }
    const state = isStaff ? ('not-needed' as const) : classConsentState(record, year)
    return { ...row, state }
  })
}

type Learner = Awaited<ReturnType<typeof readClass>>[number]

/** Without the guardian's address: a teacher needs to know that there is one. */
export async function listConsents(
  orm: Orm,
  classId: number,
  now: Date,
): Promise<LearnerConsent[]> {
  const rows = await readClass(orm, classId, now)
  return rows.map(({ studentId, firstName, lastName, state, ...row }) => {
    const asked = state === 'asked' ? row.askedAt : null
    const answered = state === 'given' || state === 'refused'
    return {
      studentId,
      firstName,
      lastName,
      state,
      askedAt: asked?.toISOString() ?? null,
      decidedAt: answered ? (row.decidedAt?.toISOString() ?? null) : null,
      signedOn: answered ? row.signedOn : null,
      linkMadeAt: state === 'given' ? (row.linkMadeAt?.toISOString() ?? null) : null,
    }
  })
}

type Parts = Pick<AppContext, 'database' | 'site' | 'now'> & Omit<ConsentParts, 'accounts'>

/** Mails go only where a learner has had us write before, and say no more than the first one. */
export async function remindAll(
  parts: Parts,
  classId: number,
  locale: Locale,
  actor: Actor,
): Promise<Reminded> {
  const { database, site, tokens, mailer, now } = parts
  const left: Reminded['left'] = []
  const reachable: (Learner & { guardianEmail: string })[] = []
  for (const learner of await readClass(database.orm, classId, now())) {
    if (!lacksConsent(learner.state) || learner.state === 'refused') continue
    const { studentId, guardianEmail } = learner
    const why = whyNotReminded(learner, now()) ?? (await whyNotWritten(parts, guardianEmail))
    if (why === null && guardianEmail !== null) reachable.push({ ...learner, guardianEmail })
    else left.push({ studentId, why: why ?? 'no-address' })
  }
  const place = { brand: site.brand.name, publicUrl: site.publicUrl }
  const mails = await database.orm.transaction(async (tx) => {
    const written: Mail[] = []
    for (const { studentId, displayName, guardianEmail: to } of reachable) {
      const token = tokens.create()
      if (await renewLink(tx, studentId, to, tokens.hashOf(token), now())) {
        written.push(reminderMail({ to, locale, token, displayName, ...place }))
      } else left.push({ studentId, why: 'asked-lately' })
    }
    if (written.length === 0) return written
    await recordAct(tx, actor, {
      act: 'guardian.remind',
      target: `classroom:${classId}`,
      after: { sent: written.length },
    })
    return written
  })
  for (let at = 0; at < mails.length; at += MAILS_AT_ONCE) {
    await Promise.all(mails.slice(at, at + MAILS_AT_ONCE).map((mail) => mailer.send(mail)))
  }
  return { sent: mails.length, left }
}

async function whyNotWritten(
  { database, tokens, limits }: Pick<Parts, 'database' | 'tokens' | 'limits'>,
  email: string | null,
): Promise<NotReminded | null> {
  if (email === null || hasNoMail(email)) return 'no-address'
  if (await isUnwanted(database.orm, tokens.addressHash(email))) return 'wants-no-mail'
  return (await limits.mayRemind(email)) ? null : 'mailbox-full'
}

/** False when somebody else has just done it, or the guardian has answered. */
async function renewLink(
  orm: Orm,
  studentId: number,
  guardianEmail: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const stillWaits = and(
    eq(consent.studentId, studentId),
    eq(consent.guardianEmail, guardianEmail),
    isNull(consent.decision),
    lte(consent.askedAt, remindBefore(now)),
  )
  const { rowCount } = await orm
    .update(consent)
    .set({ tokenHash, askedAt: now, asks: sql`${consent.asks} + 1` })
    .where(stillWaits)
  return rowCount === 1
}
