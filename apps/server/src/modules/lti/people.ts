/** Whose account it is: a platform's name for a person and nothing else, never an address it tells. */
import { NO_NAME } from '@panya/domain/account/person-name.ts'
import type { Platform } from '@panya/domain/lti/lti.ts'
import { and, eq } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Orm } from '../../platform/database/database.ts'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { createLearner } from '../student/sign-up-port.ts'
import type { PersonNames } from './launch-message.ts'
import { sourceOf } from './platforms.ts'

/** Of two requests for the same new learner one makes the account. */
const ONE_AT_A_TIME = { capacity: 1, refillMs: 15_000 }

export interface PlatformPerson {
  platform: Platform
  subject: string
}

export interface KnownPerson {
  id: number
  email: string
}

export interface PeopleParts extends Pick<AppContext, 'database' | 'now'> {
  identity: IdentityService
  buckets: SharedBuckets
}

export async function personOf(
  orm: Orm,
  { platform, subject }: PlatformPerson,
): Promise<KnownPerson | null> {
  const [found] = await orm
    .select({ id: student.id, email: student.email })
    .from(linkedIdentity)
    .innerJoin(student, eq(student.id, linkedIdentity.studentId))
    .where(and(eq(linkedIdentity.source, sourceOf(platform)), eq(linkedIdentity.subject, subject)))
  return found ?? null
}

export async function notePresence(orm: Orm, { platform, subject }: PlatformPerson, now: Date) {
  await orm
    .update(linkedIdentity)
    .set({ lastUsedAt: now })
    .where(and(eq(linkedIdentity.source, sourceOf(platform)), eq(linkedIdentity.subject, subject)))
}

/** The learner's account; a new one, without an address, when they were never here. */
export async function learnerFor(
  parts: PeopleParts,
  who: PlatformPerson & { names: PersonNames },
): Promise<KnownPerson & { isNew: boolean }> {
  const { database, buckets } = parts
  const source = sourceOf(who.platform)
  const wish = { name: 'lti learner', rule: ONE_AT_A_TIME, key: `${source} ${who.subject}` }
  if (!(await buckets.take([wish]))) throw new Problem('CONFLICT', 'under-way')
  try {
    const known = await personOf(database.orm, who)
    if (known) return { ...known, isNew: false }
    const affiliation = clean(who.platform.name, 120) ?? '-'
    const made = await createLearner(parts, {
      email: null,
      ...nameFields(who.names),
      grade: 'other',
      affiliation,
    })
    await database.orm
      .insert(linkedIdentity)
      .values({ source, subject: who.subject, studentId: made.id })
    return { ...made, isNew: true }
  } finally {
    await buckets.giveBack([wish])
  }
}

/** An account has one name at a platform: nobody adds theirs to an account that was left open. */
export async function connect(orm: Orm, who: PlatformPerson, studentId: number): Promise<void> {
  const source = sourceOf(who.platform)
  await orm.transaction(async (tx) => {
    const mine = and(eq(linkedIdentity.source, source), eq(linkedIdentity.studentId, studentId))
    if ((await tx.$count(linkedIdentity, mine)) > 0) {
      throw new Problem('CONFLICT', 'already-connected')
    }
    const { rowCount } = await tx
      .insert(linkedIdentity)
      .values({ source, subject: who.subject, studentId })
      .onConflictDoNothing()
    if (rowCount === 0) throw new Problem('CONFLICT', 'already-connected')
  })
}

const UNNAMED = 'Learner'

/** Schools may keep names to themselves, and some people have one name only. */
export function nameFields({ given, family, full }: PersonNames) {
  const whole = clean(full)
  const [first, ...rest] = whole?.split(' ') ?? []
  return {
    displayName: whole ?? clean(given) ?? UNNAMED,
    firstName: clean(given) ?? first ?? UNNAMED,
    lastName: clean(family) ?? clean(rest.join(' ')) ?? NO_NAME,
  }
}

export function displayNameOf(names: PersonNames): string {
  return nameFields(names).displayName
}

function clean(name: string | null | undefined, longest = 80): string | null {
  const plain = (name ?? '')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return Array.from(plain).slice(0, longest).join('').trim() || null
}
