/** The sheet that is drawn on: as large as the stage, with the point a sprite turns around in its middle. */
export const BOARD_WIDTH = 480
export const BOARD_HEIGHT = 360
export const CENTRE = { x: BOARD_WIDTH / 2, y: BOARD_HEIGHT / 2 } as const

/** Pixels of a bitmap costume in one stage unit. */
export const RESOLUTION = 2

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

export function boxBetween(a: Spot, b: Spot): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** The other corner of a square that is as large as the longer of the two ways. */
export function squareCorner(from: Spot, to: Spot): Spot {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return {
    x: from.x + side * (Math.sign(to.x - from.x) || 1),
    y: from.y + side * (Math.sign(to.y - from.y) || 1),
  }
}

/** The end of a line that runs straight, upright or half way between. */
export function straightEnd(from: Spot, to: Spot): Spot {
  const step = Math.PI / 4
  const turn = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / step) * step
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + Math.cos(turn) * length, y: from.y + Math.sin(turn) * length }
}
