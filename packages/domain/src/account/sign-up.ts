/** Signing up: the seven fields, what is wrong with each, and the form in which they are kept. */
import {
  checkAffiliation,
  checkEmail,
  checkGrade,
  checkName,
  checkPassword,
  type FieldCode,
  type FieldErrors,
  normaliseEmail,
  normaliseName,
} from './account-fields.ts'
import { hasNoMail } from './no-mail-address.ts'

export interface SignUpCredentials {
  email: string
  password: string
  displayName: string
  firstName: string
  lastName: string
  grade: string
  affiliation: string
}

export type SignUpField = keyof SignUpCredentials

export const SIGN_UP_CHECKS: Record<SignUpField, (value: unknown) => FieldCode | null> = {
  email: checkOwnEmail,
  password: checkPassword,
  displayName: checkName,
  firstName: checkName,
  lastName: checkName,
  grade: checkGrade,
  affiliation: checkAffiliation,
}

/** Addresses of people without a mailbox are given by us: nobody takes one. */
export function checkOwnEmail(value: unknown): FieldCode | null {
  const wrong = checkEmail(value)
  if (wrong !== null) return wrong
  return hasNoMail(normaliseEmail(String(value))) ? 'not-an-email' : null
}

export const SIGN_UP_FIELDS = Object.keys(SIGN_UP_CHECKS) as SignUpField[]

export function checkSignUp(
  input: Partial<Record<SignUpField, unknown>>,
): FieldErrors<SignUpField> {
  const errors: FieldErrors<SignUpField> = {}
  for (const field of SIGN_UP_FIELDS) {
    const code = SIGN_UP_CHECKS[field](input[field])
    if (code !== null) errors[field] = code
  }
  return errors
}

/** For input that passed checkSignUp. The password stays as it was typed. */
export function normaliseSignUp(input: SignUpCredentials): SignUpCredentials {
  return {
    email: normaliseEmail(input.email),
    password: input.password,
    displayName: normaliseName(input.displayName),
    firstName: normaliseName(input.firstName),
    lastName: normaliseName(input.lastName),
    grade: input.grade,
    affiliation: normaliseName(input.affiliation),
  }
}
