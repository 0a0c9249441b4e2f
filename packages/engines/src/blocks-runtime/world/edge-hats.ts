/** Hats that watch a condition: their script starts when it becomes true. */
import type { Actor } from './actor.ts'
import type { FrameOutput } from './frame-output.ts'
import type { WorldRules } from './rules.ts'
import type { Scheduler } from './scheduler.ts'
import type { WorldScript } from './thread.ts'
import type { WorldScripts } from './world-scripts.ts'

interface WatchedWorld {
  readonly actors: readonly Actor[]
  readonly rules: WorldRules
  readonly scheduler: Scheduler
  readonly frameOutput: FrameOutput
}

export class EdgeHats {
  /** What was true when somebody last looked, for each sprite and clone. */
  #due = new WeakMap<Actor, Set<WorldScript>>()

  clear(): void {
    this.#due = new WeakMap()
  }

  check(world: WatchedWorld, scripts: WorldScripts): void {
    if (!scripts.hasConditions) return
    const { edgeRestarts, order } = world.rules
    for (const actor of order(world.actors)) {
      for (const script of scripts.of(actor.spec.id)) {
        // While the script runs its hat sleeps, unless it may start it again.
        if (!script.condition || (!edgeRestarts && world.scheduler.isRunning(actor, script)))
          continue
        const before = this.#due.get(actor) ?? new Set()
        this.#due.set(actor, before)
        const isDue = scripts.isDue(script, actor, world.frameOutput)
        if (isDue && !before.has(script)) world.scheduler.start(actor, script, edgeRestarts)
        if (isDue) before.add(script)
        else before.delete(script)
      }
    }
  }
}
