/**
 * What a run leaves behind: variables, lists, places and looks as they are now. By the rules of Scratch a project is
 * saved with them, because nothing takes them back at the next start.
 */
import * as v from 'valibot'
import { count, list, number, text } from '../../sandbox/checks.ts'
import type { VariableSlot } from '../compile/compile-program.ts'
import type { Value } from '../values.ts'
import type { Actor } from './actor.ts'
import type { World } from './world.ts'

/** Letters of all values together: a project with more could not be saved any more. What does not fit stays as it was. */
export const MOST_LETTERS = 1_000_000
const MOST_ITEMS = 200_000

const VALUE = v.union([number, text(MOST_LETTERS), v.boolean()])

export const KEPT_STATE = v.object({
  variables: list(
    v.object({
      id: text(500),
      /** The sprite it belongs to, or null when it belongs to everybody. */
      owner: v.nullable(text(500)),
      value: v.union([VALUE, list(VALUE, MOST_ITEMS)]),
    }),
    10_000,
  ),
  /** From back to front, without clones. */
  actors: list(
    v.object({
      id: text(500),
      x: number,
      y: number,
      direction: number,
      size: number,
      visible: v.boolean(),
      draggable: v.boolean(),
      rotationStyle: v.picklist(['all', 'left-right', 'none']),
      costume: count,
      volume: number,
    }),
    1_000,
  ),
  watched: list(text(500), 10_000),
  tempo: number,
})

export type KeptState = v.InferOutput<typeof KEPT_STATE>

type Kept = KeptState['variables'][number]

export function keptState(world: World): KeptState {
  const actors = world.actors.filter(({ isClone }) => !isClone)
  let left = MOST_LETTERS
  const variables = world.variables.flatMap((slot): Kept[] => {
    const value = heldBy(slot, world, actors)
    if (value === undefined || isSame(value, slot.start)) return []
    const length = lengthOf(value)
    if (length > left) return []
    left -= length
    return [{ id: slot.id, owner: slot.owner, value: plain(value) }]
  })
  return {
    variables,
    actors: actors.map((actor) => ({
      id: actor.spec.id,
      x: actor.x,
      y: actor.y,
      direction: actor.direction,
      size: actor.size,
      visible: actor.visible,
      draggable: actor.draggable,
      rotationStyle: actor.rotationStyle,
      costume: actor.costume,
      volume: actor.volume,
    })),
    watched: [...world.shown],
    tempo: world.tempo,
  }
}

type Held = Value | Value[]

function heldBy(slot: VariableSlot, world: World, actors: readonly Actor[]): Held | undefined {
  const holder =
    slot.owner === null ? world.globals : actors.find(({ spec }) => spec.id === slot.owner)?.own
  return holder?.[slot.slot] as Held | undefined
}

function isSame(one: Held, other: Held): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, index) => item === other[index])
}

function lengthOf(value: Held): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + lengthOf(item) + 3, 0)
  return typeof value === 'string' ? value.length : 8
}

/** What is no number cannot be written down: as in Scratch it is 0 in the file. */
function plain(value: Held): Held {
  if (Array.isArray(value)) return value.map((item) => plain(item) as Value)
  return typeof value === 'number' && !Number.isFinite(value) ? 0 : value
}
