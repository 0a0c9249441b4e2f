import { customParam } from './param-forms.ts'

/** What somebody drew on a sheet, as a setting of a node. */

export interface Stroke {
  colour: string
  width: number
  /** x, y, x, y … in pixels of the sheet. */
  points: number[]
}

function isStroke(value: unknown): boolean {
  const { colour, width, points } = Object(value) as Partial<Stroke>
  return (
    typeof colour === 'string' &&
    /^#[0-9a-f]{6}$/i.test(colour) &&
    typeof width === 'number' &&
    Array.isArray(points) &&
    points.every((at) => typeof at === 'number')
  )
}

export const drawingParam = customParam(
  'drawing',
  'drawing',
  [],
  (value): value is Stroke[] => Array.isArray(value) && value.every(isStroke),
)
