/** What this feature is given by the app because another part of the product owns it. */
import type { MessageDescriptor } from '@lingui/core'

export type Grades = Record<string, MessageDescriptor>
