/** Marks on their way to platforms: queued when work is given back, sent until the platform has them. */
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { assignment, submission } from '../../platform/database/schema/classroom.ts'
import { ltiGrade, ltiLink } from '../../platform/database/schema/school.ts'
import type { LtiParts } from './lti-parts.ts'
import { PlatformProblem } from './platform-request.ts'
import { platformById } from './platforms.ts'

const SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
const SCORE = 'application/vnd.ims.lis.v1.score+json'
const MINUTE = 60_000
/** Longer than sending takes: until then no other node tries the same. */
const LEASE_MS = 2 * MINUTE
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE
/** About a week; then a teacher says when. */
const MOST_TRIES = 40
const AT_ONCE = 20

type SendParts = Pick<LtiParts, 'database' | 'now' | 'askWithToken' | 'log'>

export async function sendGrades(parts: SendParts, stop?: AbortSignal): Promise<void> {
  const { orm } = parts.database
  await queueGrades(orm, parts.now())
  for (;;) {
    const claimed = await claim(orm, parts.now())
    for (const grade of claimed) {
      if (stop?.aborted) return
      await sendOne(parts, grade)
    }
    if (claimed.length < AT_ONCE) return
  }
}

const SOURCE = sql`'platform:' || ${ltiLink.platformId}`

/** Whatever was given back since; a mark that was taken back only where one was sent. */
async function queueGrades(orm: Orm, now: Date): Promise<void> {
  const due = orm
    .selectDistinct({
      linkId: ltiLink.id,
      studentId: submission.studentId,
      mark: submission.mark,
      maxMark: sql<number>`${assignment.maxMark}::real`.as('max_mark'),
      markedAt: sql<Date>`${submission.givenBackAt}`.as('marked_at'),
      sentAt: sql<Date | null>`null::timestamptz`.as('sent_at'),
      tries: sql<number>`0::smallint`.as('tries'),
      nextTryAt: sql<Date>`${now}::timestamptz`.as('next_try_at'),
      problem: sql<string | null>`null::text`.as('problem'),
    })
    .from(ltiLink)
    .innerJoin(assignment, eq(assignment.id, ltiLink.assignmentId))
    .innerJoin(submission, eq(submission.assignmentId, assignment.id))
    .innerJoin(
      linkedIdentity,
      and(eq(linkedIdentity.studentId, submission.studentId), eq(linkedIdentity.source, SOURCE)),
    )
    .leftJoin(
      ltiGrade,
      and(eq(ltiGrade.linkId, ltiLink.id), eq(ltiGrade.studentId, submission.studentId)),
    )
    .where(
      and(
        isNotNull(ltiLink.lineItemUrl),
        eq(submission.state, 'given-back'),
        isNotNull(submission.givenBackAt),
        or(
          and(isNull(ltiGrade.linkId), isNotNull(submission.mark)),
          lt(ltiGrade.markedAt, submission.givenBackAt),
        ),
      ),
    )
  const { linkId, studentId, ...rest } = ltiGrade
  await orm
    .insert(ltiGrade)
    .select(due)
    .onConflictDoUpdate({
      target: [linkId, studentId],
      set: {
        mark: sql`excluded.mark`,
        maxMark: sql`excluded.max_mark`,
        markedAt: sql`excluded.marked_at`,
        sentAt: null,
        tries: 0,
        nextTryAt: now,
        problem: null,
      },
      setWhere: lt(rest.markedAt, sql`excluded.marked_at`),
    })
}

type Grade = typeof ltiGrade.$inferSelect

async function claim(orm: Orm, now: Date): Promise<Grade[]> {
  const due = orm
    .select({ linkId: ltiGrade.linkId, studentId: ltiGrade.studentId })
    .from(ltiGrade)
    .where(
      and(isNull(ltiGrade.sentAt), lte(ltiGrade.nextTryAt, now), lt(ltiGrade.tries, MOST_TRIES)),
    )
    .orderBy(asc(ltiGrade.nextTryAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return orm
    .update(ltiGrade)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${ltiGrade.tries} + 1` })
    .where(sql`(${ltiGrade.linkId}, ${ltiGrade.studentId}) in ${due}`)
    .returning()
}

async function sendOne(parts: SendParts, grade: Grade): Promise<void> {
  const { database, now, log } = parts
  let outcome: Partial<Grade>
  try {
    await postScore(parts, grade)
    outcome = { sentAt: now(), problem: null }
  } catch (error) {
    if (!(error instanceof PlatformProblem)) log.warn({ err: error }, 'a mark could not be sent')
    const problem = error instanceof PlatformProblem ? error.message : 'unexpected'
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (grade.tries - 1), LONGEST_WAIT_MS)
    outcome = { problem, nextTryAt: new Date(now().getTime() + wait) }
  }
  // Marked again meanwhile: that one is still to be sent.
  const { linkId, studentId, markedAt } = ltiGrade
  await database.orm
    .update(ltiGrade)
    .set(outcome)
    .where(
      and(
        eq(linkId, grade.linkId),
        eq(studentId, grade.studentId),
        eq(sql`date_trunc('milliseconds', ${markedAt})`, grade.markedAt),
      ),
    )
}

async function postScore(parts: SendParts, { linkId, studentId, mark, maxMark }: Grade) {
  const { orm } = parts.database
  const [found] = await orm
    .select({
      platformId: ltiLink.platformId,
      lineItemUrl: ltiLink.lineItemUrl,
      subject: linkedIdentity.subject,
    })
    .from(ltiLink)
    .innerJoin(
      linkedIdentity,
      and(eq(linkedIdentity.studentId, studentId), eq(linkedIdentity.source, SOURCE)),
    )
    .where(eq(ltiLink.id, linkId))
    .limit(1)
  const platform = found && (await platformById(orm, found.platformId))
  if (!found?.lineItemUrl || !platform) {
    throw new PlatformProblem('no-place')
  }
  const score = {
    userId: found.subject,
    timestamp: parts.now().toISOString(),
    activityProgress: mark === null ? 'InProgress' : 'Completed',
    gradingProgress: mark === null ? 'NotReady' : 'FullyGraded',
    ...(mark === null ? {} : { scoreGiven: mark, scoreMaximum: maxMark }),
  }
  const scores = scoresAddress(found.lineItemUrl)
  const headers = { 'content-type': SCORE }
  const body = JSON.stringify(score)
  await parts
    .askWithToken(platform, SCOPE, scores, { method: 'POST', headers, body })
    .catch((error: unknown) => {
      const gone = error instanceof PlatformProblem && [404, 410].includes(error.status ?? 0)
      throw gone ? new PlatformProblem('no-place', error.trouble.detail) : error
    })
}

/** `…/lineitem?type_id=1` becomes `…/lineitem/scores?type_id=1`. */
export function scoresAddress(lineItemUrl: string): string {
  if (!URL.canParse(lineItemUrl)) throw new PlatformProblem('no-place')
  const url = new URL(lineItemUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`
  return url.href
}
