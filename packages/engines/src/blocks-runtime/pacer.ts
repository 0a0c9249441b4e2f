/** Keeps a world in real time: how many ticks are due, and how long there is to calculate before the next. */
import { TICKS_PER_SECOND } from './program.ts'
import type { Speed } from './protocol.ts'
import type { World } from './world/world.ts'

const TICK_MS = 1000 / TICKS_PER_SECOND
/** A tab that slept does not catch up more than this. */
const CATCH_UP_TICKS = 4
const STEP_MS: Record<Exclude<Speed, 'full'>, number> = { slow: 120, slower: 600 }

export class Pacer {
  speed: Speed = 'full'
  #due = 0
  readonly #world: World
  readonly #now: () => number

  constructor(world: World, now: () => number) {
    this.#world = world
    this.#now = now
    this.#due = now()
  }

  /** From here on time counts afresh: after a pause, a load or a change of speed. */
  restart(): void {
    this.#due = this.#now()
  }

  /** Runs what is due and returns the milliseconds until the next beat. */
  beat(): number {
    const { scheduler } = this.#world
    if (scheduler.paused) return TICK_MS
    if (this.speed !== 'full') return this.#stepBeat(STEP_MS[this.speed])
    const behind = Math.floor((this.#now() - this.#due) / TICK_MS)
    if (behind > CATCH_UP_TICKS) this.#due = this.#now() - CATCH_UP_TICKS * TICK_MS
    while (this.#due <= this.#now() && !scheduler.paused) {
      this.#world.tick()
      this.#due += TICK_MS
    }
    scheduler.useSpareTime(() => this.#now() < this.#due - 2)
    return Math.max(0, this.#due - this.#now())
  }

  #stepBeat(pause: number): number {
    this.#world.step()
    this.#due = this.#now()
    return pause
  }
}
