/** One drag of the pointer, from pressing to letting go. A drag that is broken off is undone from outside. */
import type { Box, Spot } from './board.ts'
import type { Pieces } from './pieces.ts'

export interface Keys {
  shift: boolean
  alt: boolean
}

export interface Job {
  move(to: Spot, keys: Keys): void
  /** True when the picture is another one now; in pieces where that takes a while. */
  up(to: Spot, keys: Keys): boolean | Pieces<boolean>
}

/** What is drawn over the picture while the hand moves. */
export type Preview = Ink | { kind: 'marquee'; box: Box }

/** A stroke on its way; null is the eraser's colour. */
export interface Ink {
  kind: 'stroke'
  points: Spot[]
  width: number
  colour: string | null
}
