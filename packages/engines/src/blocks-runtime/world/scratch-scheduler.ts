/**
 * Runs threads as Scratch does: in every frame there are passes over the list of threads until nobody can
 * go on, something visible has changed, or the time of the frame is used up. With a clock that is real time;
 * without one it is a number of turns, so that the same program gives the same run.
 */
import { Scheduler, type Watch } from './scheduler.ts'
import { Thread, type ThreadActor, type WorldScript } from './thread.ts'

/** The share of a frame in which scripts may run, and how long a script may run in one go, in milliseconds. */
const TICK_MS = 1000 / 30
const FRAME_MS = TICK_MS * 0.75
const WARP_MS = 500
/** The same in ticks. */
const WARP_TICKS = 15
/** The same in turns of loops, where there is no clock. */
const FRAME_TURNS = 100_000
const WARP_TURNS = 2_000_000
/** Turns between two looks at the clock. */
const SLICE = 10_000

/** next: the others have their turn; wait: this one goes on when the ticks it owes have passed. */
type Outcome = 'next' | 'wait' | 'breakpoint'

export class ScratchScheduler extends Scheduler {
  readonly #clock: (() => number) | null
  /** A breakpoint may lie in the middle of a frame, and of a pass. */
  #isInFrame = false
  #isInPass = false
  /** The thread that is running now. */
  #going: Thread | null = null
  #frameStart = 0
  #turns = 0
  /** Who goes on within its turn as soon as the ticks it owes have passed. */
  #spinning: Thread | null = null
  /** Ticks that went by within this frame, and those of them that still have to be sat out. */
  #spent = 0
  #owed = 0
  /** When the turn that is going on began, what it has calculated, and how many ticks it has spun. */
  #turnStart = 0
  #turnTurns = 0
  #turnSpun = 0
  /** The list of the pass that is going on; `stop all` puts another one in the place of `threads`. */
  #passing: Thread[] = []
  #active = 0

  constructor(watch: Watch, clock: (() => number) | null) {
    super(watch)
    this.#clock = clock
  }

  /** New threads come last; one that is started again takes the place of the old one. */
  override start(actor: ThreadActor, script: WorldScript, restart = true): Thread | null {
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
    before.isReplaced = true
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
    this.#spinning = null
    this.#owed = 0
  }

  override clear(): void {
    super.clear()
    this.#leaveFrame()
    this.#spent = 0
  }

  /** Real time goes on while a frame is late; within a frame nobody sees that. */
  override lose(ticks: number): void {
    if (this.#isInFrame) this.#spent += ticks
    else this.tick += ticks
  }

  override get isInTick(): boolean {
    return this.#isInFrame
  }

  override get now(): number {
    return this.tick + this.#spent
  }

  override get warpLeft(): number {
    if (this.#clock) return (WARP_MS - (this.#clock() - this.#turnStart)) / TICK_MS
    return WARP_TICKS * (1 - this.#turnTurns / WARP_TURNS) - this.#turnSpun
  }

  /** One frame. Stops in the middle when a breakpoint is met, and when somebody keeps all others waiting. */
  override runTick(): void {
    if (!this.#isInFrame) this.#beginFrame()
    else if (this.#sitsOut()) return
    do {
      if (!this.#isInPass) this.#beginPass()
      while (this.cursor < this.#passing.length) {
        const outcome = this.#turn(this.#spinning ?? this.#passing[this.cursor]!)
        if (outcome === 'breakpoint') this.paused = true
        if (outcome !== 'next') return
        this.#spinning = null
        this.cursor += 1
        if (this.#owes) return
      }
      this.#endPass()
    } while (this.#active > 0 && !this.watch.isRedrawAsked && this.#hasTime())
    this.#isInFrame = false
  }

  #sitsOut(): boolean {
    if (!this.#owes) return false
    this.#owed -= 1
    return this.#owes
  }

  /** Ticks are added up in fractions: a hair less than a whole one is whole. */
  get #owes(): boolean {
    return this.#owed > 1 - 1e-6
  }

  #beginFrame(): void {
    this.#isInFrame = true
    const spent = Math.floor(this.#spent + 1e-6)
    this.tick += 1 + spent
    this.#spent = Math.max(0, this.#spent - spent)
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
    if (this.#spent >= 1) return false
    if (this.#clock) return this.#clock() - this.#frameStart < FRAME_MS
    return this.#turns < FRAME_TURNS
  }

  #turn(thread: Thread): Outcome {
    if (thread.done && thread !== this.#spinning) return 'next'
    if (thread.awaited && this.#waits(thread, thread.awaited)) return 'next'
    if (thread.isAsleep(this.tick)) return 'next'
    const outcome = this.#go(thread)
    if (outcome === 'next' && !thread.done && !thread.isAsleep(this.tick)) this.#active += 1
    return outcome
  }

  /** A thread waits for others as long as one of them is in the list. Those that ended leave it after the pass. */
  #waits(thread: Thread, others: readonly Thread[]): boolean {
    if (!others.some((other) => other.isListed)) {
      thread.awaited = null
      thread.holds = false
      return false
    }
    const rests = (other: Thread): boolean =>
      other.asking || ((other.resting || other.awaited !== null) && other.wakeAt > this.tick)
    if (others.every((other) => other.done || !other.isListed || rests(other)))
      thread.wakeAt = this.tick + 1
    else if (thread.holds) this.#spend(WARP_TICKS)
    return true
  }

  /** Nobody has a turn while these pass. */
  #spend(ticks: number): void {
    this.#spent += ticks
    this.#owed += ticks
  }

  #go(thread: Thread): Outcome {
    if (thread !== this.#spinning) {
      this.#turnStart = this.#clock?.() ?? 0
      this.#turnTurns = 0
      this.#turnSpun = 0
    }
    this.#going = thread
    thread.resting = false
    const outcome = this.#run(thread)
    this.#going = null
    return outcome
  }

  #run(thread: Thread): Outcome {
    const before = this.#turnTurns
    this.watch.fuel = SLICE
    for (;;) {
      const signal = this.advance(thread)
      if (signal === 2) thread.kill()
      if (signal === null || signal === 2) break
      if (signal === 3) {
        const outcome = this.#hold(thread)
        if (outcome === 'next') break
        if (outcome === 'wait') return 'wait'
      } else if (signal === 1) {
        this.#turnTurns += SLICE
        if (this.warpLeft < 0) {
          // By the clock the time is gone already; in turns it has to be said.
          if (!this.#clock) this.#spent += WARP_TICKS - this.#turnSpun
          break
        }
        this.watch.fuel = SLICE
      } else if (thread.done) break
      else if (signal === 0) {
        if (thread.awaited?.length !== 0) break
        thread.awaited = null
      } else if (this.breakpoints.has(signal)) return 'breakpoint'
    }
    this.#turns += 1 + this.#turnTurns - before + SLICE - Math.max(0, this.watch.fuel)
    return 'next'
  }

  /**
   * A script that runs in one go does not give way while it waits: it looks again and again, until what it
   * waits for is there or its time is up. Null when it goes on at once.
   */
  #hold(thread: Thread): Outcome | null {
    if (thread.awaited?.length === 0) {
      thread.awaited = null
      return null
    }
    thread.holds = thread.awaited !== null
    const left = Math.max(0, this.warpLeft)
    const isEnough = thread.awaited === null && thread.spin <= left
    const ticks = isEnough ? thread.spin : left
    thread.spin = Infinity
    this.#turnSpun += ticks
    this.#spend(ticks)
    if (!isEnough) return 'next'
    if (!this.#owes) return null
    this.#spinning = thread
    return 'wait'
  }

  override useSpareTime(): void {}

  protected override finishTick(): void {
    this.#isInFrame = false
    this.tick += 1
    this.#passing = this.threads
    this.#endPass()
  }
}
