/** The one mail a day: who may get it, and when it is time. */
import { hasNoMail } from '../account/no-mail-address.ts'
import { resolveRole, type Standing } from '../account/resolve-role.ts'
import { isStaff } from '../account/staff.ts'
import { type ConsentStatus, guardianNeeded } from '../consent/consent-state.ts'
import { bangkokYear } from '../time/bangkok.ts'

export const DIGEST_CHOICES = ['none', 'daily'] as const
export type DigestChoice = (typeof DIGEST_CHOICES)[number]

/** More than these are only counted. */
export const DIGEST_LINES = 20

/** Hours in Bangkok: lessons are over, and nobody is asleep yet. */
const FIRST_HOUR = 16
const LAST_HOUR = 18
const OFFSET_HOURS = 7

export function isDigestTime(now: Date): boolean {
  const hour = (now.getUTCHours() + OFFSET_HOURS) % 24
  return hour >= FIRST_HOUR && hour <= LAST_HOUR
}

/** Why somebody gets no mails; `no-mail`: the site sends none, or they have no mailbox. */
export type DigestRefusal = 'no-mail' | 'not-verified' | 'too-young'

export interface DigestReader extends Standing {
  email: string
  verified: boolean
  closed: boolean
  /** Null when they were not asked yet. */
  consent: ConsentStatus | null
}

/** Mail goes to proven addresses of people who decide for themselves; a guardian's yes is no wish of the child for mail. */
export function digestRefusal(reader: DigestReader, now: Date): DigestRefusal | null {
  const role = reader.closed ? null : resolveRole(reader)
  if (role === null || role === 'demo' || hasNoMail(reader.email)) return 'no-mail'
  if (!isStaff(role) && !decidesAlone(reader.consent, bangkokYear(now))) return 'too-young'
  return reader.verified ? null : 'not-verified'
}

/** Also somebody who has grown up since a guardian answered. */
function decidesAlone(consent: ConsentStatus | null, year: number): boolean {
  return consent !== null && !guardianNeeded(consent, year)
}
