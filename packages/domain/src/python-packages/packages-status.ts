/** Python's packages on this server, as admins and browsers see them. */

/**
 * Why packages are not here: the source does not answer, wants a sign-in, has too much to do, does not have a
 * file, sends another one, something in between sends a web page, the disk has no room, the folder cannot be
 * written, there is no such package for this Python.
 */
export type PackagesFailure =
  | 'unreachable'
  | 'not-let-in'
  | 'source-busy'
  | 'refused'
  | 'wrong-file'
  | 'web-page'
  | 'disk-full'
  | 'no-folder'
  | 'unknown-package'

export interface PackagesStatus {
  /** `off`: the operator wants none. `waiting`: something failed, and it is tried again. */
  state: 'off' | 'bringing' | 'ready' | 'waiting'
  /** Where they come from. */
  source: string
  folder: string
  there: number
  wanted: number
  /** Of those that are there. */
  bytes: number
  /** What is on its way now. */
  current: { file: string; loaded: number; total: number | null } | null
  failure: { reason: PackagesFailure; file: string | null; detail: string } | null
  nextTryAt: string | null
}

/** What a browser is told before it asks for a file. */
export interface PackageIndex {
  /** Whether those that are not there are on their way. */
  coming: boolean
  /** By the file's name: its bytes. */
  files: Record<string, number>
}
