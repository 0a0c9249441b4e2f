import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import type { FlowProblem } from '@panya/engines/flow/flow-value.ts'
import { deviceProblem } from '@panya/engines/media-devices/open-device.ts'
import type { FlowMessages } from './flow-messages.ts'

/** Why a camera or a microphone gives nothing, in a way that the node can say. */

/** As projects and translations know them. */
const CODES: Record<DeviceProblem, string> = {
  denied: 'refused',
  missing: 'none',
  busy: 'busy',
  insecure: 'insecure',
  unsupported: 'unsupported',
}

export function refusedDevice(device: 'camera' | 'microphone', error: unknown): FlowProblem {
  return { code: `${device}-${CODES[deviceProblem(error)]}` }
}

/** What happened, and what to do next. */
export function said(messages: Pick<FlowMessages, 'problem'>, problem: FlowProblem): string {
  const { text, fix } = messages.problem(problem)
  return `${text} ${fix}`
}
