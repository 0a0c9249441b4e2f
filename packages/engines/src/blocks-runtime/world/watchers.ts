/** The values of variables and lists that are shown on the stage. */
import type { VariableSlot } from '../compile/compile-program.ts'
import type { Value } from '../values.ts'
import type { WatcherView } from './frame.ts'
import type { World } from './world.ts'

const SHOWN_ITEMS = 100

export function watcherViews(world: World): WatcherView[] {
  return world.variables
    .filter(({ id }) => world.shown.has(id))
    .map((variable) => watcherView(world, variable))
}

function watcherView(world: World, { id, name, slot, isList, owner }: VariableSlot): WatcherView {
  const holder = owner === null ? world.globals : (world.ofSpec(owner)[0]?.own ?? {})
  const ownerName = owner === null ? null : (world.ofSpec(owner)[0]?.spec.name ?? null)
  if (!isList)
    return { id, name, owner: ownerName, value: world.rules.shown((holder[slot] ?? 0) as Value) }
  const items = (holder[slot] ?? []) as Value[]
  const value = items.slice(0, SHOWN_ITEMS).map((entry) => world.rules.shown(entry))
  return { id, name, owner: ownerName, value, length: items.length }
}
