/** The scripts of everybody on the stage, compiled, and what becomes of running ones when they are edited. */
import { type ActorSource, compileProgram, type VariableSlot } from '../compile/compile-program.ts'
import { instantiate } from '../compile/instantiate.ts'
import type { StageProgram } from '../program.ts'
import type { Frame } from './frame.ts'
import type { FrameOutput } from './frame-output.ts'
import { freshGlobals } from './fresh-globals.ts'
import type { WorldRules } from './rules.ts'
import type { Scheduler } from './scheduler.ts'
import type { ThreadActor, WorldScript } from './thread.ts'

type ByActor = Map<string, WorldScript[]>

/** What compiled scripts run in; whatever else they call there is the compiler's business. */
interface RunningWorld {
  readonly scheduler: Scheduler
  readonly rules: WorldRules
  globals: Record<string, unknown>
}

export class WorldScripts {
  variables: VariableSlot[] = []
  /** Somebody asks about colours: what pens draw has to be kept. */
  asksColours = false
  problems: Frame['problems'] = []
  #byActor: ByActor = new Map()
  #hasConditions = false
  readonly #silent = new WeakSet<WorldScript>()

  of(actorId: string): WorldScript[] {
    return this.#byActor.get(actorId) ?? []
  }

  get all(): WorldScript[] {
    return [...this.#byActor.values()].flat()
  }

  /** Somebody watches a condition. */
  get hasConditions(): boolean {
    return this.#hasConditions
  }

  /** Returns what was there before. A fresh program gets a fresh place for everybody's variables. */
  compile(program: StageProgram, world: RunningWorld, isFresh: boolean): ByActor {
    const before = this.#byActor
    const compiled = compileProgram(program, world.scheduler.breakpoints)
    this.variables = compiled.variables
    if (isFresh) world.globals = freshGlobals(compiled.variables)
    this.asksColours = compiled.actors.some(({ functions, scripts }) =>
      [functions, ...scripts.map(({ code }) => code)].some((code) =>
        /R\.(touchingColour|colourTouching)\(/.test(code),
      ),
    )
    this.problems = []
    this.#byActor = new Map(
      compiled.actors.map((source) => [source.actorId, this.#instantiate(source, world)]),
    )
    this.#hasConditions = this.all.some(({ condition }) => condition !== null)
    return before
  }

  /** Scripts that the machine refuses are missing on the stage, and said to be; the others stand ready. */
  #instantiate(source: ActorSource, world: RunningWorld): WorldScript[] {
    try {
      return instantiate(source, world, world.globals, world.rules.name)
    } catch (error) {
      const code = error instanceof RangeError ? 'too-deep' : 'failed'
      this.problems.push({ actorId: source.actorId, block: source.scripts[0]?.id ?? '', code })
      return []
    }
  }

  /** Looks whether the moment a hat waits for has come; one that cannot say is asked no more. */
  isDue(script: WorldScript, actor: ThreadActor, output: FrameOutput): boolean {
    if (!script.condition || this.#silent.has(script)) return false
    try {
      return script.condition(actor)
    } catch (error) {
      this.#silent.add(script)
      output.failed(actor.spec.id, script.id, error)
      return false
    }
  }

  /** Scripts that are still the same go on, changed ones start again, the rest ends. */
  takeOver(before: ByActor, scheduler: Scheduler, actors: readonly ThreadActor[]): void {
    for (const thread of scheduler.threads.slice()) {
      const { actor, script } = thread
      const known = before.get(actor.spec.id)?.includes(script)
      if (thread.done || !known) continue
      const current = this.of(actor.spec.id).find(({ id }) => id === script.id)
      if (!actors.includes(actor) || !current) thread.kill()
      else if (current.fingerprint === script.fingerprint) scheduler.rename(thread, current)
      else {
        thread.kill()
        scheduler.start(actor, current)
      }
    }
  }
}
