import { customParam } from './param-forms.ts'

/** What somebody drew on a sheet, as a setting of a node. */

export interface Stroke {
  colour: string
  width: number
  /** x, y, x, y … in pixels of the sheet. */
  points: number[]
}

/** Far outside any sheet: no hand gets there, and the library that draws it does not either. */
const FARTHEST = 100_000
const WIDEST = 1000

const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most

function isStroke(value: unknown): boolean {
  const { colour, width, points } = Object(value) as Partial<Stroke>
  return (
    typeof colour === 'string' &&
    /^#[0-9a-f]{6}$/i.test(colour) &&
    isWithin(width, WIDEST) &&
    Array.isArray(points) &&
    points.length % 2 === 0 &&
    points.every((at) => isWithin(at, FARTHEST))
  )
}

export const drawingParam = customParam(
  'drawing',
  'drawing',
  [],
  (value): value is Stroke[] => Array.isArray(value) && value.every(isStroke),
)
