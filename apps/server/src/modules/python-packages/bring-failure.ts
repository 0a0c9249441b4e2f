/** Says in one of a few words why a file did not come. */
import type { PackagesFailure } from '@panya/domain/python-packages/packages-status.ts'

const STOPS_ALL: readonly PackagesFailure[] = [
  'unreachable',
  'not-let-in',
  'source-busy',
  'web-page',
  'disk-full',
  'no-folder',
]

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
    return STOPS_ALL.includes(this.reason)
  }
}

const NO_ROOM = ['ENOSPC', 'EDQUOT']
const NO_FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR']

const REFUSING_PROXY = /^Proxy response \((\d+)\)/

export function failureOf(error: unknown, file: string): BringFailure {
  if (error instanceof BringFailure) return error
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (code && NO_ROOM.includes(code)) return new BringFailure('disk-full', code, file)
  if (code && NO_FOLDER.includes(code)) return new BringFailure('no-folder', message, file)
  const causes = causesOf(cause)
  const refusing = causes.map(({ message: words }) => REFUSING_PROXY.exec(words)?.[1]).find(Boolean)
  if (refusing) return new BringFailure('not-let-in', `the proxy answered ${refusing}`, file)
  const named = causes.find((one) => typeof one.code === 'string')?.code
  const detail = named ?? causes.find((one) => one.message)?.message ?? code ?? message
  return new BringFailure('unreachable', detail, file)
}

/** What lies behind a request that failed, outermost first. */
function causesOf(cause: unknown): NodeJS.ErrnoException[] {
  return cause instanceof Error ? [cause, ...causesOf(cause.cause)] : []
}
