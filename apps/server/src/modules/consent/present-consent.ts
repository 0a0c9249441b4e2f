/** Where a learner stands, as far as the learner may know it. */
import {
  type ConsentState,
  consentState,
  guardianNeeded,
  mayAnswer,
} from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { pupil, pupilsOfTeachers } from '../classroom/class-access-port.ts'
import { findConsent } from './consent-table.ts'
import { hasProgressLink } from './progress-link-port.ts'

interface PresentedConsent {
  state: ConsentState
  country: string | null
  /** Whether the question is to be asked (again). */
  mayAnswer: boolean
  guardianNeeded: boolean
  /** Where the link was sent, as far as a learner needs to recognise it. */
  sentTo: string | null
  /** Somebody who could take a signed letter. */
  hasTeacher: boolean
  /** A guardian has a link to the page that shows how they get on. */
  guardianSees: boolean
}

export async function presentConsent(
  orm: Orm,
  studentId: number,
  now: Date,
): Promise<PresentedConsent> {
  const year = bangkokYear(now)
  const row = await findConsent(orm, studentId)
  return {
    state: consentState(row, year),
    country: row?.country ?? null,
    mayAnswer: mayAnswer(row, year),
    guardianNeeded: row !== null && guardianNeeded(row, year),
    sentTo: row?.guardianEmail ? veiled(row.guardianEmail) : null,
    hasTeacher: await hasTeacher(orm, studentId),
    guardianSees: await hasProgressLink(orm, studentId, now),
  }
}

async function hasTeacher(orm: Orm, studentId: number): Promise<boolean> {
  return (await pupilsOfTeachers(orm, eq(pupil.studentId, studentId)).limit(1)).length > 0
}

/** `so•••@school.example`: enough to see a wrong address, too little to learn one. */
function veiled(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`
}
