/** Keeps to the promised times: what is due is deleted, what nobody uses any more is announced. */

import { RETENTION } from '@panya/domain/account/retention.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import {
  addressProof,
  emailChange,
  passwordReset,
  signUpRequest,
  staffInvite,
} from '../../platform/database/schema/account.ts'
import { consent, progressLink } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deletionMail } from './deletion-mail-port.ts'
import { deleteDue } from './deletion-port.ts'

const DAY_MS = 86_400_000
/** At four in the morning in Bangkok: this one looks at every account. */
const QUIET_HOUR_UTC = 21
const ANNOUNCED_AT_ONCE = 500

export interface PrivacyParts {
  identity: IdentityService
  mailer: Mailer
}

export async function keepPersonalData(context: AppContext, parts: PrivacyParts): Promise<void> {
  const { database, now } = context
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await deleteDue(database, parts.identity, now())
  await parts.mailer.outbox.removeBefore(before(RETENTION.outboxDays))
  const unanswered = and(
    isNull(consent.decision),
    isNotNull(consent.tokenHash),
    lt(consent.askedAt, before(RETENTION.guardianLinkDays)),
  )
  await database.orm
    .update(consent)
    .set({ guardianEmail: null, tokenHash: null, askedAt: null })
    .where(unanswered)
  await createSharedBuckets(database, context.secret, now).forgetOld()
  await removeOldLinks(database, now(), before(RETENTION.staffInviteDays))
  const old = before(RETENTION.progressLinkDays)
  await database.orm.delete(progressLink).where(lt(progressLink.madeAt, old))
}

/** Links that nobody can use any more, and who was meant by them. */
async function removeOldLinks({ orm }: AppContext['database'], now: Date, invites: Date) {
  await orm.delete(staffInvite).where(lt(staffInvite.expiresAt, invites))
  await orm.delete(addressProof).where(lt(addressProof.expiresAt, now))
  await orm.delete(signUpRequest).where(lt(signUpRequest.expiresAt, now))
  await orm.delete(passwordReset).where(lt(passwordReset.expiresAt, now))
  await orm.delete(emailChange).where(lt(emailChange.expiresAt, now))
}

/** Accounts nobody has used for years will be deleted, and their owners are told. */
export async function announceUnused(context: AppContext, { mailer }: PrivacyParts): Promise<void> {
  const { database, site, now } = context
  const limit = new Date(now().getTime() - RETENTION.unusedAccountDays * DAY_MS)
  const due = new Date(now().getTime() + RETENTION.deletionUndoDays * DAY_MS)
  // raw: one statement that finds, announces and gives the addresses of those it announced
  const { rows } = await database.orm.execute<{ email: string; locale: Locale | null }>(sql`
    with unused as (
      select s.id, s.email, s.locale from student s
      where greatest(s.last_online, s.created_at) < ${limit}
        and not exists (select 1 from privileged_users p where p.email = s.email and p.is_active)
        and not exists (select 1 from demo d where d.email = s.email)
        and not exists (select 1 from device_sessions v where v.email = s.email)
        and not exists (select 1 from deletion_request r where r.student_id = s.id)
      limit ${ANNOUNCED_AT_ONCE}
    ), announced as (
      insert into deletion_request (student_id, requested_by, requested_at, due_at)
      select id, 'retention', ${now()}, ${due} from unused on conflict do nothing
      returning student_id
    )
    select email, locale from unused join announced on student_id = id`)
  const place = { brand: site.brand.name, publicUrl: site.publicUrl }
  const letter = { ...place, askedBy: 'retention', dueAt: due.toISOString() } as const
  for (const { email, locale } of rows) {
    await mailer.send(deletionMail({ to: email, locale, ...letter }))
  }
}

/** What one hour asks for. */
export async function tidyPersonalData(context: AppContext, parts: PrivacyParts): Promise<void> {
  await keepPersonalData(context, parts)
  if (context.now().getUTCHours() === QUIET_HOUR_UTC) await announceUnused(context, parts)
}
