/** One script that is running for one sprite. */
import type { Script, Signal } from '../compile/instantiate.ts'
import type { ActorSpec } from '../program.ts'

/** Whoever a script can run for: threads need to know no more of a sprite. */
export interface ThreadActor {
  readonly spec: ActorSpec
  readonly isClone: boolean
}

export type WorldScript = Script<ThreadActor, Thread>

export class Thread {
  readonly actor: ThreadActor
  script: WorldScript
  readonly #generator: Generator<Signal, unknown, undefined>
  /** The block it stands at, for highlighting. */
  at = ''
  done = false
  /** The tick it starts in. */
  readonly bornAt: number
  /** Sleeps until the world's clock (in ticks) reaches this. */
  wakeAt: number
  /** Sleeps until these are done. */
  awaited: Thread[] | null = null
  /** Sleeps until the learner has answered. */
  asking = false
  /** It waits for something outside of the program, such as the end of a sound. */
  resting = false
  /** It still stands in the list of its scheduler. */
  isListed = true
  /** Its script was started again, and another one runs in its place. */
  isReplaced = false
  /** A function is about to call itself. */
  again = false
  /** It runs in one go: while it waits for others, nobody has a turn. */
  holds = false
  /** Ticks until it can get on, for one that runs in one go; Infinity when only a new picture can tell. */
  spin = Infinity

  constructor(actor: ThreadActor, script: WorldScript, bornAt: number) {
    this.actor = actor
    this.script = script
    this.bornAt = bornAt
    this.wakeAt = bornAt
    this.#generator = script.run(actor, this)
  }

  isAsleep(tick: number): boolean {
    if (this.asking || this.wakeAt > tick) return true
    if (this.awaited?.some((thread) => !thread.done)) return true
    this.awaited = null
    return false
  }

  /** Runs on to the next signal; null when the script has ended. */
  resume(): Signal | null {
    const step = this.#generator.next()
    if (!step.done) return step.value
    this.done = true
    return null
  }

  kill(): void {
    this.done = true
  }
}

/** Runs a function that only calculates to its end, past all places to pause: a condition wants an answer. */
export function atOnce<Result>(
  calculation: Generator<Signal, Result, undefined>,
  breathe: () => void,
): Result {
  for (;;) {
    const step = calculation.next()
    if (step.done) return step.value
    if (step.value === 1) breathe()
  }
}
