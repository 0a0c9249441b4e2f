import type { MessageDescriptor } from '@lingui/core'
import type { FieldCode } from '@panya/domain/account/account-fields.ts'
import type { Grade } from '@panya/domain/account/grade.ts'
import type { SignUpField } from '@panya/domain/account/sign-up.ts'

/** The words sign-up and profile have in common; whoever composes them gives them. */
export interface AccountWords {
  fieldMessage(field: SignUpField, code: FieldCode): MessageDescriptor
  gradeNames: Record<Grade, MessageDescriptor>
  affiliationSuggestions: readonly MessageDescriptor[]
}
