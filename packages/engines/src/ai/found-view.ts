import { customView, type PlainTable } from './ai-op.ts'
import type { Found } from './models/detector.ts'
import { frame, PENS } from './paint.ts'
import { copyOf, type Picture, previewOf } from './picture.ts'

/** Things that were found, on the picture and in a table. */

const round = (value: number): number => Math.round(value * 100) / 100

export const penWidth = ({ width, height }: Picture): number =>
  Math.max(2, Math.round((width + height) / 220))

export function drawnBoxes(picture: Picture, found: readonly Found[]): Picture {
  const drawn = copyOf(picture)
  found.forEach((item, at) => frame(drawn, item, penWidth(picture), PENS[at % PENS.length]!))
  return drawn
}

/** What is drawn with names on it: the names are written by the page, in the learner's language. */
export function namedBoxes(
  picture: Picture,
  boxes: readonly { label: string; sureness: number; x: number; y: number }[],
) {
  return customView('boxes', {
    picture: previewOf(picture),
    names: boxes.map(({ label, sureness, x, y }, at) => ({
      label,
      sureness: round(sureness),
      x: x / picture.width,
      y: y / picture.height,
      pen: at % PENS.length,
    })),
  })
}

export function foundTable(found: readonly Found[]): PlainTable {
  const numbers = ['sureness', 'x', 'y', 'width', 'height'] as const
  return {
    columns: [
      { name: 'label', type: 'text' },
      ...numbers.map((name) => ({ name, type: 'number' as const })),
    ],
    data: [
      found.map(({ label }) => label),
      ...numbers.map((name) => found.map((item) => round(item[name]))),
    ],
  }
}
