/** Reads what the server says is wrong with which field. */
import {
  FIELD_CODES,
  type FieldCode,
  type FieldErrors,
} from '@panya/domain/account/account-fields.ts'
import type { SignUpField } from '@panya/domain/account/sign-up.ts'

/** Only what there is a message for; a field may be named with what it stands in, as `credentials.email`. */
export function knownFieldErrors(fields: Record<string, string>): FieldErrors<SignUpField> {
  const entries = Object.entries(fields).map(([path, code]) => [path.split('.').at(-1), code])
  return Object.fromEntries(entries.filter(([, code]) => isFieldCode(code)))
}

function isFieldCode(code: string | undefined): code is FieldCode {
  return (FIELD_CODES as readonly (string | undefined)[]).includes(code)
}
