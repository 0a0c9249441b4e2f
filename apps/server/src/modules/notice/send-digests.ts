/**
 * One mail a day to whoever wants it, in the afternoon, and only when something new is unread. A node takes people
 * up before it writes to them: two nodes never write the same mail. What a crash swallows is in tomorrow's.
 */
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import { DIGEST_LINES, isDigestTime } from '@panya/domain/notice/digest.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { noticeMail } from '../../platform/database/schema/notice.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { digestMail } from './digest-mail.ts'
import { createStopTokens, findMailReader, mailRefusal } from './mail-choice.ts'
import type { NoticeMailParts } from './mail-routes.ts'
import { unreadNotices } from './notices.ts'

const AT_ONCE = 20

export async function sendDigests(
  context: AppContext,
  parts: NoticeMailParts,
  stop?: AbortSignal,
): Promise<void> {
  const { database, now } = context
  while (parts.mailer.sends && isDigestTime(now())) {
    const claimed = await claim(database.orm, bangkokDay(now()))
    for (const wish of claimed) {
      if (stop?.aborted) return
      await sendOne(context, parts, wish)
    }
    if (claimed.length < AT_ONCE) return
  }
}

type Wish = typeof noticeMail.$inferSelect

async function claim(orm: Orm, today: string): Promise<Wish[]> {
  const due = orm
    .select({ id: noticeMail.studentId })
    .from(noticeMail)
    .where(or(isNull(noticeMail.mailedOn), lt(noticeMail.mailedOn, today)))
    .orderBy(asc(noticeMail.studentId))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return orm
    .update(noticeMail)
    .set({ mailedOn: today })
    .where(inArray(noticeMail.studentId, due))
    .returning()
}

/** Asked anew each day: an address may have changed, a teacher may teach no more. */
async function sendOne(
  { database, site, secret, now }: AppContext,
  { accounts, mailer }: NoticeMailParts,
  { studentId, locale, mailedUntil }: Wish,
): Promise<void> {
  const { orm } = database
  if ((await mailRefusal(orm, accounts, studentId, now())) !== null) return
  const reader = await findMailReader(orm, studentId)
  const role = reader && resolveRole(await accounts.find(reader.email))
  if (!reader || !role) return
  const unread = await unreadNotices(orm, { studentId, role }, now(), DIGEST_LINES + 1)
  const newest = unread[0]
  if (!newest || (mailedUntil !== null && new Date(newest.at) <= mailedUntil)) return
  await mailer.send(
    digestMail({
      to: reader.email,
      locale: reader.locale ?? locale,
      token: createStopTokens(secret)(studentId),
      brand: site.brand.name,
      publicUrl: site.publicUrl,
      notices: unread.slice(0, DIGEST_LINES),
      more: unread.length > DIGEST_LINES,
    }),
  )
  await orm
    .update(noticeMail)
    .set({ mailedUntil: new Date(newest.at) })
    .where(eq(noticeMail.studentId, studentId))
}
