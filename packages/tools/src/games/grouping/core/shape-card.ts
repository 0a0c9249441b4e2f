/** Cards with drawn shapes: every card differs in shape, colour, number and size. */

export const SHAPES = ['circle', 'square', 'triangle', 'star'] as const
/** Each colour also has a pattern of its own, so that nobody needs to see colours. */
export const COLORS = ['coral', 'indigo', 'teal'] as const
export const SIZES = ['small', 'big'] as const
export const COUNTS = [1, 2, 3] as const

export type Shape = (typeof SHAPES)[number]
export type Color = (typeof COLORS)[number]
export type Size = (typeof SIZES)[number]

export interface ShapeCard {
  shape: Shape
  color: Color
  count: number
  size: Size
}

export const ALL_SHAPE_CARDS: readonly ShapeCard[] = SHAPES.flatMap((shape) =>
  COLORS.flatMap((color) =>
    COUNTS.flatMap((count) => SIZES.map((size) => ({ shape, color, count, size }))),
  ),
)

export function shapeCardId({ shape, color, count, size }: ShapeCard): string {
  return `${count}-${size}-${color}-${shape}`
}
