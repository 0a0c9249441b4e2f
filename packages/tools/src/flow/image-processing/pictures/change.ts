import {
  a,
  b,
  becomes,
  box,
  columns,
  dots,
  drawing,
  frames,
  ink,
  line,
  lineA,
  lineB,
  pale,
  photo,
  round,
  table,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the nodes that bring pictures, and of those that change shape, colour and sharpness. */

const LEFT_HALF = 'M16 6a10 10 0 0 0 0 20z'

export const CHANGE_PICTURES = {
  'image.sample': drawing(
    photo(3, 8, 21, 20),
    b(
      'M25.500 2l1.600 3.300 3.600.500-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z',
    ),
  ),
  'image.upload': drawing(
    photo(4, 4, 17),
    line('M24 29V17m-4.500 4.500L24 17l4.500 4.500M16 29h14'),
  ),
  'image.camera': drawing(
    pale('M3 9h7l2-4h8l2 4h7v18H3z'),
    line('M3 9h7l2-4h8l2 4h7v18H3z'),
    a(round(16, 17, 6)),
    b(dots(1.4, 25.5, 12.5)),
  ),
  'image.draw': drawing(
    line(box(3, 5, 22, 23)),
    lineA('M7 21c3-10 6 5 9-4'),
    b('M29 5l-9 10-1.500 4.500 4.500-1.500 9-10z'),
  ),
  'image.resize': drawing(
    photo(2, 2, 27),
    pale(box(3, 16, 13)),
    lineB('M14 18l9-9m-5 0h5v5'),
    line(box(2, 16, 13)),
  ),
  'image.crop': drawing(photo(6, 6, 20), lineB('M10 1v21h21M1 10h21v21')),
  'image.rotate': drawing(
    a('M5 14l9-7 8 10-9 7z'),
    line('M5 14l9-7 8 10-9 7z'),
    lineB('M18 4c7 0 11 6 10 13m-3.500-3L28 17.500l3.500-2.500'),
  ),
  'image.flip': drawing(
    a('M13 7v18H3z'),
    pale('M19 7v18h10z'),
    line('M16 3v3M16 9v3M16 15v3M16 21v3M16 27v2'),
    line('M19 7v18h10z'),
  ),
  'image.perspective': drawing(
    a('M2 12l9-4v16l-9-3z'),
    line('M2 12l9-4v16l-9-3z'),
    becomes,
    a(box(20, 8, 10, 16)),
    line(box(20, 8, 10, 16)),
  ),
  'image.gray': drawing(
    a(box(2, 10, 5, 12)),
    b(box(7, 10, 5, 12)),
    becomes,
    pale(box(20, 10, 5, 12)),
    ink(box(25, 10, 5, 12)),
    line(box(20, 10, 10, 12)),
  ),
  'image.colour-space': drawing(
    a('M16 4a12 12 0 0 1 10.400 18L16 16z'),
    b('M26.400 22A12 12 0 0 1 5.600 22L16 16z'),
    pale('M5.600 22A12 12 0 0 1 16 4v12z'),
    line(round(16, 16, 12)),
  ),
  'image.split': drawing(
    photo(1, 9, 12, 14),
    line('M14 16h3M17 16l4-9M17 16h4M17 16l4 9'),
    a(box(22, 3, 8, 7)),
    pale(box(22, 12.5, 8, 7)),
    b(box(22, 22, 8, 7)),
  ),
  'image.merge': drawing(
    a(box(2, 3, 8, 7)),
    pale(box(2, 12.5, 8, 7)),
    b(box(2, 22, 8, 7)),
    line('M11 7l4 9M11 16h7M11 25l4-9'),
    photo(19, 9, 12, 14),
  ),
  'image.adjust': drawing(
    b(round(16, 16, 5.5)),
    line(
      'M16 3v4M16 25v4M3 16h4M25 16h4M6.800 6.800l2.800 2.800M22.400 22.400l2.800 2.800M25.200 6.800l-2.800 2.800M9.600 22.400l-2.800 2.800',
    ),
  ),
  'image.invert': drawing(
    ink(LEFT_HALF),
    line(round(16, 16, 10)),
    line(box(2, 2, 28)),
    b(dots(2, 20, 13)),
    pale(dots(2, 12, 13)),
  ),
  'image.histogram': drawing(
    photo(1, 9, 11, 13),
    becomes,
    a(`${box(20, 18, 2.5, 6)}${box(23, 11, 2.5, 13)}${box(26, 8, 2.5, 16)}${box(29, 15, 2.5, 9)}`),
  ),
  'image.equalise': drawing(
    a(`${box(3, 15, 2.5, 10)}${box(6, 8, 2.5, 17)}${box(9, 13, 2.5, 12)}`),
    becomes,
    b(
      `${box(20, 13, 2.2, 12)}${box(23, 11, 2.2, 14)}${box(26, 13, 2.2, 12)}${box(29, 12, 2.2, 13)}`,
    ),
  ),
  'image.clahe': drawing(
    pale(box(3, 3, 13, 26)),
    photo(3, 3, 26),
    line('M3 12h26M3 20h26M12 3v26M20 3v26'),
  ),
  'image.colour-range': drawing(
    a(round(5, 13, 3)),
    b(round(9, 19, 3)),
    becomes,
    ink(box(19.5, 10, 11, 12)),
    b(round(25.5, 18, 2.8)),
    frames,
  ),
  'image.blur': drawing(
    ink(round(7, 16, 4)),
    becomes,
    pale(round(25, 16, 5)),
    pale(round(25, 16, 3.2)),
    frames,
  ),
  'image.gaussian': drawing(
    pale(round(16, 16, 13)),
    pale(round(16, 16, 9)),
    pale(round(16, 16, 5)),
    lineA('M3 25c8 0 8-18 13-18s5 18 13 18'),
  ),
  'image.median': drawing(
    a(box(1.5, 10, 11, 12)),
    ink(dots(1, 4, 13, 9, 12, 7, 18, 11, 20)),
    becomes,
    a(box(19.5, 10, 11, 12)),
    frames,
  ),
  'image.bilateral': drawing(
    a('M3 4h13v24H3z'),
    b('M16 4h13v24H16z'),
    line('M16 3v26'),
    pale(`${round(9, 12, 4)}${round(23, 20, 4)}`),
  ),
  'image.sharpen': drawing(
    pale(round(7, 16, 4.5)),
    becomes,
    ink('M25 11l4.500 5-4.500 5-4.500-5z'),
    frames,
  ),
  'image.kernel': drawing(
    pale(box(5, 5, 22)),
    a(box(12.3, 12.3, 7.4)),
    b(`${box(12.3, 5, 7.4)}${box(12.3, 19.7, 7.4)}${box(5, 12.3, 7.4)}${box(19.7, 12.3, 7.4)}`),
    line(`${box(5, 5, 22)}M12.300 5v22M19.700 5v22M5 12.300h22M5 19.700h22`),
  ),
  'image.threshold': drawing(
    pale(box(2, 10, 4, 12)),
    pale(box(2, 10, 8, 12)),
    becomes,
    ink(box(19.5, 10, 5.5, 12)),
    frames,
  ),
  'image.adaptive': drawing(
    line(`${box(3, 3, 26)}M16 3v26M3 16h26`),
    ink('M6 6h7v7zM19 6h7v7h-4zM6 19h4v7H6zM22 20h4v6h-7z'),
    lineB('M3 9h2M27 23h2'),
  ),
  'image.morphology': drawing(
    a(round(16, 16, 6)),
    line(round(16, 16, 11)),
    lineB('M16 9V4m-2 2 2-2 2 2M16 23v5m-2-2 2 2 2-2M9 16H4m2-2-2 2 2 2M23 16h5m-2-2 2 2-2 2'),
  ),
  'image.mask': drawing(
    ink(box(3, 3, 26)),
    a('M16 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'),
    b(round(19, 12, 2.5)),
  ),
  'image.blend': drawing(
    a(round(12, 16, 9)),
    pale(round(20, 16, 9)),
    line(round(20, 16, 9)),
    b('M16 8a9 9 0 0 1 0 16 9 9 0 0 1 0-16z'),
  ),
  'image.overlay': drawing(photo(2, 3, 20), b(box(14, 15, 15, 13)), line(box(14, 15, 15, 13))),
  'image.calculate': drawing(
    a(box(2, 5, 11)),
    b(box(2, 18, 11)),
    line('M18 10.500h8M22 6.500v8M18 23.500h8'),
  ),
  'image.draw-text': drawing(photo(2, 10, 20, 19), lineB('M22 14l4-11 4 11M23.500 10.500h5')),
  'image.draw-shape': drawing(photo(2, 4, 27, 24), lineB(`${box(6, 8, 9)}${round(22, 20, 4.5)}`)),
  'image.compare': drawing(
    a(box(2, 6, 12, 20)),
    pale(box(18, 6, 12, 20)),
    b(round(8, 20, 2.5)),
    line(`${box(2, 6, 12, 20)}${box(18, 6, 12, 20)}`),
    lineB('M21 23l6-6M21 17l6 6'),
  ),
  'image.show': drawing(photo(2, 4, 28, 20), line('M10 29h12M16 24v5')),
  'image.slider': drawing(
    a(box(3, 6, 13, 20)),
    pale(box(16, 6, 13, 20)),
    line(`${box(3, 6, 26, 20)}M16 3v26`),
    b(round(16, 16, 3.5)),
  ),
  'image.show-table': drawing(
    photo(1, 10, 11, 12),
    becomes,
    table(20, 8, 11, 16),
    b(box(20.8, 14.2, 4, 3.6)),
  ),
  'image.count': drawing(
    a(dots(2.5, 5, 10, 11, 14, 6, 20)),
    line('M15 14.500h4M15 17.500h4'),
    b(
      'M22.500 10h5.500l2 2v2l-1.500 2 1.500 2v2l-2 2h-5.500v-2.500h4.500v-2.500h-3v-2h3v-2.500h-4.500z',
    ),
  ),
  'image.measure': drawing(
    a('M2 21L21 2l9 9-19 19z'),
    line('M2 21L21 2l9 9-19 19zM6 17l3 3M10 13l4 4M14 9l3 3M18 5l4 4'),
  ),
  'image.chart': drawing(
    table(1, 10, 11, 12),
    becomes,
    a(box(20, 16, 3, 8)),
    b(box(24, 10, 3, 14)),
    a(box(28, 13, 3, 11)),
  ),
  'image.save': drawing(
    photo(5, 2, 22, 17),
    lineB('M16 16v10m-4-4 4 4 4-4'),
    line('M4 25v4h24v-4'),
  ),
  ...edges(),
}

/** Edges are lines of a shape: all of them, those across, the fine ones. */
function edges() {
  return {
    'image.canny': drawing(
      a(round(7, 16, 4)),
      becomes,
      ink(box(19.5, 10, 11, 12)),
      lineB(round(25, 16, 3.8)),
      frames,
    ),
    'image.sobel': drawing(columns(3, 'fakb', 4, 5, 22), line('M20 16h10m-3-3 3 3-3 3')),
    'image.laplacian': drawing(
      ink(box(3, 3, 26)),
      lineA(round(16, 16, 9)),
      lineB(round(16, 16, 6)),
    ),
  }
}
