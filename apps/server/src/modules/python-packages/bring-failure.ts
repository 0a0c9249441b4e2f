/** Says in one of a few words why a file did not come. */
import type { PackagesFailure } from '@panya/domain/python-packages/packages-status.ts'

export class BringFailure extends Error {
  reason: PackagesFailure
  file: string | null

  constructor(reason: PackagesFailure, detail: string, file: string | null = null) {
    super(detail)
    this.reason = reason
    this.file = file
  }

  /** Whether the next file would fail in the same way. */
  get stopsAll(): boolean {
    return ['unreachable', 'disk-full', 'no-folder'].includes(this.reason)
  }
}

const NO_ROOM = ['ENOSPC', 'EDQUOT']
const NO_FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR']

export function failureOf(error: unknown, file: string): BringFailure {
  if (error instanceof BringFailure) return error
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (code && NO_ROOM.includes(code)) return new BringFailure('disk-full', code, file)
  if (code && NO_FOLDER.includes(code)) return new BringFailure('no-folder', message, file)
  const inner = cause as NodeJS.ErrnoException | undefined
  return new BringFailure('unreachable', inner?.code ?? inner?.message ?? code ?? message, file)
}
