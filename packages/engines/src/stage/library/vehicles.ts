/** Things that drive, fly and swim; wheels and rotors turn from costume to costume. */
import {
  box,
  dot,
  dots,
  eyes,
  INK,
  legs,
  line,
  moved,
  oval,
  poses,
  shape,
  smile,
  wheel,
} from './parts.ts'

const windows = (xs: number[], y: number, width: number, height: number): string =>
  xs.map((x) => box(x, y, width, height, 3, '#bae6fd')).join('')

const bus = (turn: number): string => `
${box(4, 10, 120, 58, 10, '#facc15')}${windows([12, 34, 56, 78], 20, 18, 18)}${box(100, 20, 20, 30, 3, '#bae6fd')}${line('M6 48h92', '#1c1a3d', 3)}
${box(4, 56, 120, 12, 4, '#ca8a04')}${dot(121, 60, 4, '#fef9c3')}${dot(7, 60, 3, '#dc2626')}${wheel(32, 70, 13, turn)}${wheel(98, 70, 13, turn)}`

const car = (turn: number): string => `
${shape('M24 34 38 12c2-4 6-6 10-6h26c4 0 8 2 11 6l15 22Z', '#dc2626')}${shape('M34 34l10-16c2-2 4-3 6-3h10v19ZM64 15h10c2 0 4 1 6 4l10 15H64Z', '#bae6fd')}
${shape('M4 56V44c0-6 4-10 10-10h88c10 2 16 8 16 16v6c0 3-2 4-4 4H8c-2 0-4-1-4-4Z', '#ef4444')}${dot(113, 46, 4, '#fef9c3')}${box(2, 42, 6, 8, 2, '#7f1d1d')}${line('M62 34v22', '#b91c1c', 2.5)}
${wheel(30, 60, 12, turn)}${wheel(92, 60, 12, turn)}`

const bicycle = (turn: number): string => `
<g fill="none" stroke="${INK}" stroke-width="4"><circle cx="24" cy="52" r="20"/><circle cx="88" cy="52" r="20"/></g>
<g stroke="#94a3b8" stroke-width="1.500">${[24, 88].map((x) => `<path d="M-18 0h36M0-18v36M-13-13l26 26M-13 13l26-26" transform="translate(${x} 52) rotate(${turn})"/>`).join('')}</g>
${line('M24 52 40 22h36L52 52H24M52 52 38 16M88 52 74 14', '#0d9488', 5)}${line('M30 15h16', INK, 6)}${line('M66 14h10q6 0 6 6', INK, 5)}
${dot(52, 52, 6, '#475569')}${turn ? line('M52 52 44 60h-5M52 52l8-8h5', '#475569', 4) : line('M52 52v11h5M52 52V41h-5', '#475569', 4)}`

const puff = (big: boolean): string =>
  big
    ? dot(92, 2, 7, '#cbd5e1') + dot(80, -6, 9, '#e2e8f0') + dot(64, -8, 6, '#e2e8f0')
    : dot(96, 4, 6, '#cbd5e1') + dot(88, -4, 5, '#e2e8f0')

const train = (turn: number): string => `${puff(turn > 0)}
${box(8, 12, 46, 50, 4, '#1d4ed8')}${box(16, 20, 30, 18, 3, '#bae6fd')}${box(2, 6, 58, 8, 4, '#1e3a8a')}${box(52, 32, 62, 30, 8, '#2563eb')}${line('M70 32v30M90 32v30', '#fcd34d', 4).replaceAll('round', 'butt')}
${shape('M92 12h16l-4 20H96Z', '#1e3a8a')}${dot(114, 44, 5, '#fef9c3')}${shape('M112 60l18 16h-20Z', '#dc2626')}${box(4, 60, 112, 8, 2, '#334155')}
${wheel(26, 72, 13, turn, '#7f1d1d')}${wheel(62, 76, 9, turn, '#7f1d1d')}${wheel(86, 76, 9, turn, '#7f1d1d')}${wheel(106, 76, 9, turn, '#7f1d1d')}${turn ? line('M28 66h58', '#94a3b8', 4) : line('M26 78h60', '#94a3b8', 4)}`

const plane = (turn: boolean): string => `
${shape('M12 40 2 12h14l18 24Z', '#dc2626')}${shape('M8 42c20-12 78-14 104-4 14 4 14 14 0 18-30 8-80 6-96-2-6-4-10-8-8-12Z', '#f8fafc')}${shape('M10 46c30 6 80 6 112 0-2 6-6 8-10 10-30 8-80 6-96-2-4-2-6-5-6-8Z', '#cbd5e1')}
${shape('M100 36c8 0 14 2 18 6H98Z', '#38bdf8')}${dots(
  [
    [40, 42],
    [52, 41],
    [64, 41],
    [76, 41],
  ],
  3.5,
  '#38bdf8',
)}
${shape('M52 48h28L54 78H42Z', '#dc2626')}${shape('M50 36 44 18h10l18 16Z', '#b91c1c')}${turn ? oval(124, 46, 2.5, 22, '#94a3b8') : line('M124 34v24', '#64748b', 4)}${dot(124, 46, 4, INK)}`

const helicopter = (turn: boolean): string => `
${line('M60 8V22', '#475569', 5)}${turn ? line('M30 8h60', '#475569', 5) : line('M4 8h112', '#475569', 5)}${line('M40 40H8', '#ea580c', 10)}${shape('M2 22h10v26H4Z', '#ea580c')}${turn ? line('M8 24l0 24', '#475569', 3) : line('M-4 36h24', '#475569', 3)}
${shape('M34 44c0-16 14-24 30-24h14c20 0 32 14 32 28 0 10-8 16-18 16H58c-14 0-24-8-24-20Z', '#f97316')}${shape('M78 26c14 0 24 8 26 20H78Z', '#bae6fd')}${box(50, 28, 18, 18, 4, '#bae6fd')}${line('M36 54h72', '#fef3c7', 4)}
${line('M56 64v10M88 64v10M44 76h56q6 0 8-4', '#475569', 4)}`

const submarine = (turn: boolean): string => `
${line('M68 22V4h12', '#b45309', 6)}${shape('M46 26l4-14h30l4 14Z', '#f59e0b')}${turn ? oval(6, 50, 4, 18, '#94a3b8') : oval(6, 50, 4, 8, '#64748b')}${shape('M18 36 8 26v46l12-8Z', '#d97706')}
${shape('M12 50c0-18 20-26 50-26s54 8 54 26-24 26-54 26-50-8-50-26Z', '#facc15')}${line('M22 64q40 14 84-2', '#d97706', 4)}
${dots(
  [
    [44, 46],
    [68, 46],
    [92, 46],
  ],
  11,
  '#b45309',
)}${dots(
  [
    [44, 46],
    [68, 46],
    [92, 46],
  ],
  7.5,
  '#7dd3fc',
)}${
  turn
    ? dots(
        [
          [2, 22],
          [10, 10],
        ],
        4,
        '#bae6fd',
      )
    : dots([[4, 14]], 4, '#bae6fd')
}`

const balloon = (sway: number): string => `
${line(`M30 62l${10 + sway} 28M70 62l${-10 + sway} 28`, '#78350f', 2.5)}${dot(50, 38, 36, '#f43f5e')}${shape('M50 2c-14 8-18 60 0 72 18-12 14-64 0-72Z', '#fcd34d')}${shape('M24 14c-14 14-12 40 6 52 4-20 0-40-6-52ZM76 14c14 14 12 40-6 52-4-20 0-40 6-52Z', '#0ea5e9')}
${shape('M38 70h24l-4 8H42Z', '#9f1239')}${box(38 + sway, 88, 24, 18, 4, '#a16207')}${line(`M${39 + sway} 94h22M${39 + sway} 100h22`, '#78350f', 2)}`

const spaceship = (light: boolean): string => `
${light ? shape('M36 50 18 88h72L72 50Z', '#fef9c3') : ''}${shape('M32 30c0-34 44-34 44 0Z', '#7dd3fc')}${moved(0, 0, eyes(48, 60, 22, 3) + smile(54, 26, 8))}
${oval(54, 40, 52, 16, '#7c3aed')}${oval(54, 34, 40, 9, '#a78bfa')}${dots(
  light
    ? [
        [18, 42],
        [42, 49],
        [66, 49],
        [90, 42],
      ]
    : [
        [30, 47],
        [54, 50],
        [78, 47],
      ],
  4,
  '#fde047',
)}`

const sailboat = (lean: number): string => `
<g transform="rotate(${lean} 55 80)">${line('M54 72V6', '#78350f', 5)}${shape('M60 10q32 20 36 52H60Z', '#f8fafc')}${shape('M60 38q20 0 33 10l3 14H60Z', '#f43f5e')}${shape('M48 18Q22 40 16 62h32Z', '#fde68a')}${shape('M54 6h-16l16-8Z', '#dc2626')}${shape('M6 70h98c-4 18-16 24-30 24H34C20 94 10 88 6 70Z', '#1d4ed8')}${line('M9 76h92', '#fff', 3)}</g>
${line(lean > 0 ? 'M2 96q9-7 18 0t18 0 18 0 18 0 18 0 16 0' : 'M2 96q9 7 18 0t18 0 18 0 18 0 18 0 16 0', '#38bdf8', 5)}`

const rider = (colour: string): string =>
  shape('M-9 0Q-8-18 0-20 8-18 9 0Z', colour) +
  dot(0, -25, 7, '#b9794a') +
  shape('M-8-25C-9-38 9-38 8-25l2 8H4l-1-9h-6l-1 9h-6Z', '#f8fafc')

const oneCamel = (step: number): string =>
  `${legs([8, 14, 30, 36], 30, 50, '#ca9a4b', 5, step)}${shape('M2 32c0-10 8-10 12-12 4-10 12-10 16 0 6 0 12 4 12 12-8 6-32 8-40 0Z', '#d6a85c')}${line('M40 30q8 0 8-18', '#d6a85c', 7)}${shape('M44 12c0-8 10-8 12-4l6 4c2 4-2 6-5 6H48Z', '#d6a85c')}${dot(54, 10, 1.8, INK)}${shape('M10 20q12-8 24 0l2 8q-14 4-28 0Z', '#be123c')}`

const caravan = (step: number): string =>
  [0, 1]
    .map((at) =>
      moved(
        at * 68,
        22,
        oneCamel(at === 0 ? step : 5 - step) +
          moved(22, 20, rider(at === 0 ? '#4338ca' : '#0f766e')),
      ),
    )
    .join('') + line('M48 38q12 10 22 2', '#78350f', 2)

export const VEHICLES = [
  poses('bus', 122, [bus(0), bus(45)], '0 6 130 80'),
  poses('car', 110, [car(0), car(45)], '0 2 122 74'),
  poses('bicycle', 104, [bicycle(0), bicycle(22)], '0 4 112 72'),
  poses('train', 124, [train(0), train(45)], '0 -16 132 104'),
  poses('plane', 122, [plane(false), plane(true)], '0 4 130 80'),
  poses('helicopter', 116, [helicopter(false), helicopter(true)], '-6 2 124 80'),
  poses('submarine', 112, [submarine(false), submarine(true)], '-2 0 122 80'),
  poses('hot-air-balloon', 76, [balloon(-3), balloon(3)], '10 0 80 110'),
  poses('spaceship', 104, [spaceship(false), spaceship(true)], '0 0 108 92'),
  poses('sailboat', 96, [sailboat(-4), sailboat(4)], '-2 -6 114 110'),
  poses('caravan', 136, [caravan(0), caravan(5)], '-2 0 140 76'),
]
