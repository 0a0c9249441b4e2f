/** What roles and states of accounts are called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '@panya/domain/account/role.ts'
import type { AccountState } from '@panya/domain/admin/people.ts'
import type { BadgeTone } from '../parts/Badge.tsx'

export const ROLE_NAMES: Record<Role, MessageDescriptor> = {
  anonymous: msg`Visitor`,
  demo: msg`Demo`,
  student: msg`Student`,
  teacher: msg`Teacher`,
  admin: msg`Administrator`,
}

export const ROLE_TONES: Record<Role, BadgeTone> = {
  anonymous: 'plain',
  demo: 'teal',
  student: 'plain',
  teacher: 'amber',
  admin: 'indigo',
}

export const STATE_NAMES: Record<AccountState, MessageDescriptor> = {
  open: msg`Account open`,
  closed: msg`Closed`,
  leaving: msg`Being deleted`,
}

export const STATE_TONES: Record<AccountState, BadgeTone> = {
  open: 'go',
  closed: 'plain',
  leaving: 'stop',
}
