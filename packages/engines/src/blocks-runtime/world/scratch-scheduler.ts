/**
 * Runs threads as Scratch does: in every frame there are passes over the list of threads until nobody can
 * go on, something visible has changed, or the time of the frame is used up. With a clock that is real time;
 * without one it is a number of turns, so that the same program gives the same run.
 */
import type { Actor } from './actor.ts'
import { Scheduler, type Watch } from './scheduler.ts'
import { Thread, type WorldScript } from './thread.ts'

/** The share of a frame in which scripts may run, and how long a script may run in one go, in milliseconds. */
const FRAME_MS = (1000 / 30) * 0.75
const WARP_MS = 500
/** The same in turns of loops, where there is no clock. */
const FRAME_TURNS = 100_000
const WARP_TURNS = 2_000_000
/** Turns between two looks at the clock. */
const SLICE = 10_000

export class ScratchScheduler extends Scheduler {
  readonly #clock: (() => number) | null
  /** A breakpoint may lie in the middle of a frame, and of a pass. */
  #isInFrame = false
  #isInPass = false
  /** The thread that is running now. */
  #going: Thread | null = null
  #frameStart = 0
  #turns = 0
  /** The list of the pass that is going on; `stop all` puts another one in the place of `threads`. */
  #passing: Thread[] = []
  #active = 0

  constructor(watch: Watch, clock: (() => number) | null) {
    super(watch)
    this.#clock = clock
  }

  /** New threads come last; one that is started again takes the place of the old one. */
  override start(actor: Actor, script: WorldScript, restart = true): Thread | null {
    const mine = this.current.get(actor) ?? new Map<WorldScript, Thread>()
    this.current.set(actor, mine)
    const before = mine.get(script)
    const isThere = before?.isListed === true
    if (isThere && !restart && !before.done) return null
    const thread = new Thread(actor, script, this.tick)
    mine.set(script, thread)
    this.watch.crowded = true
    if (isThere && restart) this.#replace(before, thread)
    else this.threads.push(thread)
    return thread
  }

  #replace(before: Thread, thread: Thread): void {
    before.kill()
    before.isListed = false
    this.threads[this.threads.indexOf(before)] = thread
  }

  override stop(which: (thread: Thread) => boolean): void {
    super.stop(which)
    this.watch.crowded = true
  }

  /** Who comes later in this pass still has one turn, and what is started from now on lives. */
  override stopAll(): void {
    for (const thread of this.threads) {
      thread.isListed = false
      // Somebody outside has stopped everything: nobody has a turn any more.
      if (!this.#going) thread.kill()
    }
    this.threads = []
    this.current.clear()
    this.watch.crowded = true
    if (!this.#going) this.#leaveFrame()
  }

  #leaveFrame(): void {
    this.#isInFrame = false
    this.#isInPass = false
    this.#passing = []
  }

  override clear(): void {
    super.clear()
    this.#leaveFrame()
  }

  /** Real time goes on while a frame is late. */
  override lose(ticks: number): void {
    this.tick += ticks
  }

  /** One frame. Stops in the middle when a breakpoint is met. */
  override runTick(): void {
    if (!this.#isInFrame) this.#beginFrame()
    do {
      if (!this.#isInPass) this.#beginPass()
      for (; this.cursor < this.#passing.length; this.cursor++) {
        if (this.#turn(this.#passing[this.cursor]!)) {
          this.paused = true
          return
        }
      }
      this.#endPass()
    } while (this.#active > 0 && !this.watch.isRedrawAsked && this.#hasTime())
    this.#isInFrame = false
  }

  #beginFrame(): void {
    this.#isInFrame = true
    this.tick += 1
    this.watch.isRedrawAsked = false
    this.#turns = 0
    this.#frameStart = this.#clock?.() ?? 0
  }

  #beginPass(): void {
    this.#isInPass = true
    this.#passing = this.threads
    this.cursor = 0
    this.#active = 0
    let awake = 0
    for (const thread of this.threads) if (!thread.done && !thread.isAsleep(this.tick)) awake += 1
    this.watch.crowded = awake > 1
  }

  #endPass(): void {
    this.#isInPass = false
    this.cursor = 0
    const ended = this.threads.filter((thread) => thread.done)
    if (ended.length === 0) return
    // Who has waited for one of them looks again in this frame.
    if (this.threads.some(({ awaited }) => awaited?.some((other) => ended.includes(other))))
      this.#active += 1
    for (const thread of ended) thread.isListed = false
    this.threads = this.threads.filter((thread) => !thread.done)
  }

  #hasTime(): boolean {
    if (this.#clock) return this.#clock() - this.#frameStart < FRAME_MS
    return this.#turns < FRAME_TURNS
  }

  /** True when it met a breakpoint. */
  #turn(thread: Thread): boolean {
    if (thread.done) return false
    if (thread.awaited && this.#waits(thread, thread.awaited)) return false
    if (thread.isAsleep(this.tick)) return false
    if (this.#go(thread)) return true
    if (!thread.done && !thread.isAsleep(this.tick)) this.#active += 1
    return false
  }

  /** A thread waits for others as long as one of them is in the list. Those that ended leave it after the pass. */
  #waits(thread: Thread, others: readonly Thread[]): boolean {
    if (!others.some((other) => other.isListed)) {
      thread.awaited = null
      return false
    }
    const rests = (other: Thread): boolean =>
      other.asking || ((other.resting || other.awaited !== null) && other.wakeAt > this.tick)
    if (others.every((other) => other.done || !other.isListed || rests(other)))
      thread.wakeAt = this.tick + 1
    return true
  }

  #go(thread: Thread): boolean {
    this.#going = thread
    thread.resting = false
    const isAtBreakpoint = this.#run(thread)
    this.#going = null
    return isAtBreakpoint
  }

  #run(thread: Thread): boolean {
    const start = this.#clock?.() ?? 0
    let turns = 1
    this.watch.fuel = SLICE
    for (;;) {
      const signal = this.advance(thread)
      if (signal === 2) thread.kill()
      if (signal === null || signal === 2 || thread.done) break
      if (signal === 0) {
        if (thread.awaited?.length !== 0) break
        thread.awaited = null
      } else if (signal === 1) {
        turns += SLICE
        if (this.#clock ? this.#clock() - start > WARP_MS : turns > WARP_TURNS) break
        this.watch.fuel = SLICE
      } else if (this.breakpoints.has(signal)) return true
    }
    this.#turns += turns + SLICE - Math.max(0, this.watch.fuel)
    return false
  }

  override useSpareTime(): void {}

  protected override finishTick(): void {
    this.#isInFrame = false
    this.tick += 1
    this.#passing = this.threads
    this.#endPass()
  }
}
