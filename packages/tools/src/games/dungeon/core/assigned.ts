/** The floor a teacher asked for, among those of the campaign and those of the open project. */
import { type FloorContent, floorFromContent } from './document.ts'
import type { Floor } from './floor.ts'
import { findFloor } from './floors.ts'

export interface AssignedFloor {
  floor: Floor
  custom?: FloorContent | undefined
}

export function findAssigned(id: string, own: readonly FloorContent[]): AssignedFloor | null {
  const floor = findFloor(id)
  if (floor) return { floor }
  const custom = own.find((content) => floorFromContent(content).id === id)
  return custom ? { floor: floorFromContent(custom), custom } : null
}
