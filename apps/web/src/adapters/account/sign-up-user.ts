/** Makes an account. */
import type { FieldCode, FieldErrors } from '@panya/domain/account/account-fields.ts'
import { FIELD_CODES } from '@panya/domain/account/account-fields.ts'
import type { SignUpCredentials, SignUpField } from '@panya/domain/account/sign-up.ts'
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { GraphqlError, graphql } from '../graphql/graphql.ts'

export type SignUpRefusal =
  | { kind: 'refused'; errors: FieldErrors<SignUpField> }
  | { kind: 'taken' | 'too-many' }

/** Null when the account was made. */
export async function signUpUser(credentials: SignUpCredentials): Promise<SignUpRefusal | null> {
  try {
    await graphql(SignUpUser, { credentials })
    return null
  } catch (error) {
    const refusal = error instanceof GraphqlError ? refusalOf(error) : null
    if (refusal) return refusal
    throw error
  }
}

function refusalOf({ code, fields }: GraphqlError): SignUpRefusal | null {
  if (code === 'CONFLICT') return { kind: 'taken' }
  if (code === 'RATE_LIMITED') return { kind: 'too-many' }
  if (code === 'BAD_INPUT') return { kind: 'refused', errors: errorsOf(fields) }
  return null
}

function errorsOf(fields: Record<string, string>): FieldErrors<SignUpField> {
  const isKnown = (code: string): code is FieldCode =>
    (FIELD_CODES as readonly string[]).includes(code)
  // The server names what is inside `credentials`.
  const entries = Object.entries(fields).map(([path, code]) => [path.split('.').at(-1), code])
  return Object.fromEntries(entries.filter(([, code]) => isKnown(code ?? '')))
}
