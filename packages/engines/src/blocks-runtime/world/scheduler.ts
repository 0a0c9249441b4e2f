/**
 * Runs the threads of a world in a fixed order, one tick at a time. A thread runs until it has shown a
 * picture, sleeps, ends, or has used up its fuel; nothing depends on the wall clock, so the same program
 * with the same input gives the same run.
 */
import { Thread, type ThreadActor, type WorldScript } from './thread.ts'

/** Loop turns a thread may spend before the others get their turn. */
export const FUEL = 200_000

export interface Watch {
  /** What happens now is seen by somebody: a script that is alone may skip its rests only while this is false. */
  crowded: boolean
  /** Something visible has changed since the picture began. */
  isRedrawAsked: boolean
  /** Set while somebody steps or a breakpoint exists: scripts then stop before every block. */
  stepping: boolean
  fuel: number
  failed(thread: Thread, error: unknown): void
}

type Outcome = 'rest' | 'block' | 'busy'

export class Scheduler {
  threads: Thread[] = []
  tick = 0
  breakpoints: ReadonlySet<string> = new Set()
  /** True from a breakpoint (or Pause) until somebody goes on. */
  paused = false
  protected readonly watch: Watch
  #busy: Thread[] = []
  protected readonly current = new Map<ThreadActor, Map<WorldScript, Thread>>()
  /** Where a tick that met a breakpoint goes on. */
  protected cursor = 0

  constructor(watch: Watch) {
    this.watch = watch
  }

  /**
   * Starts a script, again if it is running. It starts at most once a tick: two scripts that call each other
   * by messages must not go round for ever, so a second start waits for the next tick.
   */
  start(actor: ThreadActor, script: WorldScript, restart = true): Thread | null {
    const mine = this.current.get(actor) ?? new Map<WorldScript, Thread>()
    this.current.set(actor, mine)
    const before = mine.get(script)
    if (before && !before.done && (!restart || before.bornAt > this.tick))
      return restart ? before : null
    before?.kill()
    const thread = new Thread(
      actor,
      script,
      before?.bornAt === this.tick ? this.tick + 1 : this.tick,
    )
    mine.set(script, thread)
    this.threads.push(thread)
    return thread
  }

  stop(which: (thread: Thread) => boolean): void {
    for (const thread of this.threads) if (which(thread)) thread.kill()
  }

  /** Forgets everything that ran. */
  clear(): void {
    this.threads = []
    this.#busy = []
    this.current.clear()
    this.tick = 0
    this.cursor = 0
    this.paused = false
  }

  /** Everything ends. */
  stopAll(): void {
    this.stop(() => true)
  }

  /** A thread goes on as this script, which is the same as before. */
  rename(thread: Thread, script: WorldScript): void {
    const mine = this.current.get(thread.actor)
    if (mine?.get(thread.script) === thread) mine.delete(thread.script)
    mine?.set(script, thread)
    thread.script = script
  }

  isRunning(actor: ThreadActor, script: WorldScript): boolean {
    const thread = this.current.get(actor)?.get(script)
    return thread !== undefined && !thread.done
  }

  /** Pictures that could not be shown in time. */
  lose(_ticks: number): void {}

  forget(actor: ThreadActor): void {
    this.current.delete(actor)
  }

  /** The time as it is; `tick` may stand still for a while. */
  get now(): number {
    return this.tick
  }

  /** Ticks for which the running script may still keep everybody waiting. */
  get warpLeft(): number {
    return 0
  }

  /** In the middle of a tick: everything stands still. */
  get isInTick(): boolean {
    return false
  }

  get isIdle(): boolean {
    return this.threads.every((thread) => thread.done)
  }

  get isBusy(): boolean {
    return this.#busy.length > 0
  }

  /** One tick for everybody. Stops in the middle when a breakpoint is met. */
  runTick(): void {
    for (; this.cursor < this.threads.length; this.cursor++) {
      const thread = this.threads[this.cursor]!
      if (thread.done || thread.isAsleep(this.tick)) continue
      if (this.#run(thread) === 'block') {
        this.paused = true
        return
      }
    }
    this.finishTick()
  }

  protected finishTick(): void {
    this.cursor = 0
    this.tick += 1
    this.threads = this.threads.filter((thread) => !thread.done)
    this.#busy = this.#busy.filter((thread) => !thread.done)
  }

  /** More turns for the scripts that only calculate, for as long as there is time before the next picture. */
  useSpareTime(hasTime: () => boolean): void {
    while (this.#busy.length > 0 && hasTime()) {
      const again = this.#busy
      this.#busy = []
      for (const thread of again) {
        if (!thread.done && this.#run(thread) === 'block') this.paused = true
      }
      if (this.paused) return
    }
  }

  /** Every script goes on by one block; the clock moves on, at once to the next one who wakes. */
  runStep(): void {
    let moved = false
    const current = this.threads.filter((thread) => !thread.done)
    for (const thread of current) {
      if (thread.isAsleep(this.tick)) continue
      this.advance(thread)
      moved = true
    }
    this.finishTick()
    if (moved) return
    const wake = Math.min(...current.map((thread) => thread.wakeAt).filter((at) => at > this.tick))
    if (Number.isFinite(wake)) this.tick = wake
  }

  #run(thread: Thread): Outcome {
    this.watch.fuel = FUEL
    for (;;) {
      const signal = this.advance(thread)
      if (signal === null || signal === 0 || signal === 2 || signal === 3 || thread.done)
        return 'rest'
      if (signal === 1) {
        this.#busy.push(thread)
        return 'busy'
      }
      if (this.breakpoints.has(signal)) return 'block'
    }
  }

  protected advance(thread: Thread): ReturnType<Thread['resume']> {
    try {
      const signal = thread.resume()
      if (typeof signal === 'string') thread.at = signal
      return signal
    } catch (error) {
      thread.kill()
      this.watch.failed(thread, error)
      return null
    }
  }
}
