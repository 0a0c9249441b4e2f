/** Asks for the microphone or the camera, and says in one word why there is none. */
import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'

export class DeviceError extends Error {
  readonly problem: DeviceProblem

  constructor(problem: DeviceProblem) {
    super(problem)
    this.problem = problem
  }
}

const PROBLEMS: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export function deviceProblem(error: unknown): DeviceProblem {
  if (error instanceof DeviceError) return error.problem
  return PROBLEMS[error instanceof Error ? error.name : ''] ?? 'unsupported'
}

/** Null when nobody waits for it any more: the answer may come long after the window was closed. */
export async function openDevice(
  wanted: MediaStreamConstraints,
  signal: AbortSignal,
): Promise<MediaStream | null> {
  // Told by browsers alone.
  const { isSecureContext: isSecure } = globalThis as { isSecureContext?: boolean }
  if (isSecure === false) throw new DeviceError('insecure')
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new DeviceError('unsupported')
  try {
    const stream = await devices.getUserMedia(wanted)
    if (!signal.aborted) return stream
    releaseDevice(stream)
    return null
  } catch (error) {
    if (signal.aborted) return null
    throw new DeviceError(deviceProblem(error))
  }
}

/** The browser's sign that somebody listens or looks goes out at once. */
export function releaseDevice(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
