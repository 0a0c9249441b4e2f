/** The rules for what people tell of themselves: one code per thing that can be wrong. */
import { isCommonPassword } from './common-passwords.ts'
import { isGrade } from './grade.ts'

export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const NAME_MAX = 80
export const AFFILIATION_MAX = 120

/** The client has a text for each of these. */
export const FIELD_CODES = [
  'required',
  'not-text',
  'too-short',
  'too-long',
  'not-an-email',
  'too-common',
  'own-words',
  'control-characters',
  'unknown-grade',
  'same-as-before',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

export type FieldErrors<Field extends string = string> = Partial<Record<Field, FieldCode>>

/** Everything is compared and stored in this form. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Names keep their script; only the space around them goes, and one form of each letter stays. */
export function normaliseName(name: string): string {
  return name.trim().normalize('NFC').replace(/\s+/gu, ' ')
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/

export function checkEmail(value: unknown): FieldCode | null {
  if (typeof value !== 'string') return missing(value)
  const email = normaliseEmail(value)
  if (email === '') return 'required'
  if (email.length > EMAIL_MAX) return 'too-long'
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const valid = at > 0 && local.length <= 64 && LOCAL_PART.test(local)
  return valid && DOMAIN.test(email.slice(at + 1)) ? null : 'not-an-email'
}

export function checkPassword(value: unknown): FieldCode | null {
  if (typeof value !== 'string') return missing(value)
  if (value === '') return 'required'
  const length = lengthOf(value)
  if (length < PASSWORD_MIN) return 'too-short'
  if (length > PASSWORD_MAX) return 'too-long'
  return isCommonPassword(value) ? 'too-common' : null
}

export function checkName(value: unknown): FieldCode | null {
  return checkText(value, NAME_MAX)
}

export function checkAffiliation(value: unknown): FieldCode | null {
  return checkText(value, AFFILIATION_MAX)
}

export function checkGrade(value: unknown): FieldCode | null {
  if (typeof value !== 'string') return missing(value)
  if (value === '') return 'required'
  return isGrade(value) ? null : 'unknown-grade'
}

function checkText(value: unknown, max: number): FieldCode | null {
  if (typeof value !== 'string') return missing(value)
  // Marks that turn the reading direction could make one name look like another.
  if (/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(value))
    return 'control-characters'
  const text = normaliseName(value)
  if (text.replace(/[\p{Cf}\s]/gu, '') === '') return 'required'
  return lengthOf(text) > max ? 'too-long' : null
}

/** In characters as Unicode counts them, not in halves of them. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function missing(value: unknown): FieldCode {
  return value === null || value === undefined ? 'required' : 'not-text'
}
