/** A place in use: read at once, written a few times a second, and at once when the page may never run again. */
import { onLeaving } from '@panya/tools/host/page-life.ts'
import type { ToolPlace } from '@panya/tools/host/place/tool-place.ts'
import { cameBack } from './came-back.ts'
import { forgetPlace, type KeptThings, recallPlace, rememberPlace } from './place-store.ts'

const WRITE_EVERY_MS = 250

export class KeptPlace implements ToolPlace {
  readonly #things: Map<string, unknown>
  readonly #write: (things: KeptThings) => Promise<void>
  readonly #stop: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  #isOpen = false
  #isChanged = false

  constructor(things: KeptThings, write: (things: KeptThings) => Promise<void>) {
    this.#things = new Map(Object.entries(things))
    this.#write = write
    this.#stop = onLeaving(() => this.flush())
  }

  read(name: string): unknown {
    return this.#things.get(name)
  }

  keep(name: string, value: unknown): void {
    if (Object.is(this.#things.get(name), value)) return
    if (value === undefined) this.#things.delete(name)
    else this.#things.set(name, value)
    this.#isChanged = true
    this.#plan()
  }

  /** Before that nothing is written: a project nobody changed has no address to come back to. */
  open(): void {
    this.#isOpen = true
    this.#plan()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isOpen || !this.#isChanged) return
    this.#isChanged = false
    const things = Object.fromEntries(this.#things)
    // One after the other, or an older one could be the last. Storage may be full or forbidden.
    this.#writing = this.#writing.then(() => this.#write(things)).catch(() => undefined)
  }

  close(): void {
    this.flush()
    this.#stop()
  }

  #plan(): void {
    if (!this.#isOpen || !this.#isChanged) return
    if (document.visibilityState === 'hidden') return this.flush()
    this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS)
  }
}

/** As it was left, where the page has come back. */
export async function openPlace(user: number, of: string): Promise<KeptPlace> {
  const place = freshPlace(user, of, cameBack() ? await recallPlace(user, of) : {})
  place.open()
  return place
}

/** Of what has no place yet. */
export function freshPlace(user: number, of: string, things: KeptThings = {}): KeptPlace {
  return new KeptPlace(things, (now) =>
    Object.keys(now).length > 0 ? rememberPlace(user, of, now) : forgetPlace(user, of),
  )
}
