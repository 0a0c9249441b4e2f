import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Command } from './tiny-level.ts'

export const COMMAND_MESSAGES: Record<Command, MessageDescriptor> = {
  left: msg`Turn left`,
  move: msg`Step`,
  right: msg`Turn right`,
}

/** Arrows as the robot sees them; they are never mirrored. */
export const COMMAND_PATHS: Record<Command, string> = {
  left: 'M8 4 4 8l4 4M4 8h9a5 5 0 0 1 5 5v7',
  move: 'M12 20V5m-6 6 6-6 6 6',
  right: 'm16 4 4 4-4 4M20 8h-9a5 5 0 0 0-5 5v7',
}
