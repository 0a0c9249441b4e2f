import {
  a,
  axes,
  b,
  box,
  dots,
  drawing,
  line,
  lineA,
  lineB,
  pale,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the charts. */

export const CHART_PICTURES = {
  'data.chart-bar': drawing(
    axes,
    a(`${box(7, 15, 5, 12)}${box(21, 10, 5, 17)}`),
    b(box(14, 6, 5, 21)),
  ),
  'data.chart-line': drawing(axes, lineA('M6 22l6-8 6 4 5-9 5 2'), lineB('M6 26l7-3 7 1 8-6')),
  'data.chart-area': drawing(
    axes,
    pale('M5 27V19l7-8 6 5 5-7 5 3v15z'),
    lineA('M5 19l7-8 6 5 5-7 5 3'),
  ),
  'data.chart-pie': drawing(
    a('M15 17V5a12 12 0 1 0 10.400 18z'),
    b('M18 14V3a11.500 11.500 0 0 1 10 17z'),
  ),
  'data.chart-scatter': drawing(
    axes,
    a(dots(1.9, 9, 22, 12, 17, 16, 20, 15, 12)),
    b(dots(1.9, 20, 14, 23, 9, 26, 11, 25, 18)),
  ),
  'data.chart-histogram': drawing(
    axes,
    a(
      `${box(6, 22, 4.5, 5)}${box(10.5, 15, 4.5, 12)}${box(15, 8, 4.5, 19)}${box(19.5, 13, 4.5, 14)}${box(24, 20, 4.5, 7)}`,
    ),
  ),
  'data.chart-box': drawing(
    line('M11 4v5M11 21v7M8 4h6M8 28h6M23 8v4M23 22v4M20 8h6M20 26h6'),
    a(box(7, 9, 8, 12)),
    b(box(19, 12, 8, 10)),
    line('M7 14h8M19 18h8'),
  ),
  'data.chart-heatmap': drawing(
    a(`${box(4, 4, 7.5)}${box(12.2, 12.2, 7.5)}${box(20.5, 20.5, 7.5)}`),
    b(`${box(20.5, 4, 7.5)}${box(4, 20.5, 7.5)}`),
    pale(`${box(12.2, 4, 7.5)}${box(4, 12.2, 7.5)}${box(20.5, 12.2, 7.5)}${box(12.2, 20.5, 7.5)}`),
  ),
  'data.chart-map': drawing(
    pale('M11 3l5 2 2 4 6 1 1 6-5 2-3-1-1 3 1 4-2 3 1 3-3-1-2-8 1-5-4-5z'),
    a('M11 3l5 2 2 4-4 3-4-4z'),
    b('M18 9l6 1 1 6-5 2-3-1z'),
    line('M11 3l5 2 2 4 6 1 1 6-5 2-3-1-1 3 1 4-2 3 1 3-3-1-2-8 1-5-4-5z'),
  ),
}
