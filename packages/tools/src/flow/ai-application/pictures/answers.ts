import {
  a,
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
  photo,
  round,
  rows,
  table,
  writing,
  written,
} from '../../../flow-kit/pictures/marks.ts'

/** Drawings of the nodes that learn, decide and act, and of those that ask the server. */

const INTO = line('M12.500 16h3m-1.500-1.500L15.500 16l-1.500 1.500')
const OUT = line('M16.500 16h3.500m-1.800-1.800L20 16l-1.800 1.800')
const ASKED = lineB('M24 12a3 3 0 1 1 4 3c-1 .500-1 1.500-1 3')
const ASKED_DOT = b(dots(1.3, 27, 22))
const SERVER = [
  pale(box(17, 4, 13, 24)),
  line(`${box(17, 4, 13, 7)}${box(17, 12.5, 13, 7)}${box(17, 21, 13, 7)}`),
  b(dots(1.3, 20.5, 7.5, 20.5, 16, 20.5, 24.5)),
]

export const ANSWER_PICTURES = {
  'ai.train-pictures': drawing(photo(1, 5, 10, 9), photo(1, 18, 10, 9), INTO, machine(17.5, 9)),
  'ai.classify-picture': drawing(photo(1, 8, 14, 16), OUT, ASKED, ASKED_DOT),
  'ai.why-picture': drawing(photo(2, 4, 28, 24), b(round(13, 19, 5.5)), line(round(13, 19, 8))),
  'ai.train-sounds': drawing(lineA('M1.500 16h2l2-6 2 12 2-9 1.500 3'), INTO, machine(17.5, 9)),
  'ai.classify-sound': drawing(lineA('M1.500 16h2l2-7 3 14 3-10 1.500 3h2'), OUT, ASKED, ASKED_DOT),
  'ai.train-texts': written(writing(1.5, 8, [9, 6, 9, 7, 8]), INTO, machine(17.5, 9)),
  'ai.classify-text': written(writing(2, 9, [12, 8, 11, 6], 5), OUT, ASKED, ASKED_DOT),
  'ai.train-rows': drawing(rows(1.5, 9, 'abab'), INTO, machine(17.5, 9)),
  'ai.classify-rows': drawing(table(1.5, 8, 13, 16), OUT, ASKED, ASKED_DOT),
  'ai.card': written(line(box(4, 3, 24, 26)), machine(10, 5), writing(8, 22, [16, 11])),
  'ai.load-model': drawing(line('M4 10V5h8l3 4h13v19H4z'), machine(10, 12)),
  'ai.if': drawing(
    pale('M16 3l13 13-13 13L3 16z'),
    line('M16 3l13 13-13 13L3 16z'),
    lineB('M11 16l3.500 3.500 6.500-7'),
  ),
  'ai.both': drawing(
    a(round(12, 16, 9)),
    line(`${round(12, 16, 9)}${round(20, 16, 9)}`),
    b('M16 8a9 9 0 0 1 0 16 9 9 0 0 1 0-16z'),
  ),
  'ai.choose': written(
    line('M2 16h7l6-8h3M9 16l6 8h3'),
    a(box(20, 4, 10, 8)),
    b(box(20, 20, 10, 8)),
  ),
  'ai.count': drawing(lineA('M6 8v16M11 8v16M16 8v16M21 8v16'), lineB('M3 21L25 11')),
  'ai.smooth': drawing(
    line('M2 10l3 5 3-8 3 9 3-7 3 5 3-8 3 9 3-7 3 4'),
    lineB('M2 23c9-3 19-3 28 0'),
  ),
  'ai.steady': drawing(
    line('M9 3h14M9 29h14M10 3c0 8 12 10 12 13s-12 5-12 13M22 3c0 8-12 10-12 13s12 5 12 13'),
    b('M12 28c0-5 8-5 8 0z'),
    a('M13 8h6l-3 4z'),
  ),
  'ai.template': written(
    line('M3 8h6M3 24h10M20 24h9M22 16h7'),
    a(box(11, 5, 12, 6)),
    b(box(3, 13, 16, 6)),
  ),
  'ai.show': written(
    line(`${box(2, 4, 28, 20)}M10 29h12M16 24v5`),
    lineA('M7 10h18'),
    lineB('M7 16h11'),
  ),
  'ai.speak': drawing(a('M3 12h5l7-6v20l-7-6H3z'), lineB('M19 12c2 2 2 6 0 8M23 9c4 4 4 10 0 14')),
  'ai.sound': drawing(
    a(`${round(9, 24, 4)}${round(23, 21, 4)}`),
    line('M13 24V7l14-3v17'),
    lineB('M13 12l14-3'),
  ),
  'ai.board': drawing(
    line('M2 16h9m-3-3 3 3-3 3'),
    a(box(14, 6, 15, 20)),
    line(box(14, 6, 15, 20)),
    ink(dots(1.2, 18, 10, 18, 16, 18, 22)),
    b(dots(1.7, 24, 11)),
  ),
  'ai.log': drawing(table(3, 3, 18, 26), lineB('M24 14v6l4 3'), line(round(24, 20, 6.5))),
  'ai.server-detect': drawing(SERVER, a(round(7.5, 16, 3.5)), lineB(box(2, 10.5, 11, 11))),
  'ai.server-ocr': written(SERVER, photo(2, 5, 11, 10), lineA('M2 20h11M2 25h8')),
  'ai.server-search': written(
    SERVER,
    line(`${round(6.5, 12, 4.5)}M10 15.500L14 20`),
    lineA('M2 25h10'),
  ),
  'ai.server-chat': written(SERVER, a('M1.500 8h13v10H8l-4 4v-4H1.500z')),
}
