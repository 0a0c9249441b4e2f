/** Fog of war: what the hero sees now, and what it remembers. */
import type { DungeonMap } from './dungeon-map.ts'

const SIGHT = 4

/** True when no wall or closed door stands between two cells. */
function isClear(map: DungeonMap, from: number, to: number, cleared: ReadonlySet<number>): boolean {
  let x = from % map.width
  let y = Math.floor(from / map.width)
  const endX = to % map.width
  const endY = Math.floor(to / map.width)
  const dx = Math.abs(endX - x)
  const dy = Math.abs(endY - y)
  let error = dx - dy
  while (x !== endX || y !== endY) {
    const twice = 2 * error
    if (twice > -dy) {
      error -= dy
      x += Math.sign(endX - x)
    }
    if (twice < dx) {
      error += dx
      y += Math.sign(endY - y)
    }
    const cell = y * map.width + x
    if (cell === to) return true
    if (map.walls[cell] === 1 || (map.doors.has(cell) && !cleared.has(cell))) return false
  }
  return true
}

/** The cells in sight of one place. */
export function sightFrom(
  map: DungeonMap,
  hero: number,
  cleared: ReadonlySet<number>,
): Set<number> {
  const seen = new Set<number>([hero])
  const heroX = hero % map.width
  const heroY = Math.floor(hero / map.width)
  for (let y = Math.max(0, heroY - SIGHT); y <= Math.min(map.height - 1, heroY + SIGHT); y++) {
    for (let x = Math.max(0, heroX - SIGHT); x <= Math.min(map.width - 1, heroX + SIGHT); x++) {
      const cell = y * map.width + x
      if (isClear(map, hero, cell, cleared)) seen.add(cell)
    }
  }
  return seen
}
