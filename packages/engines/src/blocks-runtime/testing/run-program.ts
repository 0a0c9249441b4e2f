/** Runs small programs in the real world, tick by tick, and hands back what they printed. */
import { deepStrictEqual } from 'node:assert/strict'
import { checked } from '../../sandbox/checks.ts'
import { workspace } from '../catalogue/build-blocks.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson } from '../program.ts'
import { FRAME } from '../world/read-frame.ts'
import { World, type WorldOptions } from '../world/world.ts'

const COSTUMES = [
  { id: 'one', name: 'one', width: 40, height: 40 },
  { id: 'two', name: 'two', width: 40, height: 40 },
]

export function actor(id: string, scripts: BlockJson[], vars: VariableJson[] = []): ActorSpec {
  return {
    id,
    name: id,
    isStage: id === 'stage',
    x: 0,
    y: 0,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all',
    costume: 0,
    costumes: COSTUMES,
    sounds: [{ id: 'pop', name: 'pop', seconds: 0.5 }],
    workspace: workspace(scripts, vars, `${id}-`),
  }
}

export function program(...actors: ActorSpec[]): StageProgram {
  return { actors: [actor('stage', []), ...actors] }
}

/** Variables named in a test: plain names are shared, `list:` and `own:` prefixes say more. */
export function variables(...names: string[]): VariableJson[] {
  return names.map((entry) => {
    const [kind, name] = entry.includes(':') ? entry.split(':') : ['', entry]
    return { id: name!, name: name!, type: kind! }
  })
}

export interface Run {
  world: World
  output: string[]
  said: string[]
}

export function flagged(source: StageProgram, options: WorldOptions = {}): Run {
  const world = new World(options)
  const said: string[] = []
  world.said = (_actor, text) => said.push(text)
  world.load(source)
  world.flag()
  return { world, output: [], said }
}

export function ticks(run: Run, count: number): Run {
  for (let index = 0; index < count && !run.world.scheduler.paused; index++) run.world.tick()
  const frame = run.world.frame()
  // Whatever a world shows, a page takes as it is.
  deepStrictEqual(checked(FRAME, structuredClone(frame)), frame)
  run.output.push(...frame.output)
  return run
}

/** Runs one sprite's scripts to the end (at most 600 ticks) and returns what they printed. */
export function outputOf(scripts: BlockJson[], vars: VariableJson[] = []): string[] {
  const run = flagged(program(actor('cat', scripts, vars)))
  for (let tick = 0; tick < 600 && !run.world.scheduler.isIdle; tick++) ticks(run, 1)
  return run.output
}
