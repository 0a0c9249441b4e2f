/** The values of variables, lists and reporters that are shown on the stage. */
import type { VariableSlot } from '../compile/compile-program.ts'
import type { Value } from '../values.ts'
import { readReporterId, type WatchedReporter } from '../watched-id.ts'
import type { Actor } from './actor.ts'
import type { WatcherView } from './frame.ts'
import type { WorldRules } from './rules.ts'
import type { Senses } from './senses.ts'

const SHOWN_ITEMS = 100

/** What of the stage can be shown in a monitor. */
export interface MonitoredWorld {
  readonly variables: readonly VariableSlot[]
  readonly shown: ReadonlySet<string>
  readonly globals: Record<string, unknown>
  readonly rules: WorldRules
  readonly stage: Actor
  readonly tempo: number
  readonly timer: number
  readonly answer: Value
  readonly senses: Senses
  ofSpec(id: string): Actor[]
  date(what: string): number
}

export function watcherViews(world: MonitoredWorld): WatcherView[] {
  const variables = world.variables.filter(({ id }) => world.shown.has(id))
  const known = new Set(variables.map(({ id }) => id))
  const reporters = [...world.shown].flatMap((id) => {
    const reporter = known.has(id) ? null : readReporterId(id)
    return reporter ? (reporterView(world, id, reporter) ?? []) : []
  })
  return [...variables.map((variable) => variableView(world, variable)), ...reporters]
}

function holderOf(world: MonitoredWorld, { owner }: VariableSlot): Record<string, unknown> {
  return owner === null ? world.globals : (world.ofSpec(owner)[0]?.own ?? {})
}

function variableView(world: MonitoredWorld, variable: VariableSlot): WatcherView {
  const { id, name, slot, isList, owner } = variable
  const holder = holderOf(world, variable)
  const ownerName = owner === null ? null : (world.ofSpec(owner)[0]?.spec.name ?? null)
  if (!isList)
    return { id, name, owner: ownerName, value: world.rules.shown((holder[slot] ?? 0) as Value) }
  const items = (holder[slot] ?? []) as Value[]
  const value = items.slice(0, SHOWN_ITEMS).map((entry) => world.rules.shown(entry))
  return { id, name, owner: ownerName, value, length: items.length }
}

/** Null when whoever it belongs to is gone. */
function reporterView(
  world: MonitoredWorld,
  id: string,
  reporter: WatchedReporter,
): WatcherView | null {
  const { actorId, type, choice } = reporter
  const actor = actorId === null ? world.stage : world.ofSpec(actorId)[0]
  if (!actor) return null
  const value = reporterValue(world, actor, type, choice)
  const owner = actorId === null ? null : actor.spec.name
  return { id, name: type, owner, value: world.rules.shown(value), isReporter: true }
}

/** Hundredths are enough to look at; a clock with more would never stand still. */
const brief = (value: number): number => Math.round(value * 100) / 100

function reporterValue(world: MonitoredWorld, actor: Actor, type: string, choice: string): Value {
  switch (type) {
    case 'motion_x':
      return brief(actor.x)
    case 'motion_y':
      return brief(actor.y)
    case 'motion_direction':
      return brief(actor.direction)
    case 'looks_size':
      return brief(actor.size)
    case 'sound_volume':
      return brief(actor.volume)
    case 'looks_costume_number':
    case 'looks_backdrop_number':
      return choice === 'name' ? actor.costumeName : actor.costumeNumber
    case 'sound_tempo':
      return world.tempo
    case 'sensing_timer':
      return Math.round(world.timer * 10) / 10
    case 'sensing_answer':
      return world.answer
    case 'sensing_date':
      return world.date(choice)
    default:
      return sensed(world, type)
  }
}

/** Looking at the loudness on the stage needs the microphone, as asking for it in a script does. */
function sensed({ senses }: MonitoredWorld, type: string): Value {
  return type === 'sensing_loudness' ? Math.round(senses.loudness) : senses.viewer.name
}

/** Somebody moved a slider: the variable holds this from now on. */
export function setVariable(world: MonitoredWorld, id: string, value: number): void {
  for (const variable of world.variables) {
    if (variable.id === id && !variable.isList) holderOf(world, variable)[variable.slot] = value
  }
}
