/** Brings Python's packages behind the running server, and knows which are there. */
import { join } from 'node:path'
import type { PackagesStatus } from '@panya/domain/python-packages/packages-status.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { BringFailure } from './bring-failure.ts'
import { bringFile } from './bring-file.ts'
import { PackageStore } from './package-store.ts'
import {
  type Lock,
  type LockedPackage,
  publicSource,
  readLock,
  withDependencies,
} from './python-lock.ts'

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 600_000
const MIB = 1024 * 1024

type Parts = Pick<AppContext, 'env' | 'log' | 'now'>

export class PythonPackages {
  readonly version: string
  readonly store: PackageStore
  readonly #parts: Parts
  readonly #source: string
  readonly #unknown: BringFailure | null
  readonly #owner: string | undefined
  #failures = 0
  #failure: BringFailure | null = null
  #nextTry = 0
  #bringing = false
  #current: PackagesStatus['current'] = null

  /** `owner` tells processes apart that share a folder. */
  constructor(parts: Parts, known: { lock: Lock; version: string } = readLock(), owner?: string) {
    const { env } = parts
    const { packages, unknown } = withDependencies(known.lock, env.pythonPackages)
    this.#parts = parts
    this.#owner = owner
    this.version = known.version
    this.#source = `${env.pythonPackagesUrl ?? publicSource(known.version)}/`.replace(/\/+$/, '/')
    this.store = new PackageStore(join(env.dataDir, 'python-packages', known.version), packages)
    this.#unknown =
      unknown.length > 0 ? new BringFailure('unknown-package', unknown.join(', ')) : null
  }

  get status(): PackagesStatus {
    const { wanted, missing, bytes, folder } = this.store
    const failure = (missing.length > 0 ? this.#failure : null) ?? this.#unknown
    return {
      state: this.#state(),
      source: withoutPassword(this.#source),
      folder,
      there: wanted.length - missing.length,
      wanted: wanted.length,
      bytes,
      current: this.#current,
      failure: failure && { reason: failure.reason, file: failure.file, detail: failure.message },
      nextTryAt: missing.length > 0 && this.#failure ? new Date(this.#nextTry).toISOString() : null,
    }
  }

  #state(): PackagesStatus['state'] {
    if (this.store.wanted.length === 0) return this.#unknown ? 'waiting' : 'off'
    if (this.store.missing.length === 0) return 'ready'
    return this.#failure && !this.#bringing ? 'waiting' : 'bringing'
  }

  /** Asked often; does something when something is missing and the pause after a failure is over. */
  async bring(stop: AbortSignal): Promise<void> {
    if (this.store.missing.length === 0) return
    if (this.#parts.now().getTime() < this.#nextTry) {
      // Somebody may have put them there.
      await this.store.look().catch(() => undefined)
      return
    }
    const { log } = this.#parts
    const before = this.store.missing.length
    this.#bringing = true
    const failure = await this.#bringMissing(stop)
    this.#bringing = false
    this.#current = null
    if (stop.aborted) return
    if (failure) return this.#fail(failure)
    this.#failure = null
    this.#failures = 0
    const { missing, bytes } = this.store
    const brought = before - missing.length
    if (missing.length === 0) log.info({ bytes, files: brought }, 'Python packages are there')
  }

  async #bringMissing(stop: AbortSignal): Promise<BringFailure | null> {
    let first: BringFailure | null = null
    try {
      await this.store.look()
    } catch (error) {
      return new BringFailure('no-folder', (error as Error).message)
    }
    for (const one of this.store.missing) {
      try {
        await this.#bringOne(one, stop)
      } catch (error) {
        if (stop.aborted) return null
        if (!(error instanceof BringFailure)) throw error
        first ??= error
        if (error.stopsAll) return error
      }
    }
    return first
  }

  async #bringOne(one: LockedPackage, stop: AbortSignal): Promise<void> {
    const { env, log } = this.#parts
    const file = one.file_name
    this.#current = { file, loaded: 0, total: null }
    const brought = await bringFile({
      address: new URL(file, this.#source),
      target: this.store.pathOf(file),
      sha256: one.sha256,
      reserveBytes: env.diskReserveMb * MIB,
      stop,
      onProgress: (loaded, total) => {
        this.#current = { file, loaded, total }
      },
      ...(this.#owner === undefined ? {} : { owner: this.#owner }),
    })
    if (brought === 'busy') return
    await this.store.check(one)
    log.info({ file, bytes: this.store.sizeOf(file) }, 'a Python package has come')
  }

  #fail(failure: BringFailure): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS)
    this.#failures += 1
    this.#failure = failure
    this.#nextTry = this.#parts.now().getTime() + pause
    const { reason, file, message } = failure
    const facts = { reason, file, detail: message, source: withoutPassword(this.#source) }
    this.#parts.log.warn(
      { ...facts, nextTryInSeconds: pause / 1000 },
      'Python packages could not be brought; everything else works',
    )
  }

  /** An admin has seen to it: the pause is over. */
  tryNow(): void {
    this.#nextTry = 0
    this.#failures = 0
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return url.href
}
