/** Insects, birds and other small animals, each in two poses. */
import {
  cheeks,
  dot,
  dots,
  eye,
  eyes,
  INK,
  line,
  mirrored,
  openMouth,
  oval,
  poses,
  shape,
  smile,
  turned,
  wideEye,
} from './parts.ts'

const bee = (up: boolean): string => `
${up ? turned(-28, 40, 30, oval(36, 16, 11, 19, '#7dd3fc')) + turned(14, 52, 30, oval(54, 14, 11, 19, '#bae6fd')) : turned(-62, 40, 30, oval(40, 14, 9, 18, '#7dd3fc')) + turned(48, 52, 30, oval(52, 14, 9, 18, '#bae6fd'))}
${shape('M10 48 0 46l10-6Z', INK)}${oval(42, 46, 33, 23, '#facc15')}${line('M30 26q-6 20 0 40M44 24q-6 22 0 44', INK, 8).replaceAll('round', 'butt')}
${line('M62 28q2-12 10-14M70 32q6-8 14-6', INK, 3)}${dots(
  [
    [72, 13],
    [84, 26],
  ],
  3.5,
  INK,
)}
${eye(63, 42, 5)}${smile(67, 52, 9)}${dot(56, 53, 4, '#fb923c')}`

const ladybird = (open: boolean): string => `
${line('M22 58l-6 10M44 62v10M64 58l6 10', INK, 5)}${open ? shape('M60 50Q20 26 2 44q10 18 58 8Z', '#bae6fd') : ''}
${dot(72, 44, 17, INK)}${line('M76 30q2-10 10-12M84 36q6-6 12-4', INK, 3)}
${shape('M8 60C6 30 26 18 44 18s34 14 30 42Z', '#dc2626')}${
  open
    ? turned(
        24,
        74,
        50,
        shape('M8 58C6 26 26 16 44 16s30 10 30 34Z', '#ef4444') +
          dots(
            [
              [26, 38],
              [44, 28],
              [52, 44],
            ],
            5.5,
            INK,
          ),
      )
    : dots(
        [
          [26, 36],
          [46, 30],
          [58, 46],
          [36, 52],
          [18, 52],
        ],
        5.5,
        INK,
      )
}
${line('M8 61h66', INK, 4)}${wideEye(78, 42, 6)}${line('M78 54q5 1 8-3', '#fff', 2.5)}`

const spider = (step: boolean): string => `
${mirrored(50, line(step ? 'M34 50 12 30 2 42M34 56 10 50 0 66M36 62 14 72 8 88M40 66 26 82v12' : 'M34 50 14 36 0 46M34 56 8 56 0 72M36 62 12 76 10 92M40 66 24 86l4 8', INK, 4))}
${dot(50, 56, 26, '#6d28d9')}${shape('M50 34q10 10 0 20-10-10 0-20Z', '#a78bfa')}${dots(
  [
    [38, 44],
    [62, 44],
  ],
  9,
  '#fff',
)}${
  step
    ? dots(
        [
          [40, 45],
          [64, 45],
        ],
        4.5,
        INK,
      )
    : dots(
        [
          [38, 46],
          [62, 46],
        ],
        4.5,
        INK,
      )
}${step ? openMouth(50, 62, 14) : smile(50, 63, 16, '#ede9fe')}
${line('M50 30V4', '#94a3b8', 2)}`

const snail = (out: boolean): string => `
${shape(out ? 'M4 70c10-8 40-6 58-6 10 0 14-8 14-16 0-14 20-14 20 0 0 16-8 26-26 26H8c-6 0-6-2-4-4Z' : 'M12 70c8-8 36-6 50-6 8 0 10-6 10-12 0-12 18-12 18 0 0 14-8 22-22 22H14c-4 0-4-2-2-4Z', '#fdba74')}
${
  out
    ? line('M82 42 78 24M90 42l8-16', '#fdba74', 5) +
      dots(
        [
          [78, 22],
          [99, 24],
        ],
        5.5,
        '#fff',
      ) +
      dots(
        [
          [79, 21],
          [100, 23],
        ],
        3,
        INK,
      )
    : line('M78 46 76 34M85 46l4-12', '#fdba74', 5) +
      dots(
        [
          [76, 32],
          [89, 32],
        ],
        5.5,
        '#fff',
      ) +
      dots(
        [
          [77, 32],
          [90, 32],
        ],
        3,
        INK,
      )
}
${dot(40, 42, 28, '#be185d')}${line('M40 42c-2-8 10-8 10 2s-18 12-20-2 14-24 28-14', '#fbcfe8', 5)}${smile(out ? 88 : 83, out ? 56 : 58, 7)}`

const frog = (jump: boolean): string =>
  jump
    ? `${line('M30 62Q4 70 10 94M64 66q-20 14-26 30', '#16a34a', 11)}${line('M10 94l-8 4m8-4 6 6M38 96l-8 4m8-4 6 5', '#15803d', 5)}${line('M74 54l18 10', '#16a34a', 8)}${oval(54, 48, 32, 22, '#22c55e')}${oval(60, 57, 20, 11, '#bbf7d0')}${dots(
        [
          [54, 27],
          [78, 29],
        ],
        14,
        '#22c55e',
      )}${wideEye(54, 26, 10)}${wideEye(78, 28, 10)}${openMouth(72, 46, 22, '#9f1239')}`
    : `${mirrored(54, `${shape('M26 88C2 92 4 62 28 60Z', '#15803d')}${line('M24 92H8', '#15803d', 7)}`)}${oval(54, 66, 34, 27, '#22c55e')}${oval(54, 76, 22, 15, '#bbf7d0')}${line('M42 74v20M66 74v20', '#16a34a', 8)}${dots(
        [
          [36, 36],
          [72, 36],
        ],
        14,
        '#22c55e',
      )}${wideEye(36, 36, 10)}${wideEye(72, 36, 10)}${smile(54, 56, 30)}${cheeks(28, 80, 58, 4)}`

const falcon = (up: boolean): string => `
${shape('M26 52 2 48l4 12-4 8 26-4Z', '#78350f')}${up ? shape('M52 50C48 30 30 6 10 2c0 24 12 46 34 54Z', '#78350f') + shape('M66 50C72 26 68 8 58 0 44 16 40 36 46 54Z', '#92400e') : shape('M46 56c-8 16-26 32-40 32 0-18 12-34 36-40Z', '#78350f') + shape('M66 54c4 18-2 34-14 42-10-14-12-30-8-46Z', '#92400e')}
${shape('M24 56c12-18 40-22 58-14 6 12-8 26-28 28-14 0-24-6-30-14Z', '#a8743a')}${shape('M46 66c12-2 26-10 34-18 4 10-8 22-26 22Z', '#fef3c7')}
${dots(
  [
    [58, 62],
    [66, 60],
    [62, 66],
    [72, 56],
  ],
  1.8,
  '#78350f',
)}${dot(84, 38, 15, '#a8743a')}${shape('M84 38c2 8 8 10 14 8-2 6-8 8-14 6-6-4-6-10 0-14Z', '#fef3c7')}
${shape('M97 34c8 0 12 6 8 14-2-4-6-4-10-4Z', '#f59e0b')}${eye(89, 34, 4.5)}${line('M84 29l9 1', '#451a03', 3)}`

const parrot = (up: boolean): string => `
${shape('M34 76 18 106l12-4 4 8 14-28Z', '#2563eb')}${line('M44 88v10m-6 0h12M54 88v10m-6 0h12', '#475569', 4)}
${shape('M30 60C24 30 36 8 56 8s28 16 26 32c0 30-10 50-30 50S32 78 30 60Z', '#dc2626')}
${shape(up ? 'M48 60C26 62 8 50 2 28c20-2 42 6 52 20Z' : 'M40 46c-14 14-16 34-6 50 14-8 24-26 22-44Z', '#16a34a')}${shape(up ? 'M30 50C16 48 6 40 2 28c12 0 24 4 32 8Z' : 'M33 66c-4 12-4 22 1 30 8-6 14-14 17-22Z', '#facc15')}
${oval(68, 30, 11, 12, '#fff')}${eye(68, 27, 4.5)}${shape('M78 24c14-2 18 10 10 22-4-6-8-8-12-8Z', '#1e293b')}${up ? shape('M76 42l8 6-8 2Z', '#475569') : ''}`

const chick = (peep: boolean): string => `
${line('M38 80v8h8M50 80v8h8', '#ea580c', 4)}${dot(44, 52, 30, '#fde047')}${shape(peep ? 'M18 48Q2 40 4 28q12 2 20 10Z' : 'M18 50Q6 62 10 72q12-4 16-12Z', '#eab308')}${shape(peep ? 'M68 48q16-8 16-20-14 2-22 10Z' : 'M70 50q12 12 8 22-12-4-16-12Z', '#eab308')}
${line('M44 22q-4-8-10-8M44 22q0-8 6-12', '#eab308', 4)}${eyes(36, 54, 46)}${peep ? shape('M38 52h14l-7 12Z', '#ea580c') : shape('M39 54h12l-6 7Z', '#ea580c')}${cheeks(28, 62, 56, 4)}`

const caterpillar = (bend: boolean): string => `
${(bend
  ? [
      [16, 56],
      [32, 44],
      [46, 34],
      [60, 44],
      [74, 56],
    ]
  : [
      [12, 56],
      [28, 56],
      [44, 56],
      [60, 56],
      [76, 56],
    ]
)
  .map(
    ([x, y], at) =>
      `${line(`M${x! - 3} ${y! + 10}v6M${x! + 4} ${y! + 10}v6`, INK, 3)}${dot(x!, y!, 14, at % 2 === 0 ? '#84cc16' : '#65a30d')}`,
  )
  .join('')}
${line('M90 34q-2-10-8-14M100 34q4-10 10-12', INK, 3)}${dots(
  [
    [81, 19],
    [111, 21],
  ],
  4,
  '#ef4444',
)}${dot(95, 48, 18, '#facc15')}${eyes(90, 103, 45)}${bend ? openMouth(97, 53, 9) : smile(97, 53, 10)}${cheeks(84, 108, 53, 3)}`

export const SMALL_ANIMALS = [
  poses('bee', 76, [bee(false), bee(true)], '-2 -6 94 76'),
  poses('ladybird', 78, [ladybird(false), ladybird(true)], '-2 0 102 78'),
  poses('spider', 82, [spider(false), spider(true)], '-4 2 108 96'),
  poses('snail', 86, [snail(false), snail(true)], '0 8 106 72'),
  poses('frog', 82, [frog(false), frog(true)], '-2 8 112 97'),
  poses('falcon', 100, [falcon(false), falcon(true)], '0 -2 110 100'),
  poses('parrot', 80, [parrot(false), parrot(true)], '0 4 98 110'),
  poses('chick', 60, [chick(false), chick(true)], '0 6 88 88'),
  poses('caterpillar', 94, [caterpillar(false), caterpillar(true)], '-4 12 122 66'),
]
