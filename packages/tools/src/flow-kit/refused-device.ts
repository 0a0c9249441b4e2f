import type { FlowProblem } from '@panya/engines/flow/flow-value.ts'

/** Why a camera or a microphone gives nothing, in a way that the node can say. */

const REFUSED = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError']
/** Where pages may not ask at all there is no such thing as a list of devices. */
const NONE = ['NotFoundError', 'OverconstrainedError', 'DevicesNotFoundError', 'TypeError']

export function refusedDevice(device: 'camera' | 'microphone', error: unknown): FlowProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (REFUSED.includes(name)) return { code: `${device}-refused` }
  return { code: `${device}-${NONE.includes(name) ? 'none' : 'busy'}` }
}
