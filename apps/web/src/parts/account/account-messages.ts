/** The messages about accounts that more than one feature shows: what is wrong with a field, and the grades. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldCode } from '@panya/domain/account/account-fields.ts'
import type { Grade } from '@panya/domain/account/grade.ts'
import type { SignUpField } from '@panya/domain/account/sign-up.ts'

const REQUIRED: Record<SignUpField, MessageDescriptor> = {
  email: msg`Type your email address.`,
  password: msg`Choose a password.`,
  displayName: msg`Tell us what to call you.`,
  firstName: msg`Type your first name.`,
  lastName: msg`Type your last name.`,
  grade: msg`Choose your grade.`,
  affiliation: msg`Type the name of your school, or where you learn.`,
}

const PASSWORD_TOO_LONG = msg`This password is too long. Use at most 128 characters.`

const GENERAL: Record<Exclude<FieldCode, 'required' | 'not-text'>, MessageDescriptor> = {
  'too-short': msg`Make it longer: at least 8 characters.`,
  'too-long': msg`This is too long. Make it shorter.`,
  'not-an-email': msg`This does not look like an email address. It should look like name@school.com.`,
  'too-common': msg`Many people use this password, so it is easy to guess. Choose another one.`,
  'own-words': msg`Names of you, your school or this site are easy to guess. Choose other words.`,
  'control-characters': msg`Some of these characters cannot be used. Type it again by hand.`,
  'unknown-grade': msg`Choose a grade from the list.`,
  'same-as-before': msg`This is the one you have now. Choose another one.`,
}

export function fieldMessage(field: SignUpField, code: FieldCode): MessageDescriptor {
  if (code === 'required' || code === 'not-text') return REQUIRED[field]
  if (code === 'too-long' && field === 'password') return PASSWORD_TOO_LONG
  return GENERAL[code]
}

export const GRADE_NAMES: Record<Grade, MessageDescriptor> = {
  P1: msg`Primary 1`,
  P2: msg`Primary 2`,
  P3: msg`Primary 3`,
  P4: msg`Primary 4`,
  P5: msg`Primary 5`,
  P6: msg`Primary 6`,
  M1: msg`Secondary 1`,
  M2: msg`Secondary 2`,
  M3: msg`Secondary 3`,
  M4: msg`Secondary 4`,
  M5: msg`Secondary 5`,
  M6: msg`Secondary 6`,
  vocational: msg`Vocational school`,
  university: msg`University`,
  'teacher-training': msg`Teacher training`,
  other: msg`Something else`,
}

export const AFFILIATION_SUGGESTIONS: readonly MessageDescriptor[] = [
  msg`Home school`,
  msg`Coding club`,
  msg`Public library`,
  msg`Not at a school`,
]
