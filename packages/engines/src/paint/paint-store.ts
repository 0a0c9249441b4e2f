/** What the page sees of the costume editor, and who is told when it changes. */
import { FIRST_STATE, type PaintState } from './paint-state.ts'

export class PaintStore {
  #state: PaintState = FIRST_STATE
  readonly #listeners = new Set<() => void>()

  get state(): PaintState {
    return this.#state
  }

  /** Nobody is told yet. */
  set(change: Partial<PaintState>): void {
    this.#state = { ...this.#state, ...change }
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
  }
}
