/** Food from many kitchens; most of it looks back at you. */
import {
  box,
  dot,
  dots,
  eyes,
  face,
  INK,
  line,
  oval,
  poses,
  shape,
  smile,
  turned,
} from './parts.ts'

const durian = (wow: boolean): string => {
  const spikes = Array.from({ length: 20 }, (_, at) => {
    const turn = (at * Math.PI) / 10
    const far = (r: number, by: number): string =>
      `${(46 + r * Math.cos(turn + by)).toFixed(1)} ${(50 + r * 0.94 * Math.sin(turn + by)).toFixed(1)}`
    return `M${far(32, -0.18)}L${far(44, 0)} ${far(32, 0.18)}Z`
  })
  return `${line('M46 12V4', '#78350f', 7)}${shape(spikes.join(''), '#65a30d')}${oval(46, 50, 35, 33, '#84cc16')}
${dots(
  [
    [30, 30],
    [46, 25],
    [62, 30],
    [24, 44],
    [68, 44],
    [30, 70],
    [46, 76],
    [62, 70],
  ],
  3,
  '#4d7c0f',
)}${face(46, 48, wow)}`
}

const watermelon = (bitten: boolean): string =>
  bitten
    ? `${shape('M4 24h84c0 28-18 46-42 46S4 52 4 24Z', '#15803d')}${shape('M10 24h72c0 24-16 40-36 40S10 48 10 24Z', '#fef9c3')}${shape('M14 24c4 0 6 6 12 4s4-6 10-4h42c0 22-14 36-32 36S14 46 14 24Z', '#ef4444')}${dots(
        [
          [42, 34],
          [56, 36],
          [66, 32],
          [50, 48],
          [34, 44],
        ],
        2.4,
        INK,
      )}`
    : `${shape('M4 24h84c0 28-18 46-42 46S4 52 4 24Z', '#15803d')}${shape('M10 24h72c0 24-16 40-36 40S10 48 10 24Z', '#fef9c3')}${shape('M14 24h64c0 22-14 36-32 36S14 46 14 24Z', '#ef4444')}${dots(
        [
          [26, 32],
          [38, 30],
          [54, 30],
          [66, 32],
          [32, 46],
          [60, 46],
        ],
        2.4,
        INK,
      )}${eyes(40, 54, 40, 3)}${smile(47, 46, 10)}`

const noodles = (steam: boolean): string => `
${line(steam ? 'M32 16q-6-6 0-12M48 14q-6-6 0-12M64 16q-6-6 0-12' : 'M32 14q6-6 0-12M48 16q6-6 0-12M64 14q6-6 0-12', '#cbd5e1', 4)}
${line('M70 34 96 2M76 36l24-26', '#92400e', 4)}${oval(50, 40, 42, 14, '#fbbf24')}
${line('M16 40q8-10 16 0t16 0 16 0 16 0M22 46q8-8 14 0t14 0 14 0 12-2', '#fef3c7', 4)}${turned(-12, 36, 36, oval(36, 36, 10, 6, '#fff'))}${dot(37, 36, 4, '#f59e0b')}${line('M58 34l10 4M64 44l8-4', '#16a34a', 4)}
${shape('M8 40c2 32 18 46 42 46s40-14 42-46c-12 12-72 12-84 0Z', '#dc2626')}${line('M14 60q36 16 72 0', '#fcd34d', 4)}${shape('M36 84h28l2 6H34Z', '#991b1b')}`

const dumpling = (wow: boolean): string => `
${shape('M6 56C4 30 24 14 46 14s42 16 40 42c0 12-14 14-40 14S6 68 6 56Z', '#fdf0d5')}${line('M24 30q6-10 10-8M40 26q2-10 6-12M54 26q4-8 0-12M68 30q0-8-8-10', '#e2c48d', 4)}${face(46, 46, wow, 10)}`

const dates = (many: boolean): string => `
${line('M40 4Q38 20 22 34M40 4v34M40 4q4 16 20 30', '#65a30d', 4)}${(many
  ? [
      [18, 46],
      [40, 50],
      [62, 46],
      [28, 64],
      [52, 64],
    ]
  : [
      [18, 46],
      [40, 52],
      [62, 46],
    ]
)
  .map(
    ([x, y]) =>
      `${oval(x!, y!, 10, 14, '#92400e')}${line(`M${x! - 4} ${y! - 4}q-1 6 2 10`, '#d97706', 3)}`,
  )
  .join('')}`

const apple = (bitten: boolean): string => `
${line('M42 22q0-12 6-16', '#78350f', 5)}${shape('M48 16c4-12 16-14 24-10-4 10-14 14-24 10Z', '#16a34a')}
${shape(bitten ? 'M42 24c-10-8-36-6-34 22 2 22 16 36 26 34 4-2 12-2 16 0 10 2 20-8 25-22-12 0-18-8-14-16-6-8 0-18 8-18-8-6-20-4-27 0Z' : 'M42 24c-10-8-36-6-34 22 2 22 16 36 26 34 4-2 12-2 16 0 10 2 24-12 26-34 2-28-24-30-34-22Z', '#dc2626')}${line('M18 38q2-8 8-9', '#fca5a5', 5)}${face(38, 50, bitten, 8)}`

const banana = (open: boolean): string =>
  open
    ? `${shape('M34 44C30 24 32 8 42 4c10 4 12 20 8 40Z', '#fef3c7')}${shape('M30 44Q10 40 4 62q14-2 24-6ZM52 44q20-4 26 18-14-2-24-6Z', '#facc15')}${shape('M26 42q16 8 30 0c4 20-2 36-12 46-4 2-8 2-10-4C28 74 24 60 26 42Z', '#fde047')}${face(41, 58, true, 6)}`
    : `${shape('M20 6c4-4 10-2 10 4 0 30 14 48 42 56 8 4 6 12-2 14C36 84 8 56 20 6Z', '#fde047')}${shape('M20 6c4-4 10-2 10 4l-2 6-10-2Z', '#78350f')}${line('M24 26q4 34 40 50', '#eab308', 3)}${eyes(30, 42, 50, 3)}${smile(38, 56, 8)}`

const iceCream = (melt: boolean): string => `
${shape('M20 48h44L42 104Z', '#d6914f')}${line('M28 56l22 28M40 52l16 20M56 56 36 86M44 52 30 70', '#a8622a', 2.5)}
${dot(42, 38, 26, '#f9a8d4')}${dot(42, 20, 18, '#fef3c7')}${shape(melt ? 'M16 44h52v10q-4 8-8 0-4 16-10 2-6 8-10 0-4 12-10 0-8 4-14-4Z' : 'M16 44h52v6q-6 6-10 0-6 6-12 0-6 6-12 0-8 6-18 0Z', '#f9a8d4')}${dot(42, 3, 6, '#dc2626')}${dots(
  [
    [30, 16],
    [50, 14],
    [44, 26],
    [34, 28],
  ],
  1.8,
  '#0ea5e9',
)}${face(42, 38, melt, 8)}`

const cake = (lit: boolean): string => `
${line('M48 26V12', '#38bdf8', 5)}${lit ? shape('M48-6c8 8 6 16 0 16s-8-8 0-16Z', '#f97316') : line('M48 8q-4-6 2-10', '#94a3b8', 3)}
${box(10, 52, 76, 30, 4, '#92400e')}${shape('M10 52h76v8q-6 8-12 0-6 10-14 0-6 8-12 0-8 10-14 0-6 8-12 0-6 8-12 0Z', '#fbcfe8')}${box(22, 26, 52, 26, 4, '#fbcfe8')}${shape('M22 26h52v6q-6 6-10 0-6 8-14 0-6 6-12 0-8 6-16 0Z', '#fff7ed')}${dots(
  [
    [24, 74],
    [40, 74],
    [56, 74],
    [72, 74],
  ],
  3,
  '#fcd34d',
)}${line('M4 83h88', '#cbd5e1', 5)}`

const coconut = (straw: boolean): string => `
${straw ? line('M58 24 70 0h10', '#ec4899', 5) : ''}${shape('M8 42c0-18 14-26 36-26s36 8 36 26c0 26-14 42-36 42S8 68 8 42Z', '#65a30d')}${shape('M16 34c6-14 50-14 56 0-8 12-48 12-56 0Z', '#fef9c3')}${oval(44, 32, 18, 6, '#f8fafc')}${line('M18 54q4 16 12 22', '#a3e635', 4)}${face(48, 56, straw, 8)}`

export const FOOD = [
  poses('durian', 72, [durian(false), durian(true)], '0 0 92 96'),
  poses('watermelon', 76, [watermelon(false), watermelon(true)], '2 14 88 60'),
  poses('noodles', 88, [noodles(false), noodles(true)], '2 -2 102 94'),
  poses('dumpling', 72, [dumpling(false), dumpling(true)], '2 8 88 66'),
  poses('dates', 58, [dates(false), dates(true)], '2 0 76 82'),
  poses('apple', 62, [apple(false), apple(true)], '2 0 80 86'),
  poses('banana', 66, [banana(false), banana(true)], '-2 0 86 94'),
  poses('ice-cream', 56, [iceCream(false), iceCream(true)], '10 -6 64 114'),
  poses('cake', 76, [cake(false), cake(true)], '0 -10 96 98'),
  poses('coconut', 66, [coconut(false), coconut(true)], '2 -4 84 92'),
]
