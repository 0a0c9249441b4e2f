import {
  a,
  axes,
  b,
  box,
  dots,
  drawing,
  ink,
  line,
  lineA,
  lineB,
  machine,
  pale,
  round,
  rows,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the nodes that learn, and of those that judge what was learned. */

export const LEARN_PICTURES = {
  'data.split': drawing(
    rows(2, 9, 'aaab'),
    line('M12.500 16l6-6m-3.500 0h3.500v3.500M12.500 17l6 6m-3.500 0h3.500v-3.500'),
    a(`${box(21, 4, 9, 3.4)}${box(21, 9, 9, 3.4)}${box(21, 14, 9, 3.4)}`),
    b(box(21, 23, 9, 3.4)),
  ),
  'data.linear': drawing(
    axes,
    a(dots(1.6, 8, 23, 12, 18, 16, 19, 19, 13, 24, 11, 26, 7)),
    lineB('M6 25 29 6'),
  ),
  'data.polynomial': drawing(
    axes,
    a(dots(1.6, 7, 10, 10, 17, 14, 22, 18, 22, 23, 16, 27, 7)),
    lineB('M6 6c5 22 16 22 23-1'),
  ),
  'data.logistic': drawing(
    axes,
    a(dots(1.6, 8, 25, 12, 25, 15, 25)),
    b(dots(1.6, 19, 7, 23, 7, 27, 7)),
    lineA('M5 25c12 0 10-18 24-18'),
  ),
  'data.knn': drawing(
    line(round(16, 16, 9.5)),
    a(dots(1.9, 11, 12, 19, 11, 12, 20)),
    b(dots(1.9, 21, 20, 28, 27, 28, 7)),
    a(dots(1.9, 4, 5)),
    ink(dots(2.2, 16, 16)),
  ),
  'data.tree': drawing(
    line('M16 8 8 16M16 8l8 8M8 18l-4 8M8 18l4 8M24 18v8'),
    line(box(12.5, 3, 7, 5.5)),
    a(`${box(1.5, 24, 5)}${box(21.5, 24, 5)}`),
    b(box(9.5, 24, 5)),
  ),
  'data.forest': drawing(
    a('M8 4l6 11H2zM24 4l6 11H18z'),
    b('M16 9l6.500 13h-13z'),
    line('M8 15v8M24 15v8M16 22v7'),
  ),
  'data.bayes': drawing(
    pale(box(3, 3, 26)),
    a('M3 29c8 0 7-19 12-19s2 19 9 19z'),
    lineB('M9 29c7 0 8-24 12-24s4 24 8 24'),
    line('M3 29h26'),
  ),
  'data.predict': drawing(machine(3, 9), line('M18.500 16h4m-2-2 2 2-2 2'), rows(25, 6, 'fbb', 6)),
  'data.metrics': drawing(
    a(`${box(4, 4, 12)}${box(16, 16, 12)}`),
    pale(`${box(16, 4, 12)}${box(4, 16, 12)}`),
    line(`${box(4, 4, 24)}M16 4v24M4 16h24`),
    lineB('M19 22l2.500 2.500 4.500-5'),
  ),
  'data.cross-validate': drawing(
    pale(`${box(3, 4, 26, 4.5)}${box(3, 11, 26, 4.5)}${box(3, 18, 26, 4.5)}${box(3, 25, 26, 4.5)}`),
    b(
      `${box(3, 4, 6.5, 4.5)}${box(9.5, 11, 6.5, 4.5)}${box(16, 18, 6.5, 4.5)}${box(22.5, 25, 6.5, 4.5)}`,
    ),
  ),
  'data.kmeans': drawing(
    a(dots(1.8, 7, 7, 11, 6, 8, 11, 12, 10)),
    b(dots(1.8, 23, 9, 26, 12, 22, 13, 27, 7)),
    ink(dots(1.8, 14, 23, 18, 25, 17, 21, 13, 27)),
    line(`${round(9.5, 8.5, 6.5)}${round(24.5, 10.2, 6.5)}${round(15.5, 24, 6.5)}`),
  ),
  'data.hierarchical': drawing(
    line('M5 26v-8h6v8M8 18V8h13v5M18 26V13h8v13M14.500 8V4'),
    a(dots(2, 5, 27, 11, 27)),
    b(dots(2, 18, 27, 26, 27)),
  ),
  'data.pca': drawing(
    a(dots(1.5, 6, 25, 10, 23, 12, 19, 17, 18, 19, 14, 24, 12, 26, 8)),
    lineB('M4 28 28 5m-4.500 0H28v4.500'),
    line('M11 10l10 11'),
  ),
}
