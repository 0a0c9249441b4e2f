/** What both kinds of picture, shapes and pixels, can do for the editor. */
import type { BitmapState } from './bitmap/bitmap.ts'
import type { Box, Spot } from './core/board.ts'
import type { Job, Keys } from './core/job.ts'
import type { ChosenPart, PaintSaid, PaintTool } from './paint-state.ts'
import type { Overlay } from './paint-view.ts'
import type { VectorState } from './vector/drawing.ts'
import type { Look } from './vector/paints.ts'

export type PictureState = VectorState | BitmapState

/** A drag has begun, the click has changed the picture already, or nothing came of it. */
export type Pressed = Job | 'changed' | null

export interface PaintBoard {
  press(tool: PaintTool, spot: Spot, keys: Keys): Pressed
  keep(): PictureState
  restore(state: PictureState): void
  chosen(): ChosenPart | null
  parts(): number
  /** What is drawn, or null. */
  box(): Box | null
  overlay(): Overlay
  /** The tool or the mode changes: what hovers is put down. True when that changed the picture. */
  leave(tool: PaintTool): void
  all(): void
  none(): void
  next(step: 1 | -1): PaintSaid
  /** By this much; true when there was something to move. */
  moveBy(x: number, y: number): boolean
  place(change: Partial<Record<'x' | 'y' | 'width' | 'height' | 'angle', number>>): boolean
  flip(way: 'horizontal' | 'vertical'): boolean
  remove(): boolean
  copy(): boolean
  paste(): boolean
  /** Something new in the middle, for those who draw by keys. */
  add(tool: PaintTool): boolean
  /** Moves everything. */
  shift(x: number, y: number): void
  write(isBackdrop: boolean): WrittenPicture
}

export interface WrittenPicture {
  svg?: string
  image?: string
  width: number
  height: number
  centreX: number
  centreY: number
}

export interface BoardContext {
  look(): Look
  zoom(): number
  say(said: PaintSaid): void
}
