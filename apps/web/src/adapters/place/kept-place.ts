/** A place in use: read at once, written a few times a second, and at once when the page may never run again. */
import { onLeaving } from '@panya/tools/host/page-life.ts'
import type { ToolPlace } from '@panya/tools/host/place/tool-place.ts'
import { cameBack } from './came-back.ts'
import { forgetPlace, type KeptThings, recallPlace, rememberPlace } from './place-store.ts'

const WRITE_EVERY_MS = 250

export interface PlaceStore {
  remember(of: string, things: KeptThings): Promise<void>
  forget(of: string): Promise<void>
}

export class KeptPlace implements ToolPlace {
  readonly #things: Map<string, unknown>
  readonly #store: PlaceStore
  readonly #stop: () => void
  #of: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  #isChanged = false

  constructor(of: string, things: KeptThings, store: PlaceStore) {
    this.#of = of
    this.#things = new Map(Object.entries(things))
    this.#store = store
    this.#stop = onLeaving(() => void this.flush())
  }

  read(name: string): unknown {
    return this.#things.get(name)
  }

  keep(name: string, value: unknown): void {
    if (Object.is(this.#things.get(name), value)) return
    if (value === undefined) this.#things.delete(name)
    else this.#things.set(name, value)
    this.#isChanged = true
    if (document.visibilityState === 'hidden') void this.flush()
    else this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS)
  }

  /** What it is the place of has a name of its own now. */
  moveTo(of: string): void {
    const before = this.#of
    this.#of = of
    this.#isChanged = true
    void this.#inTurn(() => this.#store.forget(before))
    void this.flush()
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isChanged) return this.#writing
    this.#isChanged = false
    const of = this.#of
    const things = Object.fromEntries(this.#things)
    const isEmpty = this.#things.size === 0
    return this.#inTurn(() => (isEmpty ? this.#store.forget(of) : this.#store.remember(of, things)))
  }

  close(): void {
    void this.flush()
    this.#stop()
  }

  /** One after the other, or an older one could be the last. Storage may be full or forbidden. */
  #inTurn(write: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(write).catch(() => undefined)
    return this.#writing
  }
}

/** As it was left, where the page has come back. */
export async function openPlace(user: number, of: string): Promise<KeptPlace> {
  const things = cameBack(of) ? await recallPlace(user, of) : {}
  return new KeptPlace(of, things, {
    remember: (name, now) => rememberPlace(user, name, now),
    forget: (name) => forgetPlace(user, name),
  })
}
