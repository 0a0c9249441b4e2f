/** Backdrops of town and village, made by people. */
import { box, dot, dots, line, moved, oval, shape } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { band, cloud, grid, hills, roundTree, scene, sky, stars } from './scenery.ts'

const tower = (x: number, top: number, width: number, colour: string, lit: string): string =>
  `<rect x="${x}" y="${top}" width="${width}" height="${280 - top}" fill="${colour}"/>${grid(Math.floor(width / 18), Math.floor((260 - top) / 24), (c, r) => box(x + 6 + c * 18, top + 10 + r * 24, 10, 13, 1, (c * 3 + r * 5) % 4 === 0 ? '#fef9c3' : lit))}`

const stall = (x: number, roof: string): string =>
  `<rect x="${x}" y="190" width="120" height="80" fill="#78350f"/>${shape(`M${x - 12} 190h144l-14-36H${x + 2}Z`, roof)}${line(`M${x + 20} 190v-34M${x + 60} 190v-34M${x + 100} 190v-34`, '#fff7ed', 8)}<rect x="${x - 4}" y="226" width="128" height="46" fill="#b45309"/>${dots(
    [
      [x + 14, 222],
      [x + 36, 222],
      [x + 58, 222],
      [x + 80, 222],
      [x + 102, 222],
    ],
    10,
    '#fde68a',
  )}`

const bulbs = (y: number): string =>
  `${line(`M0 ${y}q120 50 240 0t240 0`.replace('t240 0', 'q120 50 240 0'), '#475569', 2)}${Array.from({ length: 12 }, (_, at) => dot(20 + at * 40, y + 8 + 18 * Math.sin((((at % 6) + 0.5) * Math.PI) / 6), 6, ['#fde047', '#fb7185', '#5eead4'][at % 3]!)).join('')}`

const boat = (x: number, y: number, colour: string): string =>
  shape(`M${x} ${y}h90q-6 26-24 26h-42q-18 0-24-26Z`, colour) +
  line(`M${x + 44} ${y}v-60`, '#78350f', 5) +
  shape(`M${x + 50} ${y - 56}l34 46h-34Z`, '#f8fafc')

export const TOWN_BACKDROPS: LibraryPicture[] = [
  scene(
    'blue-sky',
    sky('#7dd3fc', '#93dafd', '#bae6fd', '#d7f0fe'),
    dot(70, 64, 34, '#fde68a'),
    cloud(180, 90, 1.2),
    cloud(370, 70, 1.5),
    cloud(300, 190),
    cloud(90, 230, 1.3),
    cloud(420, 280, 1.1),
  ),
  scene(
    'city',
    sky('#fed7aa', '#fde2c4', '#ffedd5'),
    dot(370, 110, 44, '#fb923c'),
    `<g opacity=".5">${tower(10, 120, 60, '#c7a58a', '#d8bba5')}${tower(200, 90, 70, '#c7a58a', '#d8bba5')}${tower(330, 130, 80, '#c7a58a', '#d8bba5')}</g>`,
    tower(60, 90, 76, '#4f46e5', '#a5b4fc'),
    tower(150, 150, 60, '#0f766e', '#99f6e4'),
    tower(262, 60, 76, '#334155', '#94a3b8'),
    tower(390, 110, 76, '#9f1239', '#fda4af'),
    band(280, 80, '#475569'),
    band(274, 8, '#a8a29e'),
    line('M0 322h480', '#fde047', 6).replace('stroke-linecap="round"', 'stroke-dasharray="34 26"'),
  ),
  scene(
    'road',
    sky('#bae6fd', '#d7f0fe'),
    cloud(110, 60),
    cloud(380, 84, 1.2),
    hills(180, 34, 4, '#86b6a5'),
    band(170, 190, '#84cc16'),
    shape('M204 170h72l220 190H-16Z', '#475569'),
    shape('M236 170h8l4 36h-16ZM230 220h20l5 46h-30ZM222 282h36l8 78h-52Z', '#f8fafc'),
    roundTree(90, 220, 0.8),
    roundTree(400, 230, 1),
  ),
  scene(
    'football-field',
    sky('#7dd3fc', '#bae6fd'),
    cloud(90, 60),
    cloud(330, 50, 1.3),
    band(120, 24, '#64748b'),
    grid(40, 2, (c, r) =>
      dot(
        6 + c * 12,
        124 + r * 11,
        5,
        ['#f43f5e', '#facc15', '#38bdf8', '#f8fafc'][(c * 3 + r) % 4]!,
      ),
    ),
    band(144, 216, '#16a34a'),
    [0, 2, 4].map((at) => band(144 + at * 36, 36, '#22c55e')).join(''),
    `<g fill="none" stroke="#fff" stroke-width="5"><path d="M0 160h480M150 160v60h180v-60M210 160v26h60v-26"/><ellipse cx="240" cy="330" rx="110" ry="50"/></g>`,
    `<g fill="none" stroke="#f8fafc" stroke-width="6"><path d="M190 160V94h100v66"/></g><g stroke="#cbd5e1" stroke-width="1.500"><path d="M190 110h100M190 126h100M190 142h100M210 94v66M230 94v66M250 94v66M270 94v66"/></g>`,
  ),
  scene(
    'farm',
    sky('#7dd3fc', '#bae6fd'),
    cloud(370, 60, 1.2),
    hills(190, 30, 3, '#a3e635'),
    band(190, 170, '#84cc16'),
    shape('M60 210v-80l60-44 60 44v80Z', '#b91c1c'),
    line('M56 134l64-48 64 48', '#f8fafc', 8),
    box(98, 154, 44, 56, 2, '#fef3c7'),
    line('M98 154l44 56M142 154l-44 56', '#b91c1c', 5),
    shape('M210 210v-90q20-24 40 0v90Z', '#94a3b8'),
    shape('M206 122q24-34 48 0Z', '#64748b'),
    line('M0 240h480M0 258h480', '#f8fafc', 6),
    Array.from({ length: 9 }, (_, at) => line(`M${20 + at * 56} 226v46`, '#f8fafc', 8)).join(''),
    [300, 324, 348].map((y) => line(`M290 ${y}h180`, '#65a30d', 8)).join(''),
    roundTree(410, 220, 1.1),
  ),
  scene(
    'garden',
    sky('#a5f3fc', '#cffafe'),
    dot(410, 60, 32, '#fde047'),
    cloud(120, 60),
    hills(210, 26, 3, '#4ade80'),
    band(220, 140, '#22c55e'),
    shape('M210 360q-10-80 20-140h24q40 60 40 140Z', '#e7d3b1'),
    roundTree(70, 240, 1.2),
    roundTree(420, 236, 1),
    Array.from({ length: 14 }, (_, at) =>
      moved(
        ((at * 73 + 20) % 200) + (at % 2) * 290,
        260 + ((at * 31) % 90),
        line('M0 0v-18', '#15803d', 3) +
          dots(
            [
              [-5, -22],
              [5, -22],
              [0, -28],
              [0, -16],
            ],
            5,
            ['#f472b6', '#fde047', '#f87171', '#c084fc'][at % 4]!,
          ) +
          dot(0, -22, 4, '#fff'),
      ),
    ).join(''),
  ),
  scene(
    'harbour',
    sky('#fdba74', '#fed7aa', '#ffedd5'),
    dot(240, 170, 50, '#fde68a'),
    band(190, 170, '#0e7490'),
    band(260, 100, '#155e75'),
    line('M20 220h60M180 216h120M380 230h70M90 290h90M300 300h80', '#67e8f9', 4),
    boat(60, 210, '#b91c1c'),
    boat(330, 236, '#4338ca'),
    moved(
      430,
      190,
      shape('M-20 0l6-110h28l6 110Z', '#f8fafc') +
        shape('M-18-40l2-24h32l2 24ZM-14-84l1-22h26l1 22Z', '#dc2626') +
        box(-12, -132, 24, 22, 4, '#fde047') +
        shape('M-16-132 0-150l16 18Z', '#334155'),
    ),
    box(0, 316, 200, 14, 2, '#78350f'),
    line('M30 330v30M90 330v30M150 330v30', '#451a03', 12),
  ),
  scene(
    'night-market',
    sky('#1e1b4b', '#312e81', '#3730a3'),
    stars(40, 130),
    bulbs(60),
    bulbs(110),
    stall(20, '#dc2626'),
    stall(180, '#0f766e'),
    stall(340, '#f59e0b'),
    band(270, 90, '#44403c'),
    oval(80, 300, 60, 10, '#57534e'),
    oval(240, 300, 60, 10, '#57534e'),
    oval(400, 300, 60, 10, '#57534e'),
  ),
  scene(
    'castle',
    sky('#c4b5fd', '#ddd6fe', '#ede9fe'),
    cloud(80, 70),
    cloud(420, 90, 0.9),
    hills(270, 50, 2, '#86efac'),
    shape('M140 280V150h20v-16h16v16h20v-16h16v16h56v-16h16v16h20v-16h16v16h20v130Z', '#94a3b8'),
    [120, 320]
      .map(
        (x) =>
          box(x, 110, 50, 174, 2, '#a8b3c4') +
          shape(`M${x - 8} 112 ${x + 25} 50l33 62Z`, '#be123c') +
          box(x + 18, 140, 14, 26, 7, '#475569'),
      )
      .join(''),
    box(210, 90, 60, 70, 2, '#a8b3c4'),
    shape('M202 92 240 26l38 66Z', '#be123c'),
    line('M240 26V8', '#475569', 3),
    shape('M240 8l22 7-22 7Z', '#f59e0b'),
    box(232, 108, 16, 28, 8, '#475569'),
    shape('M214 284v-50q26-34 52 0v50Z', '#78350f'),
    band(282, 78, '#4ade80'),
    shape('M216 284h48l40 76H176Z', '#e7d3b1'),
  ),
]
