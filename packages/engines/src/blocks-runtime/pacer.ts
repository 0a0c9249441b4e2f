/** Keeps a world in real time: how many ticks are due, and how long there is to calculate before the next. */
import type { Speed } from './protocol.ts'
import type { World } from './world/world.ts'

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
    const { scheduler, rules } = this.#world
    const tickMs = 1000 / rules.ticksPerSecond
    if (scheduler.paused) return tickMs
    if (this.speed !== 'full') return this.#stepBeat(STEP_MS[this.speed])
    // A tab that slept does not make up for all of it.
    const lost = Math.floor((this.#now() - this.#due) / tickMs) - rules.catchUp
    if (lost > 0) {
      this.#due += lost * tickMs
      scheduler.lose(lost)
    }
    while (this.#due <= this.#now() && !scheduler.paused) {
      this.#world.tick()
      this.#due += tickMs
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
