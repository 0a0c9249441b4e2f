import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SchoolPreset } from '@panya/domain/account/school-identity.ts'

export const PRESET_NAMES: Record<SchoolPreset, MessageDescriptor> = {
  google: msg`Google Workspace`,
  entra: msg`Microsoft Entra`,
  other: msg`Another provider`,
}

export const SCHOOL_TOUCHES = [
  ['admin', 'school-sign-in'],
  ['admin', 'audit'],
]
