/** What a game tells its map: places in the order of the way, and the levels along it. */
import type { ReactNode } from 'react'
import type { Scene } from './art/scene.ts'

export interface Stop {
  key: string
  name: string
  /** Its place in the game; levels that carry a number in their name have none. */
  number?: number
  /** Stars won there, of three. */
  stars?: number
  /** Won at least once; told by its stars where it has some. */
  won?: boolean
  /** What else is told about it: its kind, its round, the stars of all its rounds. */
  notes?: readonly string[]
  isNext?: boolean
  thumb: ReactNode
  onPlay(): void
}

export interface Place {
  id: string
  title: string
  scene: Scene
  /** What the hero says on entering, and once everything here is done. */
  story: string
  farewell: string
  stops: readonly Stop[]
  children?: ReactNode
}

export function isWon({ won, stars = 0 }: Pick<Stop, 'won' | 'stars'>): boolean {
  return won ?? stars > 0
}

/** Everything here is done once every level of it was won. */
export function isDone({ stops }: Pick<Place, 'stops'>): boolean {
  return stops.length > 0 && stops.every(isWon)
}
