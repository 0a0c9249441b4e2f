import {
  a,
  b,
  becomes,
  box,
  dots,
  drawing,
  ink,
  line,
  lineA,
  lineB,
  pale,
  photo,
  round,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the nodes that find something in a picture. */

export const FIND_PICTURES = {
  'image.contours': drawing(
    pale('M6 12l8-7 9 5-3 9H9z'),
    lineB('M6 12l8-7 9 5-3 9H9z'),
    a(dots(1.7, 6, 12, 14, 5, 23, 10, 20, 19, 9, 19)),
    line('M5 27h20M5 25v4M25 25v4'),
  ),
  'image.components': drawing(
    a('M4 6h8v8H8v4H4z'),
    b(round(23, 9, 5)),
    ink('M14 20l7 8H8z'),
    pale(box(24, 20, 6, 8)),
  ),
  'image.lines': drawing(photo(3, 5, 26, 22), lineB('M3 25L27 6M6 9l22 12')),
  'image.circles': drawing(
    a(round(11, 12, 6)),
    pale(round(22, 21, 5)),
    lineB(`${round(11, 12, 8.5)}${round(22, 21, 7.5)}`),
  ),
  'image.corners': drawing(
    line('M6 8h14v8h7v10H6z'),
    b(dots(2.6, 6, 8, 20, 8, 20, 16, 27, 16, 27, 26, 6, 26)),
  ),
  'image.template': drawing(
    photo(2, 2, 8),
    line('M11.500 6h4m-2-2 2 2-2 2'),
    line(box(8, 13, 22, 17)),
    a('M19 27l4-5 4 5z'),
    lineB(box(17, 18, 11, 10)),
  ),
  'image.features': drawing(
    line(`${box(2, 5, 11, 22)}${box(19, 5, 11, 22)}`),
    a(dots(1.8, 6, 10, 9, 16, 6, 22)),
    b(dots(1.8, 26, 12, 23, 18, 26, 24)),
    lineA('M6 10l20 2M9 16l14 2M6 22l20 2'),
  ),
  'image.qr': drawing(
    line(`${box(3, 3, 9)}${box(20, 3, 9)}${box(3, 20, 9)}`),
    ink(
      `${box(6, 6, 3)}${box(23, 6, 3)}${box(6, 23, 3)}${box(15, 4, 2.5)}${box(15, 15, 2.5)}${box(4, 15, 2.5)}`,
    ),
    a(`${box(20, 20, 4)}${box(25, 25, 4)}`),
    b(`${box(25, 18, 4)}${box(19, 26, 3)}`),
  ),
  'image.distance': drawing(
    ink(box(3, 3, 26)),
    pale(box(6, 6, 20)),
    a(box(9, 9, 14)),
    b(box(13, 13, 6)),
  ),
  'image.watershed': drawing(
    a(round(11, 16, 8)),
    b('M16.500 10a8 8 0 1 1 0 12 9 9 0 0 0 0-12z'),
    line('M16.500 6v20'),
  ),
  'image.kmeans': drawing(
    photo(1, 9, 11, 13),
    becomes,
    a(box(20, 6, 10, 6)),
    b(box(20, 13, 10, 6)),
    ink(box(20, 20, 10, 6)),
  ),
}
