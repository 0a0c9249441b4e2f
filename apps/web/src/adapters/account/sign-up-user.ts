/** Makes an account. */
import type { FieldErrors } from '@panya/domain/account/account-fields.ts'
import type { SignUpCredentials, SignUpField } from '@panya/domain/account/sign-up.ts'
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { GraphqlError, graphql } from '../graphql/graphql.ts'
import { knownFieldErrors } from './field-errors.ts'

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
  if (code === 'BAD_INPUT') return { kind: 'refused', errors: knownFieldErrors(fields) }
  return null
}
