/** The stage and everybody on it: what blocks can ask and do beyond their own sprite, tick by tick. */
import { BoardSim } from '../board/board-sim.ts'
import type { VariableSlot } from '../compile/compile-program.ts'
import type { Signal } from '../compile/instantiate.ts'
import type { ActorSpec, StageProgram, VariableJson } from '../program.ts'
import { between, pick, type Random, seededRandom } from '../random.ts'
import { readProgram } from '../read/read-program.ts'
import { position } from '../scratch-lists.ts'
import { clamp, type Value } from '../values.ts'
import type { Actor } from './actor.ts'
import { AskQueue } from './ask-queue.ts'
import { bounded } from './bounded.ts'
import { EdgeHats } from './edge-hats.ts'
import type { Frame, SoundOp } from './frame.ts'
import { frameOf } from './frame-of.ts'
import { FrameOutput } from './frame-output.ts'
import { startValue } from './fresh-globals.ts'
import { coversPoint, type Mask } from './geometry.ts'
import { Named } from './named.ts'
import { OneGo } from './one-go.ts'
import { Pen } from './pen.ts'
import { PenBitmap } from './pen-bitmap.ts'
import {
  confidenceIn,
  NO_TOPICS,
  NOTHING_RECOGNISED,
  type Recognised,
  type Topics,
} from './recognised.ts'
import { PANYA, rulesOf, type WorldRules } from './rules.ts'
import { FUEL, type Scheduler } from './scheduler.ts'
import { Senses } from './senses.ts'
import { Sensing } from './sensing.ts'
import { SoundBox } from './sound-box.ts'
import { atOnce, type Thread, type WorldScript } from './thread.ts'
import { Video } from './video.ts'
import { WorldScripts } from './world-scripts.ts'

export const CLONE_LIMIT = 300
/** A hand that presses a sprite may tremble as much. */
const CLICK_REACH = 3

export interface WorldOptions {
  seed?: number
  /** The wall clock for the date blocks. */
  now?: () => Date
  /** Called now and then by functions that only calculate; throws to stop them. */
  breathe?: () => void
  /** Milliseconds that pass; without it scripts are measured in turns, and every run is the same. */
  clock?: () => number
}

export class World extends Sensing {
  rules: WorldRules = PANYA
  scheduler: Scheduler
  readonly masks = new Map<string, Mask>()
  readonly pen = new Pen()
  readonly frameOutput = new FrameOutput()
  readonly questions = new AskQueue()
  readonly named = new Named(this)
  readonly senses = new Senses()
  readonly video = new Video(this)
  readonly sound = new SoundBox(this)
  readonly oneGo = new OneGo(this)
  actors: Actor[] = []
  shown = new Set<string>()
  globals: Record<string, unknown> = {}
  tempo = PANYA.tempo
  answer: Value = ''
  /** What a trained model makes of the camera or the microphone, told by the page. */
  model: Recognised = NOTHING_RECOGNISED
  /** What the model of texts says, where the project has one. */
  topics: Topics = NO_TOPICS
  stepping = false
  fuel = FUEL
  crowded = false
  isRedrawAsked = false
  /** What pens drew, for programs that ask about colours. */
  penBitmap: PenBitmap | null = null
  /** The simulated board of a program for one. */
  board: BoardSim | null = null
  /** A board's hats watch only between Run and Stop. */
  #isOn = false
  #random: Random
  readonly #options: WorldOptions
  #program: StageProgram = { actors: [] }
  /** What of the program could not be taken over. */
  #leftOut: Frame['problems'] = []
  readonly #scripts = new WorldScripts()
  #keyCount = 0
  #timerStart = 0
  readonly #edgeHats = new EdgeHats()
  /** A sprite that was pressed and is clicked when it is let go. */
  #pressed: { actor: Actor; x: number; y: number } | null = null

  constructor(options: WorldOptions = {}) {
    super()
    this.#options = options
    this.#random = seededRandom(options.seed ?? 1)
    this.scheduler = this.rules.scheduler(this, options.clock ?? null)
    this.pen.onStroke = (op) => {
      if (op.op === 'clear') this.penBitmap?.clear()
      else if (op.op === 'line') this.penBitmap?.line(op)
    }
  }

  /** Puts a program on the stage, everything at its start. */
  load(given: StageProgram): void {
    const program = this.#read(given)
    this.#follow(rulesOf(program.rules))
    this.#compile(true)
    this.reset()
  }

  #follow(rules: WorldRules): void {
    const { breakpoints } = this.scheduler
    this.rules = rules
    this.scheduler = rules.scheduler(this, this.#options.clock ?? null)
    this.scheduler.breakpoints = breakpoints
  }

  /** Takes over an edited program while it runs: scripts that changed start again, all else goes on. */
  update(given: StageProgram): void {
    const program = this.#read(given)
    if (rulesOf(program.rules) !== this.rules) return this.load(given)
    this.#goOn()
  }

  /** Running scripts go on in what is the program now. */
  #goOn(): void {
    const program = this.#program
    const before = this.#compile(false)
    const specs = new Map(program.actors.map((spec) => [spec.id, spec]))
    this.actors = this.actors.filter((actor) => specs.has(actor.spec.id))
    for (const actor of this.actors) Object.assign(actor, { spec: specs.get(actor.spec.id) })
    for (const spec of program.actors) {
      if (!this.actors.some((actor) => actor.spec.id === spec.id)) this.#addActor(spec, null)
    }
    this.#addMissingVariables()
    this.#scripts.takeOver(before, this.scheduler, this.actors)
  }

  #read(given: StageProgram): StageProgram {
    const { program, problems } = readProgram(given)
    this.#program = program
    this.#leftOut = problems
    return program
  }

  #compile(isFresh: boolean): ReturnType<WorldScripts['compile']> {
    const before = this.#scripts.compile(this.#program, this, isFresh)
    if (this.#scripts.asksColours) this.penBitmap ??= new PenBitmap()
    return before
  }

  /** All messages that are declared anywhere. */
  get messages(): VariableJson[] {
    return this.#program.actors.flatMap(({ workspace }) =>
      (workspace.variables ?? []).filter(({ type }) => type === 'message'),
    )
  }

  get variables(): VariableSlot[] {
    return this.#scripts.variables
  }

  get sounds(): SoundOp[] {
    return this.frameOutput.sounds
  }

  /** The start: sprites and variables as the project has them, no clones, no strokes. */
  reset(): void {
    this.scheduler.clear()
    this.#random = seededRandom(this.#options.seed ?? 1)
    this.actors = []
    this.#startGlobals()
    for (const spec of this.#program.actors) this.#addActor(spec, null)
    this.#addMissingVariables()
    this.shown = new Set(this.#program.watched ?? [])
    this.tempo = this.#program.tempo ?? this.rules.tempo
    this.answer = ''
    this.questions.clear()
    this.#edgeHats.clear()
    this.senses.reset()
    this.video.reset(this.#program.video)
    this.sound.reset()
    this.frameOutput.forget()
    this.frameOutput.problems.push(...this.#leftOut, ...this.#scripts.problems)
    this.pen.clear()
    this.board = this.#program.board ? new BoardSim(this.#program.board, this.board) : null
    this.resetTimer()
  }

  /** Values change, slots stay: deleting properties would make every access slow from then on. */
  #startGlobals(): void {
    for (const variable of this.variables)
      if (variable.owner === null) this.globals[variable.slot] = startValue(variable)
  }

  #addActor(spec: ActorSpec, from: Actor | null): Actor {
    this.#keyCount += 1
    const actor = new this.rules.Actor(this, spec, this.#keyCount, from)
    if (from) this.actors.splice(this.actors.indexOf(from), 0, actor)
    else this.actors.push(actor)
    return actor
  }

  #addMissingVariables(): void {
    for (const variable of this.variables) {
      const { owner, slot } = variable
      const holders = owner === null ? [this.globals] : this.ofSpec(owner).map(({ own }) => own)
      for (const holder of holders) holder[slot] ??= startValue(variable)
    }
  }

  // --- events -------------------------------------------------------------------------------------

  /** The green flag: back to the start as far as the rules say, then every script under a flag. */
  flag(): void {
    if (this.rules.flagResets) this.reset()
    else this.#startAgain()
    this.#isOn = true
    this.senses.isOn = true
    this.#trigger(({ trigger }) => trigger.on === 'flag')
  }

  /** Everything stays where it is and what it is; only the run is a new one. */
  #startAgain(): void {
    this.stopAll()
    this.answer = ''
    this.#edgeHats.clear()
    this.frameOutput.forget()
    this.frameOutput.problems.push(...this.#leftOut, ...this.#scripts.problems)
    this.resetTimer()
  }

  #trigger(
    wanted: (script: WorldScript) => boolean,
    actors: readonly Actor[] = this.actors,
    restart = true,
  ): Thread[] {
    const started: Thread[] = []
    for (const actor of this.rules.order(actors)) {
      for (const script of this.#scripts.of(actor.spec.id)) {
        const thread = wanted(script) ? this.scheduler.start(actor, script, restart) : null
        if (thread) started.push(thread)
      }
    }
    return started
  }

  /** Runs one stack (or shows one value) because somebody clicked it in the editor. */
  runScript(actorId: string, id: string): void {
    this.#trigger((script) => script.id === id, this.ofSpec(actorId).slice(0, 1))
  }

  keyPressed(key: string): void {
    this.keys.add(key)
    const hears = ({ trigger }: WorldScript): boolean =>
      trigger.on === 'key' && (trigger.key === key || trigger.key === 'any')
    this.#trigger(hears, this.actors, false)
  }

  keyReleased(key: string): void {
    this.keys.delete(key)
  }

  /** A press on the stage clicks the frontmost sprite under it, or the stage. */
  pointerPressed(x: number, y: number): Actor {
    Object.assign(this.pointer, { x, y, down: true })
    const hit = this.actors.toReversed().find((actor) => this.#isUnder(actor, x, y)) ?? this.stage
    if (this.rules.clicksOnRelease && hit.draggable) this.#pressed = { actor: hit, x, y }
    else this.#click(hit)
    return hit
  }

  /** A sprite that was let go where it was pressed has been clicked, not dragged. */
  pointerReleased(x: number, y: number): void {
    Object.assign(this.pointer, { x, y, down: false })
    const pressed = this.#pressed
    this.#pressed = null
    if (!pressed || !this.actors.includes(pressed.actor)) return
    if (Math.hypot(x - pressed.x, y - pressed.y) <= CLICK_REACH) this.#click(pressed.actor)
  }

  #click(actor: Actor): void {
    this.#trigger(({ trigger }) => trigger.on === 'clicked', [actor])
  }

  #isUnder(actor: Actor, x: number, y: number): boolean {
    return !actor.spec.isStage && actor.visible && coversPoint(actor.placed(), x, y)
  }

  /** Returns the threads that hear the message, for those who wait for them. */
  broadcast(message: string): Thread[] {
    return this.#trigger(({ trigger }) => trigger.on === 'message' && trigger.message === message)
  }

  /** Returns the threads that hear of it, for those who wait for them. */
  switchBackdrop(id: string): Thread[] {
    const before = this.stage.costume
    this.stage.wear(id)
    const isHeard = this.rules.hearsSameBackdrop || this.stage.costume !== before
    return isHeard ? this.#backdropChanged() : []
  }

  nextBackdrop(): void {
    this.stage.nextCostume()
    this.#backdropChanged()
  }

  #backdropChanged(): Thread[] {
    const backdrop = this.stage.spec.costumes[this.stage.costume]?.id
    return this.#trigger(
      ({ trigger }) => trigger.on === 'backdrop' && trigger.backdrop === backdrop,
    )
  }

  /** Conditions are looked at once the program has been started. */
  #checkTimers(): void {
    if (this.board && !this.#isOn) return
    this.#edgeHats.check(this, this.#scripts)
  }

  variableOf(actor: Actor, name: string): Value {
    const owner = actor.spec.isStage ? null : actor.spec.id
    const slot = this.variables.find(
      (variable) => !variable.isList && variable.owner === owner && variable.name === name,
    )
    const holder = owner === null ? this.globals : actor.own
    return slot ? ((holder[slot.slot] ?? 0) as Value) : 0
  }

  confidenceIn(label: string): number {
    return confidenceIn(this.model, label)
  }

  // --- time ---------------------------------------------------------------------------------------

  tick(): void {
    this.stepping = this.scheduler.breakpoints.size > 0
    if (!this.scheduler.isInTick) this.#checkTimers()
    this.scheduler.runTick()
  }

  step(): void {
    this.stepping = true
    this.#checkTimers()
    this.scheduler.runStep()
  }

  setBreakpoints(breakpoints: ReadonlySet<string>): void {
    this.scheduler.breakpoints = breakpoints
    this.#goOn()
  }

  get timer(): number {
    return (this.scheduler.tick - this.#timerStart) / this.rules.ticksPerSecond
  }

  resetTimer(): void {
    this.#timerStart = this.scheduler.tick
  }

  sleep(thread: Thread, seconds: number): void {
    const ticks = this.rules.ticksFor(seconds)
    thread.wakeAt = this.scheduler.tick + (Number.isFinite(ticks) ? ticks : 1e12)
  }

  /** Sleeps for something that happens outside of the program. */
  rest(thread: Thread, seconds: number): void {
    this.sleep(thread, seconds)
    thread.resting = true
  }

  /** Something visible has changed: a picture is due. */
  redraw(): void {
    this.isRedrawAsked = true
    this.crowded = true
  }

  waitFor(thread: Thread, others: Thread[]): void {
    thread.awaited = others.filter((other) => other !== thread)
  }

  breathe(): void {
    this.fuel = FUEL
    this.#options.breathe?.()
  }

  atOnce(calculation: Generator<Signal, Value, undefined>): Value {
    return atOnce(calculation, () => this.breathe())
  }

  // --- scripts ------------------------------------------------------------------------------------

  stopAll(): void {
    this.#isOn = false
    this.senses.reset()
    this.video.rest()
    this.scheduler.stop((thread) => thread.actor.isClone)
    this.scheduler.stopAll()
    this.scheduler.paused = false
    this.actors = this.actors.filter((actor) => !actor.isClone)
    for (const actor of this.actors) actor.bubble = null
    if (this.rules.stopClearsEffects) for (const actor of this.actors) actor.clearEffects()
    this.questions.clear()
    this.board?.quiet()
    this.silence()
  }

  stopOthers(actor: Actor, self: Thread): void {
    this.scheduler.stop((thread) => thread.actor === actor && thread !== self)
    this.questions.drop(actor)
  }

  cloneOf(maker: Actor, target: string): void {
    const original = target === '_myself_' ? maker : this.ofSpec(target)[0]
    if (!original || original.spec.isStage || this.cloneCount >= CLONE_LIMIT) return
    const clone = this.#addActor(original.spec, original)
    this.redraw()
    this.#trigger(({ trigger }) => trigger.on === 'clone', [clone], false)
  }

  get cloneCount(): number {
    return this.actors.length - this.#program.actors.length
  }

  deleteClone(actor: Actor): boolean {
    if (!actor.isClone) return false
    this.actors = this.actors.filter((other) => other !== actor)
    this.scheduler.stop((thread) => thread.actor === actor)
    this.scheduler.forget(actor)
    this.questions.drop(actor)
    return true
  }

  failed(thread: Thread, error: unknown): void {
    this.frameOutput.failed(thread.actor.spec.id, thread.at || thread.script.id, error)
  }

  // --- asking and showing -------------------------------------------------------------------------

  ask(actor: Actor, thread: Thread, text: string): void {
    this.questions.ask({ actor, thread, text })
    actor.hasAsked()
  }

  answered(text: string): void {
    const answered = this.questions.answer()
    if (!answered) return
    this.answer = text
    answered.actor.wasAnswered()
  }

  print(text: string): void {
    this.frameOutput.print(text)
  }

  cannot(actor: Actor, block: string): void {
    this.frameOutput.cannot(actor.spec.id, block, 'cannot-here')
  }

  /** Lines of Python among the blocks: only Python runs them. */
  needsPython(actor: Actor, block: string): void {
    this.frameOutput.cannot(actor.spec.id, block, 'needs-python')
  }

  cannotTranslate(actor: Actor, block: string): void {
    this.frameOutput.cannot(actor.spec.id, block, 'cannot-translate')
  }

  /** For whoever listens to what sprites say: tests, and screen readers. */
  said(_actor: Actor, _text: string): void {}

  report(id: string, text: string): void {
    this.frameOutput.reports.push({ id, text })
  }

  watch(_actor: Actor, id: string, shown: boolean): void {
    if (shown) this.shown.add(id)
    else this.shown.delete(id)
  }

  layer(actor: Actor, by: number): void {
    const index = this.actors.indexOf(actor)
    if (index < 1) return
    this.redraw()
    // All at once: a program that calls itself for ever ends anywhere, and nobody may be missing then.
    const actors = this.actors.filter((other) => other !== actor)
    actors.splice(clamp(index + by, 1, actors.length), 0, actor)
    this.actors = actors
  }

  silence(): void {
    this.sounds.push({ op: 'silence' })
  }

  beats(count: number): number {
    return (bounded(count, 0, 1e9, 0) * 60) / this.tempo
  }

  setTempo(tempo: number): void {
    this.tempo = bounded(tempo, 20, 500, this.tempo)
  }

  protected now(): Date {
    return this.#options.now?.() ?? new Date()
  }

  between(a: number, b: number): number {
    return between(this.#random, a, b)
  }

  /** A random number by the rules of Scratch, which look at how the limits are written. */
  pick(a: Value, b: Value): number {
    return pick(this.#random, a, b)
  }

  /** The place in a list that a number or one of Scratch's words means. */
  listPosition(value: Value, length: number): number {
    return position(value, length, this.#random)
  }

  /** A board that waits for a button is at work. */
  get isIdle(): boolean {
    if (!this.scheduler.isIdle) return false
    if (!this.board || !this.#isOn) return true
    return !this.#scripts.all.some(({ condition }) => condition)
  }

  /** Everything since the last frame; strokes, sounds and printed lines are handed over once. */
  frame(): Frame {
    return frameOf(this)
  }
}
