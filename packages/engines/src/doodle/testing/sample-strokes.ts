import type { Stroke } from '../raster.ts'

/** A few drawings as a pen would make them, for tests. */

function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): number[] {
  return Array.from({ length: 33 }, (_, i) => from + ((to - from) * i) / 32).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ])
}

function rays(): Stroke[] {
  return Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((angle) => [
    140 + 70 * Math.cos(angle),
    140 + 70 * Math.sin(angle),
    140 + 110 * Math.cos(angle),
    140 + 110 * Math.sin(angle),
  ])
}

const full = 2 * Math.PI

export const SAMPLE_STROKES: Record<'house' | 'sun' | 'fish' | 'star' | 'umbrella', Stroke[]> = {
  house: [
    [60, 130, 220, 130, 220, 240, 60, 240, 60, 130],
    [50, 130, 140, 50, 230, 130],
    [120, 240, 120, 180, 160, 180, 160, 240],
  ],
  sun: [arc(140, 140, 50, 50, 0, full), ...rays()],
  fish: [
    arc(120, 140, 80, 45, 0, full),
    [195, 140, 250, 100, 250, 180, 195, 140],
    arc(75, 130, 5, 5, 0, full),
  ],
  star: [
    Array.from({ length: 6 }, (_, i) => -Math.PI / 2 + (i * 4 * Math.PI) / 5).flatMap((angle) => [
      140 + 110 * Math.cos(angle),
      145 + 110 * Math.sin(angle),
    ]),
  ],
  umbrella: [
    [...arc(140, 130, 100, 100, Math.PI, full), 40, 130],
    [140, 130, 140, 230, ...arc(120, 230, 20, 20, 0, Math.PI)],
  ],
}
