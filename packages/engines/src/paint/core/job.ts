/** One drag of the pointer, from pressing to letting go. A drag that is broken off is undone from outside. */
import type { Box, Spot } from './board.ts'

export interface Keys {
  shift: boolean
  alt: boolean
}

export interface Job {
  move(to: Spot, keys: Keys): void
  /** True when the picture is another one now. */
  up(to: Spot, keys: Keys): boolean
}

/** What is drawn over the picture while the hand moves. */
export type Preview =
  | { kind: 'stroke'; points: Spot[]; width: number; colour: string | null }
  | { kind: 'marquee'; box: Box }
