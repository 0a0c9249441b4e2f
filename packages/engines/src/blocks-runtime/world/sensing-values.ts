/** What a script can ask about others: where they are, how far, what they look like, what day it is. */
import { ownTable } from '../../code/own-table.ts'
import { STAGE_HEIGHT, STAGE_WIDTH } from '../program.ts'
import type { Value } from '../values.ts'
import type { Actor } from './actor.ts'
import type { WorldRules } from './rules.ts'

interface Place {
  x: number
  y: number
}

interface AskedWorld {
  readonly pointer: Place
  readonly stage: Actor
  ofSpec(id: string): Actor[]
  between(a: number, b: number): number
  variableOf(actor: Actor, name: string): Value
}

export function placeOf(world: AskedWorld, target: string): Place | null {
  if (target === '_mouse_') return world.pointer
  if (target === '_random_') {
    const x = world.between(-STAGE_WIDTH / 2, STAGE_WIDTH / 2)
    return { x, y: world.between(-STAGE_HEIGHT / 2, STAGE_HEIGHT / 2) }
  }
  return world.ofSpec(target)[0] ?? null
}

/** Nobody there counts as very far away. */
export function distanceBetween(from: Place, to: Place | null): number {
  return to ? Math.hypot(to.x - from.x, to.y - from.y) : 10_000
}

export function propertyOf(world: AskedWorld, target: string, what: string): Value {
  const actor = target === '_stage_' ? world.stage : world.ofSpec(target)[0]
  if (!actor) return 0
  if (what.startsWith('variable:')) return world.variableOf(actor, what.slice('variable:'.length))
  switch (what) {
    case 'x':
      return actor.x
    case 'y':
      return actor.y
    case 'direction':
      return actor.direction
    case 'size':
      return actor.size
    case 'volume':
      return actor.volume
    case 'costume-name':
      return actor.costumeName
    case 'backdrop-name':
      return world.stage.costumeName
    case 'backdrop-number':
      return world.stage.costumeNumber
    default:
      return actor.costumeNumber
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days and parts of days since the year 2000 began here; a day is a day, also when clocks are changed. */
export function daysSince2000(now: Date): number {
  const start = new Date(2000, 0, 1)
  const shift = (now.getTimezoneOffset() - start.getTimezoneOffset()) * 60_000
  return (now.getTime() - start.getTime() - shift) / DAY_MS
}

export function dateOf(now: Date, what: string, { weekday }: WorldRules): number {
  const parts = ownTable({
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
    weekday: weekday(now.getDay()),
    hour: now.getHours(),
    minute: now.getMinutes(),
    second: now.getSeconds(),
  })
  return parts[what] ?? 0
}
