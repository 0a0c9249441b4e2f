/** What people are told when their session has ended, by the reason the server gave. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'

export const SESSION_MESSAGES: Record<SessionInvalidReason, MessageDescriptor> = {
  expired: msg`Your session has expired. Please sign in again.`,
  exceeded_limit: msg`You have been signed out because you exceeded the maximum number of devices (3).`,
  not_found: msg`Your session is no longer valid. Please sign in again.`,
  inactive: msg`Your session has been deactivated. Please sign in again.`,
}

export const SIGN_OUT_FAILED = msg`Logout encountered an error. Redirecting...`
