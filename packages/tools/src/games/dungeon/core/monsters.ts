/** How each monster behaves: one simple rule each, the same every time. */
import { type DungeonMap, distance, type MonsterKind, neighbour } from './dungeon-map.ts'

export interface Monster {
  id: number
  kind: MonsterKind
  cell: number
  /** Which way it faces: 0 north, 1 east, 2 south, 3 west. */
  facing: number
  health: number
  awake: boolean
  /** It was beside the hero at the end of its last turn: still there now, it bites. */
  beside: boolean
}

const HEALTH: Record<MonsterKind, number> = {
  slime: 1,
  bat: 1,
  guard: 2,
  ghost: 1,
  troll: 3,
}
const GHOST_SEES = 6
const TROLL_WAKES = 2

export function startMonster(kind: MonsterKind, cell: number, id: number): Monster {
  const awake = kind !== 'troll'
  return { id, kind, cell, facing: 1, health: HEALTH[kind], awake, beside: false }
}

export interface Surroundings {
  map: DungeonMap
  hero: number
  turn: number
  /** True where a monster can step. */
  isOpen(cell: number): boolean
}

/** The monster after its turn; the same object when nothing changed. Biting is not its business. */
export function moveMonster(monster: Monster, around: Surroundings): Monster {
  switch (monster.kind) {
    case 'slime':
      return monster
    case 'bat':
      return fly(monster, around)
    case 'guard':
      return patrol(monster, around)
    case 'ghost': {
      const near = distance(around.map, monster.cell, around.hero) <= GHOST_SEES
      return near && around.turn % 2 === 0 ? approach(monster, around) : monster
    }
    case 'troll':
      break
  }
  if (monster.awake) return approach(monster, around)
  const wakes = distance(around.map, monster.cell, around.hero) <= TROLL_WAKES
  return wakes ? { ...monster, awake: true } : monster
}

/** To and fro between east and west. */
function fly(monster: Monster, { map, isOpen }: Surroundings): Monster {
  const ahead = neighbour(map, monster.cell, monster.facing)
  if (isOpen(ahead)) return { ...monster, cell: ahead }
  return { ...monster, facing: (monster.facing + 2) % 4 }
}

/** Straight on; where it cannot go on it turns right. */
function patrol(monster: Monster, { map, isOpen }: Surroundings): Monster {
  const ahead = neighbour(map, monster.cell, monster.facing)
  if (isOpen(ahead)) return { ...monster, cell: ahead }
  return { ...monster, facing: (monster.facing + 1) % 4 }
}

/** One step nearer along the longer way, else along the other. */
function approach(monster: Monster, { map, hero, isOpen }: Surroundings): Monster {
  const dx = (hero % map.width) - (monster.cell % map.width)
  const dy = Math.floor(hero / map.width) - Math.floor(monster.cell / map.width)
  const across = dx > 0 ? 1 : 3
  const down = dy > 0 ? 2 : 0
  const wishes = Math.abs(dx) >= Math.abs(dy) ? [across, down] : [down, across]
  for (const facing of wishes) {
    const needed = facing % 2 === 1 ? dx !== 0 : dy !== 0
    const cell = neighbour(map, monster.cell, facing)
    if (needed && isOpen(cell)) return { ...monster, cell, facing }
  }
  return monster
}
