/**
 * Waiting in functions that run in one go, by the rules of Scratch: nobody gets a turn meanwhile, for up to half a
 * second. `wait` looks at the clock of the pictures, which stands still within one; music and gliding look at the
 * time as it is.
 */
import type { Actor } from './actor.ts'
import type { WorldRules } from './rules.ts'
import type { Scheduler } from './scheduler.ts'
import type { Thread } from './thread.ts'

/** Ticks are added up in fractions: less than this is nothing. */
const DUST = 1e-6

interface TimedWorld {
  readonly scheduler: Scheduler
  readonly rules: WorldRules
  placeOf(target: string): { x: number; y: number } | null
  redraw(): void
}

export class OneGo {
  readonly #world: TimedWorld

  constructor(world: TimedWorld) {
    this.#world = world
  }

  get #time(): Scheduler {
    return this.#world.scheduler
  }

  *wait(seconds: number): Generator<3> {
    this.#world.redraw()
    const until = this.#time.tick + (seconds > 0 ? this.#world.rules.ticksFor(seconds) : 0)
    while (this.#time.tick < until) yield 3
  }

  *rest(thread: Thread, seconds: number): Generator<3> {
    const until = this.#time.now + seconds * this.#world.rules.ticksPerSecond
    while (until - this.#time.now > DUST) {
      thread.spin = until - this.#time.now
      yield 3
    }
  }

  *glide(actor: Actor, thread: Thread, seconds: number, x: number, y: number): Generator<3> {
    const [fromX, fromY, start] = [actor.x, actor.y, this.#time.now]
    const length = seconds * this.#world.rules.ticksPerSecond
    for (let gone = 0; length - gone > DUST; gone = this.#time.now - start) {
      // Where it is when its time is up, and a picture shows it.
      const share = Math.min(length, gone + this.#time.warpLeft) / length
      actor.goTo(fromX + (x - fromX) * share, fromY + (y - fromY) * share)
      thread.spin = length - gone
      yield 3
    }
    actor.goTo(x, y)
  }

  *glideTo(actor: Actor, thread: Thread, seconds: number, target: string): Generator<3> {
    const place = this.#world.placeOf(target)
    if (place) yield* this.glide(actor, thread, seconds, place.x, place.y)
  }
}
