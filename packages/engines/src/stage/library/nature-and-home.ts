/** Plants, weather and things from home and street. */
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

const tree = (sway: number, fruit: boolean): string => `
${shape('M44 112q4-30 0-50h16q-4 20 2 50Z', '#92400e')}${line('M52 76 36 62M54 72l16-14', '#92400e', 6)}
${dots(
  [
    [30 + sway, 46],
    [74 + sway, 46],
    [36 + sway, 26],
    [68 + sway, 26],
    [52 + sway, 16],
    [52 + sway, 50],
  ],
  22,
  '#16a34a',
)}${dots(
  [
    [34 + sway, 24],
    [54 + sway, 14],
  ],
  12,
  '#4ade80',
)}${
  fruit
    ? dots(
        [
          [30 + sway, 48],
          [56 + sway, 38],
          [76 + sway, 44],
          [62 + sway, 18],
          [44 + sway, 58],
        ],
        5,
        '#f59e0b',
      )
    : ''
}`

const palmTree = (sway: number): string => `
${line(`M44 112Q52 70 ${46 + sway} 34`, '#a16207', 10)}${line('M44 96l8 2M47 80l8 1M49 64l8 0', '#78350f', 3)}
<g transform="translate(${46 + sway} 34)">${shape('M0 0C-26-18-42-8-46 10-30 2-16 2 0 0ZM0 0C26-18 42-8 46 10 30 2 16 2 0 0ZM0 0C-10-30-28-34-40-26-22-20-12-12 0 0ZM0 0C10-30 28-34 40-26 22-20 12-12 0 0ZM0 0C-18 4-26 16-24 30-14 18-8 10 0 0ZM0 0C18 4 26 16 24 30 14 18 8 10 0 0Z', '#16a34a')}${dots(
  [
    [-5, 5],
    [6, 6],
    [0, 10],
  ],
  5,
  '#92400e',
)}</g>`

const flower = (open: boolean): string => `
${line('M40 56v50', '#16a34a', 6)}${shape('M40 92Q18 92 14 74q20-2 26 14ZM40 84q22 0 26-18-20-2-26 14Z', '#22c55e')}
${Array.from({ length: 8 }, (_, at) => turned(at * 45, 40, 36, oval(40, open ? 14 : 20, open ? 9 : 7, open ? 14 : 12, at % 2 ? '#f472b6' : '#ec4899'))).join('')}${dot(40, 36, 15, '#fcd34d')}${eyes(35, 46, 34, 2.8)}${open ? openMouth(40, 39, 8) : smile(40, 40, 8)}`

const lotus = (open: boolean): string => `
${oval(50, 64, 46, 12, '#16a34a')}${shape('M50 64 90 56l-4 12Z', '#4ade80')}${open ? shape('M50 62C26 62 6 46 4 30c18 0 34 8 46 32ZM50 62c24 0 44-16 46-32-18 0-34 8-46 32Z', '#f9a8d4') : ''}${shape(open ? 'M50 62C30 54 18 32 24 14c16 6 26 24 26 48ZM50 62c20-8 32-30 26-48-16 6-26 24-26 48Z' : 'M50 62C32 56 26 40 32 24c12 6 18 20 18 38ZM50 62c18-6 24-22 18-38-12 6-18 20-18 38Z', '#f472b6')}${shape('M50 62C36 46 38 18 50 6c12 12 14 40 0 56Z', '#fbcfe8')}`

const cloud = (rain: boolean): string => `
<g fill="${rain ? '#94a3b8' : '#e0edf9'}"><circle cx="30" cy="40" r="20"/><circle cx="56" cy="28" r="26"/><circle cx="84" cy="40" r="20"/><rect x="28" y="36" width="58" height="24" rx="10"/></g>${eyes(48, 68, 36, 3.6)}${rain ? line('M52 48q6-5 12 0', INK, 2.5) : smile(58, 43, 13)}${cheeks(40, 76, 44)}${rain ? line('M30 70l-5 12M50 70l-5 12M70 70l-5 12M90 68l-5 12', '#38bdf8', 5) : ''}`

const sun = (turn: number): string =>
  `${turned(turn, 50, 50, Array.from({ length: 12 }, (_, at) => turned(at * 30, 50, 50, shape('M44 20 50 2l6 18Z', '#f59e0b'))).join(''))}${dot(50, 50, 30, '#fcd34d')}${eyes(40, 60, 46, 4)}${smile(50, 55, 18)}${cheeks(32, 68, 55, 4.5)}`

const moon = (shut: boolean): string => `
${shape('M54 6C26 8 8 28 8 50s20 44 46 42c10 0 18-4 24-8-24 0-40-16-40-36S50 10 54 6Z', '#fde68a')}${eyes(22, 22, 44, 3.6, shut)}${smile(26, 58, 10)}${dot(20, 54, 3.5, '#fda4af')}${
  shut
    ? line('M60 30h10L60 42h10M78 12h8l-8 10h8', '#818cf8', 3)
    : dots(
        [
          [66, 26],
          [82, 44],
          [70, 60],
        ],
        3,
        '#fde047',
      )
}`

const planet = (tilt: number): string => {
  const ring = (d: string): string => turned(tilt - 16, 50, 48, line(d, '#fcd34d', 6))
  return `${ring('M6 48a44 12 0 0 1 88 0')}${dot(50, 48, 28, '#f97316')}${line('M28 32q22 6 44-4M30 66q20 8 40-2', '#fdba74', 5)}
${ring('M6 48a44 12 0 0 0 88 0')}${eyes(42, 60, 40, 3.4)}${smile(51, 47, 10)}`
}

const door = (open: boolean): string => `
${box(4, 2, 72, 110, 6, '#78350f')}${box(12, 10, 56, 102, 3, open ? INK : '#b45309')}${
  open
    ? `${shape('M12 10l34 10v92H12Z', '#b45309')}${shape('M18 20l20 6v28H18ZM18 64h20v38l-20 2Z', '#92400e')}${dot(41, 64, 3.5, '#fcd34d')}${dots(
        [
          [56, 30],
          [62, 50],
          [54, 74],
        ],
        2,
        '#fde047',
      )}`
    : `${box(19, 18, 42, 36, 3, '#92400e')}${box(19, 64, 42, 40, 3, '#92400e')}${dot(62, 60, 4, '#fcd34d')}`
}`

const house = (lit: boolean): string => `
${box(74, 14, 14, 30, 2, '#7f1d1d')}${
  lit
    ? dots(
        [
          [82, 4],
          [90, -6],
        ],
        6,
        '#cbd5e1',
      )
    : ''
}${box(14, 46, 84, 58, 2, '#fde68a')}${shape('M4 50 56 6l52 44Z', '#dc2626')}${box(46, 68, 22, 36, 3, '#92400e')}${dot(63, 87, 2.5, '#fcd34d')}${box(22, 60, 18, 18, 2, lit ? '#fef08a' : '#7dd3fc')}${box(74, 60, 18, 18, 2, lit ? '#fef08a' : '#7dd3fc')}${line('M31 60v18M22 69h18M83 60v18M74 69h18', '#fff', 2)}`

const umbrella = (open: boolean): string =>
  open
    ? `${line('M48 12v74q0 10-9 10t-8-8', '#78350f', 5)}${shape('M4 50C4 22 24 8 48 8s44 14 44 42q-8-8-15 0-7-8-14 0-8-8-15 0-7-8-15 0-7-8-14 0-8-8-15 0Z', '#e11d48')}${shape('M33 50C34 26 40 12 48 8c8 4 14 18 15 42q-8-8-15 0-7-8-15 0Z', '#fda4af')}${line('M48 8V2', '#78350f', 4)}`
    : `${line('M48 6v80q0 10-9 10t-8-8', '#78350f', 5)}${shape('M48 8c12 20 14 42 10 64H38c-4-22-2-44 10-64Z', '#e11d48')}${line('M48 12v58', '#fda4af', 4)}${line('M38 60h20', '#9f1239', 4)}`

const book = (open: boolean): string =>
  open
    ? `${shape('M4 18q28-10 46 4 18-14 46-4v56q-28-8-46 6-18-14-46-6Z', '#1d4ed8')}${shape('M10 16q24-8 40 6v52q-16-12-40-6ZM90 16q-24-8-40 6v52q16-12 40-6Z', '#fef9ef')}${line('M18 30q12-3 24 3M18 42q12-3 24 3M18 54q12-3 24 3M58 33q12-6 24-3M58 45q12-6 24-3', '#94a3b8', 3)}`
    : `${box(22, 6, 58, 76, 5, '#1e3a8a')}${box(26, 70, 54, 10, 2, '#fef9ef')}${box(22, 4, 58, 68, 5, '#2563eb')}${box(22, 4, 10, 72, 3, '#1e3a8a')}${shape('m56 18 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z', '#fcd34d')}`

const clock = (hands: string, ring: boolean): string => `
${line('M24 82l-8 10M68 82l8 10', '#475569', 6)}${dots(
  [
    [22, 14],
    [70, 14],
  ],
  12,
  '#f59e0b',
)}${dot(46, 50, 40, '#0d9488')}${dot(46, 50, 32, '#f8fafc')}${line('M46 22v5M46 73v5M18 50h5M69 50h5', '#64748b', 4)}${line(hands, INK, 4)}${dot(46, 50, 4, '#dc2626')}${ring ? line('M4 22-4 14M10 6 4-2M88 22l8-8M82 6l6-8', '#dc2626', 4) : ''}`

const lights = (lit: number): string => `
${line('M32 92v24', '#475569', 8)}${box(8, 2, 48, 92, 12, '#1e293b')}${['#ef4444', '#facc15', '#22c55e'].map((colour, at) => dot(32, 20 + at * 28, 11, at === lit ? colour : '#475569')).join('')}${dot(28, 16 + lit * 28, 3, '#fff')}`

const lamp = (on: boolean): string => `
${on ? shape('M28 44 6 100h80L64 44Z', '#fef9c3') : ''}${line('M46 40v62', '#78350f', 6)}${shape('M30 8h32l14 36H16Z', '#f97316')}${on ? oval(46, 44, 28, 5, '#fde047') : oval(46, 44, 28, 5, '#9a3412')}${oval(46, 104, 22, 6, '#78350f')}`

export const NATURE_AND_HOME = [
  poses('tree', 92, [tree(0, false), tree(2, true)], '4 -8 98 124'),
  poses('palm-tree', 92, [palmTree(-3), palmTree(3)], '-6 -4 106 120'),
  poses('flower', 64, [flower(false), flower(true)], '2 -2 76 110'),
  poses('lotus', 84, [lotus(false), lotus(true)], '0 2 100 76'),
  poses('cloud', 96, [cloud(false), cloud(true)], '6 0 104 86'),
  poses('sun', 84, [sun(0), sun(15)], '0 0 100 100'),
  poses('moon', 72, [moon(false), moon(true)], '4 0 90 96'),
  poses('planet', 92, [planet(0), planet(10)], '-2 10 104 78'),
  poses('door', 74, [door(false), door(true)], '0 0 80 114'),
  poses('house', 96, [house(false), house(true)], '0 -14 112 122'),
  poses('umbrella', 78, [umbrella(false), umbrella(true)], '0 0 96 100'),
  poses('book', 82, [book(false), book(true)], '0 0 100 86'),
  poses(
    'clock',
    72,
    [clock('M46 50V32M46 50l14 8', false), clock('M46 50l-14-10M46 50v20', true)],
    '-6 -4 104 100',
  ),
  poses('traffic-light', 48, [lights(0), lights(1), lights(2)], '2 0 60 122'),
  poses('lamp', 62, [lamp(false), lamp(true)], '4 4 84 108'),
]
