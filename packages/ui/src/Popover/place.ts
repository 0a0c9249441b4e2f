/** Where something that opens beside its button goes: under it or over it, and inside the window. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Which edges meet, as one reads. */
export type Align = 'start' | 'end'

const GAP = 6
const EDGE = 8

export function placeBeside(
  anchor: Box,
  size: Size,
  room: Size,
  { align, rtl }: { align: Align; rtl: boolean },
): { left: number; top: number; maxHeight: number } {
  const below = room.height - EDGE - (anchor.bottom + GAP)
  const above = anchor.top - GAP - EDGE
  const isUnder = size.height <= below || below >= above
  const maxHeight = Math.min(Math.max(isUnder ? below : above, 0), room.height - 2 * EDGE)
  const height = Math.min(size.height, maxHeight)
  const top = isUnder ? anchor.bottom + GAP : anchor.top - GAP - height
  const left = (align === 'start') === rtl ? anchor.right - size.width : anchor.left
  return {
    left: within(left, room.width - size.width),
    top: within(top, room.height - height),
    maxHeight,
  }
}

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))

/** Its button is gone, or was scrolled out of the window. */
export function isOutOfSight(anchor: Box, room: Size): boolean {
  const isNothing = anchor.right <= anchor.left || anchor.bottom <= anchor.top
  return (
    isNothing ||
    anchor.bottom < 0 ||
    anchor.top > room.height ||
    anchor.right < 0 ||
    anchor.left > room.width
  )
}
