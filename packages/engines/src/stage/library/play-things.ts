/** Toys, balls, instruments and what arcade games are made of. */
import {
  box,
  cheeks,
  dot,
  dots,
  eyes,
  INK,
  line,
  openMouth,
  oval,
  poses,
  shape,
  smile,
  turned,
} from './parts.ts'

const football = (turn: number): string =>
  dot(40, 40, 36, '#f8fafc') +
  turned(
    turn,
    40,
    40,
    shape('m40 26 13 10-5 15H32l-5-15Z', INK) +
      shape(
        'M40 4l8 3-2 9-6 4-6-4-2-9ZM74 30l2 10-4 7-9-3-3-7 5-7ZM6 30 4 40l4 7 9-3 3-7-5-7ZM28 74l-8-5 0-10 8-2 5 4-1 8ZM52 74l8-5 0-10-8-2-5 4 1 8Z',
        INK,
      ) +
      line('M40 26V16M53 36l9-4M48 51l7 9M32 51l-7 9M27 36l-9-4', INK, 2.5),
  ) +
  `<circle cx="40" cy="40" r="36" fill="none" stroke="${INK}" stroke-width="3"/>`

const basketball = (turn: number): string =>
  dot(40, 40, 36, '#f97316') +
  turned(
    turn,
    40,
    40,
    line('M4 40h72M40 4v72M14 15q22 25 0 50M66 15q-22 25 0 50', '#7c2d12', 3.5),
  ) +
  `<circle cx="40" cy="40" r="36" fill="none" stroke="#7c2d12" stroke-width="3.500"/>`

const kite = (tail: string): string => `
${line(`M50 74${tail}`, '#475569', 2.5)}${shape('M50 2 86 34 50 76 14 34Z', '#f43f5e')}${shape('M50 2v74L14 34Z', '#fb7185')}${shape('M50 2 86 34H14Z', '#fcd34d')}${shape('M50 2v32H14Z', '#fde68a')}${line('M50 2v74M14 34h72', '#7f1d1d', 2.5)}${eyes(42, 58, 44, 3)}${smile(50, 50, 9)}`

const drum = (hit: boolean): string => `
${shape('M10 32v42c0 12 72 12 72 0V32Z', '#dc2626')}${line('M10 40l12 40 12-34 12 38 12-38 12 34 12-40', '#fcd34d', 3.5)}${oval(46, 32, 36, 13, '#fef3c7')}<ellipse cx="46" cy="32" rx="36" ry="13" fill="none" stroke="#b45309" stroke-width="4"/>
${
  hit
    ? line('M50 30 84 8M40 30 8 6', '#78350f', 4) +
      dots(
        [
          [50, 30],
          [40, 30],
        ],
        5,
        '#78350f',
      ) +
      line('M46 12V4M32 14l-4-6M60 14l4-6', '#f59e0b', 3)
    : line('M58 18 88 4M34 18 4 4', '#78350f', 4) +
      dots(
        [
          [58, 19],
          [34, 19],
        ],
        5,
        '#78350f',
      )
}`

const guitar = (note: boolean): string => `
${line('M50 48 84 10', '#78350f', 8)}${shape('M80 4l8-4 8 8-4 8Z', '#451a03')}${turned(42, 36, 62, `${oval(36, 76, 24, 20, '#d97706')}${oval(36, 50, 18, 16, '#d97706')}${box(24, 52, 24, 20, 4, '#d97706')}${dot(36, 60, 8, '#451a03')}${line('M28 82h16', '#451a03', 4)}`)}${line('M30 74 84 12M34 78 88 16', '#fef3c7', 1.5)}
${
  note
    ? `${line('M10 28V10l12-4v18', INK, 3)}${dots(
        [
          [7, 29],
          [19, 25],
        ],
        4,
        INK,
      )}`
    : ''
}`

const coin = (wide: number): string => `
${oval(40, 40, 34 * wide, 34, '#b45309')}${oval(40, 40, 30 * wide, 30, '#fbbf24')}${wide > 0.4 ? `<g transform="translate(40 40) scale(${wide} 1)">${shape('m0-18 5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2Z', '#fef08a')}</g>` : ''}`

const gem = (shine: boolean): string => `
${shape('M20 8h40l18 24-38 44L2 32Z', '#06b6d4')}${shape('M20 8 2 32h22Z', '#67e8f9')}${shape('M60 8l18 24H56Z', '#0891b2')}${shape('M20 8h40L56 32H24Z', '#22d3ee')}${shape('M24 32h32L40 76Z', '#a5f3fc')}${shape('M56 32h22L40 76Z', '#0e7490')}${shine ? shape('M62 2l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', '#fff') + shape('M14 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z', '#fff') : ''}`

const heart = (big: boolean): string => `
<g transform="translate(40 38) scale(${big ? 1 : 0.86})">${shape('M0 32C-44 4-36-30-14-30-6-30 0-24 0-18 0-24 6-30 14-30 36-30 44 4 0 32Z', '#f43f5e')}${line('M-24-10q0-10 9-12', '#fda4af', 5)}${eyes(-9, 9, -4, 3.4)}${big ? openMouth(0, 4, 11, '#881337') : smile(0, 5, 12)}</g>`

const key = (shine: boolean): string => `
<circle cx="24" cy="28" r="16" fill="none" stroke="#f59e0b" stroke-width="10"/>${line('M40 28h44M70 28v14M82 28v12', '#f59e0b', 9)}${shine ? line('M12 12 4 4M24 6V-2M36 12l8-8', '#fde047', 4) : ''}${line('M14 24q3-7 9-8', '#fef08a', 4)}`

const chest = (open: boolean): string => `
${
  open
    ? `${shape('M12 40C10 20 18 4 30 2h52c8 2 14 16 12 38Z', '#78350f')}${shape('M20 40C18 24 24 12 32 10h46c6 2 10 14 8 30Z', '#451a03')}${dots(
        [
          [28, 42],
          [42, 36],
          [56, 40],
          [70, 36],
          [80, 42],
          [50, 46],
          [64, 46],
        ],
        9,
        '#fbbf24',
      )}${shape('M52 30l8-8 8 8-8 10Z', '#22d3ee')}${dot(34, 34, 6, '#f43f5e')}`
    : `${shape('M8 44C6 24 14 14 26 14h56c12 0 18 10 16 30Z', '#92400e')}${line('M26 16v28M82 16v28', '#fbbf24', 6)}`
}
${box(8, 44, 90, 40, 4, '#a16207')}${line('M26 46v36M82 46v36', '#fbbf24', 6)}${line('M9 46h88', '#78350f', 5)}${box(45, 40, 16, 20, 4, '#fbbf24')}${dot(53, 48, 3, INK)}${line('M53 49v5', INK, 3)}`

const gift = (open: boolean): string => `
${
  open
    ? `${turned(-14, 10, 30, `${box(6, 18, 80, 16, 4, '#7c3aed')}${box(38, 18, 14, 16, 0, '#fde047')}`)}${shape('m60 4 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z', '#fde047')}${dots(
        [
          [34, 36],
          [74, 24],
        ],
        4,
        '#f43f5e',
      )}`
    : `${box(6, 26, 80, 16, 4, '#7c3aed')}${box(39, 26, 14, 16, 0, '#fde047')}${shape('M46 26C30 26 20 18 26 10s20 2 20 16Zm0 0c16 0 26-8 20-16s-20 2-20 16Z', '#fde047')}`
}
${box(12, 42, 68, 44, 4, '#8b5cf6')}${box(39, 42, 14, 44, 0, '#fde047')}`

const balloonToy = (popped: boolean): string =>
  popped
    ? `${line('M40 50q-6 14 0 28t-2 30', '#475569', 2.5)}${shape('M40 8l6 14 14-8-4 16 18 2-14 10 10 14-16-2-2 16-12-12-12 12-2-16-16 2 10-14L6 32l18-2-4-16 14 8Z', '#fde047')}${shape('M34 44q6-10 14-2-2 10-8 12-6-2-6-10Z', '#3b82f6')}`
    : `${line('M40 76q-6 10 0 20t-2 16', '#475569', 2.5)}${oval(40, 38, 30, 36, '#3b82f6')}${shape('M40 72l-6 8h12Z', '#1d4ed8')}${line('M22 32q2-14 12-18', '#bfdbfe', 6)}${eyes(33, 49, 38, 3.4)}${smile(41, 46, 11)}${cheeks(26, 56, 46, 3)}`

const platform = (top: string, low: string): string =>
  `${box(2, 2, 116, 28, 8, low)}${shape('M2 10c0-5 3-8 8-8h100c5 0 8 3 8 8v6q-8 8-14 0-8 8-15 0-7 8-15 0-7 8-14 0-8 8-15 0-7 8-15 0-7 8-14 0-8 8-14 0Z', top)}`

const button = (down: boolean): string => `
${oval(46, 52, 42, 18, '#475569')}${oval(46, 47, 42, 18, '#94a3b8')}${down ? oval(46, 46, 30, 12, '#b91c1c') + oval(46, 44, 30, 12, '#ef4444') : shape('M16 28v16c0 16 60 16 60 0V28Z', '#b91c1c') + oval(46, 28, 30, 13, '#ef4444') + oval(38, 24, 12, 4, '#fca5a5')}`

const arrow = (colour: string): string =>
  `<path d="M6 28h42V8l36 32-36 32V52H6Z" fill="${colour}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`

const wand = (spark: boolean): string => `
${line('M10 84 56 38', '#312e81', 8)}${line('M50 44l6-6', '#e2e8f0', 8)}${shape('m64 8 6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2Z', '#fde047')}${
  spark
    ? dots(
        [
          [30, 20],
          [20, 40],
          [84, 62],
          [88, 8],
          [44, 6],
          [66, 70],
        ],
        4,
        '#f472b6',
      ) +
      dots(
        [
          [36, 34],
          [76, 74],
          [90, 40],
        ],
        3,
        '#38bdf8',
      )
    : ''
}`

const die = (pips: [number, number][]): string =>
  `<rect x="3" y="3" width="66" height="66" rx="14" fill="#f8fafc" stroke="${INK}" stroke-width="4"/>${dots(pips, 6.5, pips.length === 1 ? '#dc2626' : INK)}`
const [L, M, H] = [20, 36, 52]
const PIPS: [number, number][][] = [
  [[M, M]],
  [
    [L, L],
    [H, H],
  ],
  [
    [L, L],
    [M, M],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [M, M],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, M],
    [H, M],
    [L, H],
    [H, H],
  ],
]

const top = (lean: number): string =>
  turned(
    lean,
    40,
    78,
    `${line('M40 16V4', '#78350f', 6)}${shape('M10 30c0-18 60-18 60 0 0 20-20 30-30 48-10-18-30-28-30-48Z', '#0d9488')}${shape('M11 36q29 14 58 0-2 10-8 16-21 10-42 0-6-6-8-16Z', '#fcd34d')}${oval(40, 25, 28, 8, '#14b8a6')}`,
  )

export const PLAY_THINGS = [
  poses('football', 56, [football(0), football(36)], '2 2 76 76'),
  poses('basketball', 56, [basketball(0), basketball(40)], '2 2 76 76'),
  poses('kite', 78, [kite('q-10 14 0 24t-4 20'), kite('q10 14 0 24t6 20')], '6 -2 88 124'),
  poses('spinning-top', 58, [top(-8), top(8)], '0 0 80 86'),
  poses('drum', 80, [drum(false), drum(true)], '-2 -2 96 88'),
  poses('guitar', 82, [guitar(false), guitar(true)], '0 -4 100 106'),
  poses('coin', 48, [coin(1), coin(0.7), coin(0.25)], '4 4 72 72'),
  poses('gem', 56, [gem(false), gem(true)], '0 0 80 80'),
  poses('heart', 58, [heart(false), heart(true)], '0 4 80 72'),
  poses('key', 68, [key(false), key(true)], '0 -4 90 56'),
  poses('treasure-chest', 92, [chest(false), chest(true)], '4 0 98 86'),
  poses('gift', 76, [gift(false), gift(true)], '2 0 88 90'),
  poses('balloon', 58, [balloonToy(false), balloonToy(true)], '2 0 76 114'),
  poses(
    'platform',
    120,
    [platform('#65a30d', '#92400e'), platform('#e0f2fe', '#64748b')],
    '0 0 120 34',
  ),
  poses('button', 72, [button(false), button(true)], '2 12 88 60'),
  poses('arrow', 72, [arrow('#f59e0b'), arrow('#22c55e')], '2 2 86 76'),
  poses('wand', 70, [wand(false), wand(true)], '2 -2 94 94'),
  poses('dice', 54, PIPS.map(die), '0 0 72 72'),
]
