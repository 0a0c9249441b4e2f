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
  person,
  photo,
  round,
  table,
  writing,
  written,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the nodes that bring something in, that look at pictures and that read. */

const STAR = b(
  'M25.500 2l1.600 3.300 3.600.500-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z',
)
const CAMERA = 'M3 9h7l2-4h8l2 4h7v18H3z'
const WAVE = 'M3 16h3l2-7 3 14 3-18 3 18 3-11 2 4h4'
const NOTE = 'M12 24V7l12-3v17'

export const SENSE_PICTURES = {
  'ai.camera': drawing(pale(CAMERA), line(CAMERA), a(round(16, 17, 6)), b(dots(1.4, 25.5, 12.5))),
  'ai.picture': drawing(photo(4, 4, 17), line('M24 29V17m-4.500 4.500L24 17l4.500 4.500M16 29h14')),
  'ai.sample-picture': drawing(photo(3, 8, 21, 20), STAR),
  'ai.draw': drawing(
    line(box(3, 5, 22, 23)),
    lineA('M7 21c3-10 6 5 9-4'),
    b('M29 5l-9 10-1.500 4.500 4.500-1.500 9-10z'),
  ),
  'ai.pictures': drawing(
    photo(2, 3, 12, 11),
    photo(18, 3, 12, 11),
    pale(`${box(2, 18, 12, 11)}${box(18, 18, 12, 11)}`),
    line(`${box(2, 18, 12, 11)}${box(18, 18, 12, 11)}`),
  ),
  'ai.sample-set': drawing(photo(2, 12, 11), photo(15, 12, 11), STAR, line('M2 27h24')),
  'ai.text': written(line(box(4, 4, 24)), writing(8, 10, [15, 11, 14], 5), lineB('M8 25h6')),
  'ai.texts': written(
    line(`${box(2, 4, 13, 24)}${box(17, 4, 13, 24)}`),
    lineA('M5 9h7M5 14h5M5 19h7'),
    lineB('M20 9h7M20 14h5M20 19h7'),
  ),
  'data.sample': drawing(table(3, 8, 20, 20), STAR),
  'data.paste': written(
    line('M5 6h22v23H5z'),
    a(box(11, 3, 10, 6)),
    writing(9, 14, [14, 9, 12]),
    lineB('M9 26h4'),
  ),
  'ai.microphone': drawing(
    a('M9 4a4 4 0 0 1 8 0v9a4 4 0 0 1-8 0z'),
    line('M5.500 12v1a7.500 7.500 0 0 0 15 0v-1M13 20.500V27M8 27h10'),
    lineB('M24 9v10M28 6v16'),
  ),
  'ai.hear': drawing(
    line('M9 13a7 7 0 1 1 14 0c0 5-5 5-5 10a4 4 0 0 1-7.500 2'),
    line('M12.500 13a3.500 3.500 0 0 1 7 0c0 2-2 2-2 4'),
    lineB('M4 8c-2 4-2 7 0 11M28 8c2 4 2 7 0 11'),
  ),
  'ai.clip': drawing(lineA(WAVE), b(round(25, 26, 4)), line('M3 28h15')),
  'ai.sounds': drawing(
    lineA('M3 9h3l2-5 3 9 2-4h3'),
    lineB('M16 23h3l2-5 3 9 2-4h3'),
    line(`${box(1.5, 2, 16, 13)}${box(14.5, 17, 16, 13)}`),
  ),
  'ai.sample-sounds': drawing(a(`${round(9, 24, 3.2)}${round(21, 21, 3.2)}`), line(NOTE), STAR),
  'ai.sample-sound': drawing(lineA('M3 20h3l2-6 3 12 3-14 3 12 2-4h4'), STAR),
  'ai.listen': written(
    a('M6 5a3 3 0 0 1 6 0v7a3 3 0 0 1-6 0z'),
    line('M3.500 11a5.500 5.500 0 0 0 11 0M9 17v5M16.500 16h3'),
    line('M21 8h9v14h-6l-3 4z'),
    lineB('M24 13h3.500M24 17h2'),
  ),
  'ai.timer': drawing(
    line(`${round(16, 18, 10.5)}M13 3h6M16 3v4`),
    lineA('M16 18v-6'),
    lineB('M16 18l4 3'),
  ),
  'ai.detect': drawing(
    a(round(11, 13, 4)),
    a('M19 27l4-8 4 8z'),
    lineB(`${box(4, 6, 14, 14)}${box(17, 16.5, 12, 12)}`),
  ),
  'ai.pose': drawing(
    line('M16 9v9M16 11l-8 4M16 11l8-4M16 18l-6 9M16 18l6 9'),
    a(round(16, 5.5, 3.2)),
    b(dots(1.9, 8, 15, 24, 7, 10, 27, 22, 27, 16, 18)),
  ),
  'ai.face': drawing(
    pale(round(16, 16, 12)),
    line(round(16, 16, 12)),
    ink(dots(1.7, 11.5, 13, 20.5, 13)),
    lineB('M10 19c3 5 9 5 12 0'),
    lineA('M16 4v6M6 10l5 3M26 10l-5 3'),
  ),
  'ai.hands': drawing(
    pale(
      'M10 29c-2-4-5-7-6-10 2-1 4 0 5 2V7c2-1 3 0 3 1v6V4c2-1 3 0 3 1v9V5c2-1 3 0 3 1v8l.2-6c2-1 3 0 2.800 1v12c0 4-2 6-3 8z',
    ),
    line(
      'M10 29c-2-4-5-7-6-10 2-1 4 0 5 2V7c0-2 3-2 3 0v7V4c0-2 3-2 3 0v10V5c0-2 3-2 3 0v9V8c0-2 3-2 3 0v13c0 4-2 6-3 8',
    ),
    b(dots(1.6, 10.5, 7, 13.5, 4, 16.5, 5, 19.5, 8)),
    lineA('M25 6h5M27.500 3.500v5'),
  ),
  'ai.cut-out': drawing(
    pale(box(3, 3, 26)),
    a(person(16, 10)),
    line(
      'M3 3h4M11 3h4M19 3h4M27 3h2v4M29 11v4M29 19v4M29 27v2h-4M21 29h-4M13 29H9M5 29H3v-4M3 21v-4M3 13V9M3 5V3',
    ),
  ),
  'ai.doodle': drawing(
    lineA('M4 20c0-8 5-11 8-6s-1 10-4 9M6 9l3 3M14 8l-2 4'),
    line('M16.500 16h3.500m-1.800-1.800L20 16l-1.800 1.800'),
    lineB('M24 13a3 3 0 1 1 4 3c-1 .500-1 1.500-1 3'),
    b(dots(1.3, 27, 23)),
  ),
  'ai.ocr': written(photo(1, 8, 12, 16), becomes, lineB('M20 10h10M20 15h7M20 20h9')),
  'ai.language': written(
    line('M3 5h14v12H9l-4 4v-4H3z'),
    lineA('M7 13l3-6 3 6M8 11h4'),
    line('M15 21v4h8l4 4v-4h2V13h-8'),
    lineB('M20 18h6M23 16v2c0 2-1 4-3 4'),
  ),
  'ai.sentiment': drawing(
    b(round(10, 11, 7.5)),
    ink(dots(1.1, 7.5, 9.5, 12.5, 9.5)),
    line('M6.500 13c2 3 5 3 7 0'),
    pale(round(22, 22, 7.5)),
    ink(dots(1.1, 19.5, 20.5, 24.5, 20.5)),
    line('M18.500 26c2-3 5-3 7 0'),
  ),
  'ai.similar': written(
    line(`${box(2, 5, 11, 22)}${box(19, 5, 11, 22)}`),
    lineA('M5 10h5M22 10h5M5 20h4M22 20h4'),
    lineB('M14.500 14.500h3M14.500 17.500h3'),
  ),
  'ai.search': written(
    writing(3, 5, [14, 10, 14, 8], 5),
    b(box(3, 13.5, 14, 3.2)),
    line(`${round(21, 19, 6)}M25.500 23.500L30 28`),
  ),
}
