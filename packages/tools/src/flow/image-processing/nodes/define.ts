import { type Py, py, pyNumber } from '@panya/engines/code/python-code.ts'
import { nodeForms } from '../../../flow-kit/node-forms.ts'
import { CV2, NUMPY } from '../../../flow-kit/python-pictures.ts'

/** Short forms for writing picture nodes down. */

export const CATEGORIES = [
  'source',
  'geometry',
  'colour',
  'filter',
  'binary',
  'edges',
  'find',
  'combine',
  'output',
] as const

/** A picture node; one picture in and one out unless it says otherwise. */
export const {
  port,
  optional,
  node: pictureNode,
} = nodeForms({
  prefix: 'image',
  engine: 'vision',
  categories: CATEGORIES,
  usual: 'image',
  imports: [CV2, NUMPY],
})

/** What OpenCV calls by itself what Python calls `cv2.…`. */
export const openCvName = (python: Py): string => python.slice('cv2.'.length)

/** `#rrggbb` as Python's OpenCV takes it. */
export function rgbTuple(hex: unknown): Py {
  const text = String(hex)
  const part = (at: number): Py => pyNumber(Number.parseInt(text.slice(at, at + 2), 16))
  return py`(${part(1)}, ${part(3)}, ${part(5)})`
}

export const GRAY_HELPER = py`def gray_of(image):
    """One channel, whatever comes in."""
    return image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)`

export const COLOUR_HELPER = py`def colour_of(image):
    """Three channels, whatever comes in."""
    return cv2.cvtColor(image, cv2.COLOR_GRAY2RGB) if image.ndim == 2 else image`
