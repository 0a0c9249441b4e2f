/** Between what a child chooses (colours, gradients) and what paper draws with. */
import paper from 'paper/dist/paper-core'
import type { Box } from '../core/board.ts'
import { hexOfChannels, type Paint } from '../core/colour.ts'

/** Widths and colours that new parts get. */
export interface Look {
  fill: Paint
  stroke: Paint
  strokeWidth: number
  brushWidth: number
}

export function colourFor(paint: Paint, box: Box): paper.Color | null {
  if (paint.kind === 'none') return null
  if (paint.kind === 'solid') return new paper.Color(paint.colour)
  const { x, y, width, height } = box
  const middle = new paper.Point(x + width / 2, y + height / 2)
  const ends = {
    horizontal: [new paper.Point(x, middle.y), new paper.Point(x + width, middle.y)],
    vertical: [new paper.Point(middle.x, y), new paper.Point(middle.x, y + height)],
    radial: [middle, middle.add(new paper.Point(Math.max(width, height, 1) / 2, 0))],
  } as const
  const [origin, destination] = ends[paint.kind]
  const gradient = new paper.Gradient()
  gradient.stops = [
    new paper.GradientStop(new paper.Color(paint.colour), 0),
    new paper.GradientStop(new paper.Color(paint.second), 1),
  ]
  gradient.radial = paint.kind === 'radial'
  return new paper.Color(gradient, origin, destination)
}

function hex(colour: paper.Color): string {
  const rgb = colour.convert('rgb')
  const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)
  return hexOfChannels(byte(rgb.red), byte(rgb.green), byte(rgb.blue))
}

/** What can be shown of it in the colour fields; `before` gives what it does not say. */
export function paintFrom(colour: paper.Color | null | undefined, before: Paint): Paint {
  if (!colour) return { ...before, kind: 'none' }
  const { gradient } = colour
  if (!gradient) return { ...before, kind: 'solid', colour: hex(colour) }
  const [first, last] = [gradient.stops[0], gradient.stops.at(-1)]
  const { origin, destination } = colour as paper.Color & {
    origin?: paper.Point
    destination?: paper.Point
  }
  const way = origin && destination ? destination.subtract(origin) : new paper.Point(1, 0)
  return {
    kind: gradient.radial
      ? 'radial'
      : Math.abs(way.x) >= Math.abs(way.y)
        ? 'horizontal'
        : 'vertical',
    colour: first ? hex(first.color) : before.colour,
    second: last ? hex(last.color) : before.second,
  }
}

export type Painted = paper.Path | paper.CompoundPath | paper.PointText

export function isPainted(item: paper.Item): item is Painted {
  return (
    item instanceof paper.Path ||
    item instanceof paper.CompoundPath ||
    item instanceof paper.PointText
  )
}

/** Everything with a colour of its own inside; masks have none. */
export function paintedIn(item: paper.Item): Painted[] {
  if (isPainted(item)) return item.clipMask ? [] : [item]
  return (item.children ?? []).flatMap(paintedIn)
}

export function setFill(item: paper.Item, paint: Paint): void {
  for (const part of paintedIn(item)) part.fillColor = colourFor(paint, part.bounds)
}

/** Letters have no outline: it would eat them. */
export function setStroke(item: paper.Item, paint: Paint, width: number): void {
  for (const part of paintedIn(item)) {
    if (part instanceof paper.PointText) continue
    part.strokeColor = width > 0 ? colourFor(paint, part.bounds) : null
    part.strokeWidth = width
    part.strokeCap = 'round'
    part.strokeJoin = 'round'
  }
}
