/** Animals from home and from the farm, each in two poses: they walk, hop or call. */
import {
  cheeks,
  dot,
  dots,
  eye,
  eyes,
  INK,
  legs,
  line,
  openMouth,
  oval,
  poses,
  shape,
  smile,
} from './parts.ts'

const dog = (step: number): string => `
${line(step ? 'M18 52Q4 44 8 28' : 'M18 54Q6 52 2 40', '#b45309', 9)}
${legs([30, 42, 58, 68], 66, 84, '#d6914f', 11, step)}
${oval(46, 58, 31, 20, '#d6914f')}${oval(34, 52, 13, 10, '#b45309')}
${oval(80, 34, 22, 21, '#d6914f')}${shape('M62 20c-12-2-16 14-10 28 8 0 14-10 14-24Z', '#b45309')}${shape('M96 18c12 0 14 14 8 28-8-2-12-12-12-24Z', '#b45309')}
${oval(84, 44, 14, 10, '#fff7ed')}${oval(84, 39, 5, 3.5, INK)}${eyes(74, 92, 31)}
${step ? `${openMouth(84, 45, 12)}${oval(85, 51, 4, 5, '#fb7185')}` : smile(84, 46, 12)}
${line('M64 55q14 8 26 2', '#dc2626', 5)}${dot(80, 61, 4, '#fcd34d')}`

const rabbit = (hop: boolean): string => `
${dot(14, hop ? 58 : 66, 9, '#fff7ed')}
${hop ? line('M26 68 10 80M60 66l14 10', '#d6cdc2', 12) : line('M22 84h18M56 84h12', '#d6cdc2', 12)}
${oval(38, hop ? 58 : 64, 28, 20, '#eae4dc')}
${hop ? line('M60 26Q40 14 30 18M68 22Q56 6 44 6', '#eae4dc', 12) : line('M58 26Q50 12 52 6M74 26q6-14 6-20', '#eae4dc', 12)}
${hop ? line('M58 25Q44 16 34 18M67 22Q58 10 48 8', '#fda4af', 4) : line('M58 24q-6-10-5-16M74 24q5-10 5-16', '#fda4af', 4)}
${dot(66, 42, 19, '#eae4dc')}${eyes(61, 76, 39)}${cheeks(56, 80, 47)}
${shape('M69 44l4 4-4 4-4-4Z', '#fb7185')}${line('M69 52v3M62 56q4 3 7-1 3 4 7 1', INK, 2)}`

const buffalo = (low: boolean): string => {
  const y = low ? 12 : 0
  return `
${line(low ? 'M10 44Q0 54 6 70' : 'M10 44Q2 54 2 62', '#475569', 4)}
${legs([24, 40, 66, 80], 62, 86, '#475569', 14, low ? 4 : 0)}
${oval(50, 48, 42, 26, '#64748b')}${shape('M24 28q24-12 52 0-8 10-26 10t-26-10Z', '#475569')}
${line(`M88 ${24 + y}Q74 ${2 + y} 58 ${8 + y}M110 ${24 + y}q14-22 28-14`, '#e2d3b1', 8)}
${oval(99, 36 + y, 20, 22, '#64748b')}${oval(99, 50 + y, 15, 10, '#94a3b8')}
${shape(`M80 ${28 + y}q-14-4-16 6 10 6 17 2ZM118 ${28 + y}q14-4 16 6-10 6-17 2Z`, '#475569')}
${eyes(91, 107, 34 + y)}${dots(
  [
    [94, 50 + y],
    [104, 50 + y],
  ],
  2.2,
  INK,
)}${low ? openMouth(99, 54 + y, 8) : smile(99, 55 + y, 8)}`
}

const cow = (step: number): string => `
${line(step ? 'M12 42Q0 48 4 66' : 'M12 42Q4 50 2 64', '#d9cfc0', 4)}${oval(step ? 4 : 2, 68, 4, 6, '#7c2d12')}
${legs([24, 38, 60, 74], 60, 84, '#d9cfc0', 13, step)}
${oval(48, 48, 38, 24, '#f3ece0')}${shape('M28 30c14-8 24 0 22 10s-20 12-26 4-2-10 4-14ZM62 46c10-4 18 2 16 12s-14 10-18 4-4-14 2-16Z', '#7c2d12')}
${oval(52, 71, 9, 5, '#fda4af')}
${line('M82 14q-4-10 2-12M106 14q4-10-2-12', '#e2d3b1', 6)}
${shape('M76 20q-14-4-14 6 8 6 16 2ZM112 20q14-4 14 6-8 6-16 2Z', '#7c2d12')}
${oval(94, 30, 19, 21, '#f3ece0')}${shape('M94 9c14 0 20 10 19 22-10 0-16-10-19-22Z', '#7c2d12')}${oval(94, 44, 16, 11, '#fda4af')}
${eyes(86, 103, 28)}${dots(
  [
    [89, 43],
    [99, 43],
  ],
  2.2,
  '#9f1239',
)}${smile(94, 48, 8, '#9f1239')}`

const duck = (step: boolean): string => `
${line(step ? 'M34 66 26 78h10M46 66l10 10 6-6' : 'M34 66v12h9M46 66v12h9', '#ea580c', 5)}
${shape('M4 36c10 0 16 4 24 4 8-6 20-8 28-4 14 6 12 34-16 34S6 56 4 36Z', '#fcd34d')}
${shape(step ? 'M18 46c0-16 22-18 30-6-2 12-20 16-30 6Z' : 'M18 50c6-10 24-10 30 0-4 12-24 12-30 0Z', '#f59e0b')}
${dot(58, 24, 17, '#fcd34d')}${shape('M52 8q2-8 8-6-2 4 0 6Z', '#f59e0b')}
${shape(step ? 'M71 20l17-3-12 9Z' : 'M71 22h17l-16 6Z', '#ea580c')}${shape(step ? 'M71 28l16 2-15 3Z' : 'M71 27h14l-14 4Z', '#c2410c')}${eye(62, 20)}`

const hen = (peck: boolean): string => {
  const head = peck ? 'translate(12 22) rotate(24 60 30)' : ''
  return `
${line('M36 70v12m-7 2 7-3 7 3M50 70v12m-7 2 7-3 7 3', '#ea580c', 4)}
${shape('M8 20c-8 14-6 30 4 40l14-16Z', '#9a3412')}${shape('M18 14c-6 10-6 24 0 34l14-10Z', '#7c2d12')}
${shape('M10 44c10-4 18-10 30-14 18-4 34 6 32 22s-18 22-34 20-28-12-28-28Z', '#c2410c')}
<g transform="${head}">${shape('M54 10c0-8 6-8 7-2 2-8 8-6 7 0 6-4 9 2 4 8H56Z', '#dc2626')}
${shape('M50 46c-4-14-2-34 12-34s18 14 12 34Z', '#c2410c')}${dot(63, 24, 13, '#c2410c')}
${shape('M75 22l12 5-12 4Z', '#f59e0b')}${oval(73, 36, 4, 6, '#dc2626')}${eye(67, 22)}</g>
${shape('M22 48c10-8 28-6 32 4-6 14-26 12-32-4Z', '#9a3412')}`
}

const horse = (step: number): string => `
${line(step ? 'M16 40Q0 34 2 52' : 'M16 42Q2 48 6 72', '#451a03', 9)}
${legs([26, 36, 68, 78], 58, 88, '#a16207', 10, step)}
${oval(50, 50, 34, 20, '#a16207')}${shape('M66 44 82 12c6-6 16-6 20 0l14 18c2 8-6 12-12 8l-14-6-6 24Z', '#a16207')}
${shape('M86 8 88-2l8 9Z', '#a16207')}${line('M84 9Q66 16 64 38', '#451a03', 9)}${line('M86 8q6 0 8 6', '#451a03', 6)}
${eye(98, 17)}${dot(112, 31, 2, INK)}${line('M108 38q4 0 7-3', INK, 2)}${shape('M36 32q14-6 28 0l-4 14H40Z', '#0f766e')}`

const mouse = (run: boolean): string => `
${line(run ? 'M16 50Q2 40 6 24' : 'M16 52Q0 56 2 38', '#fda4af', 4)}
${run ? line('M30 58l-8 6M56 58l8 6', '#94a3b8', 7) : line('M28 60h6M54 60h6', '#94a3b8', 7)}
${shape('M12 54c0-22 18-30 36-28 18 0 30 16 36 26-8 8-20 8-34 8S12 60 12 54Z', '#94a3b8')}
${dot(50, 22, 12, '#94a3b8')}${dot(50, 22, 7, '#fda4af')}${dot(66, 26, 10, '#94a3b8')}${dot(66, 26, 6, '#fda4af')}
${eye(68, 42)}${dot(85, 51, 4, '#fb7185')}${line('M76 52l-10 3M76 55l-8 6', INK, 1.5)}`

const sheep = (step: number): string => `
${legs([28, 40, 56, 66], 60, 80, INK, 8, step)}
<g fill="#efe8dc">${[
  [24, 48],
  [34, 34],
  [50, 30],
  [64, 38],
  [66, 52],
  [52, 60],
  [34, 60],
  [46, 46],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16"/>`)
  .join('')}</g>
${shape('M66 22q-10 0-12 8 8 4 14 0ZM92 22q10 0 12 8-8 4-14 0Z', '#334155')}${oval(79, 32, 14, 17, '#334155')}
<g fill="#efe8dc"><circle cx="72" cy="16" r="8"/><circle cx="84" cy="15" r="8"/></g>
${dots(
  [
    [74, 30],
    [85, 30],
  ],
  4.5,
  '#fff',
)}${
  step
    ? dots(
        [
          [75, 31],
          [86, 31],
        ],
        2.4,
        INK,
      )
    : dots(
        [
          [74, 30],
          [85, 30],
        ],
        2.4,
        INK,
      )
}${smile(80, 39, 8, '#fda4af')}`

export const FARM_ANIMALS = [
  poses('dog', 106, [dog(0), dog(7)], '-2 6 114 86'),
  poses('rabbit', 76, [rabbit(false), rabbit(true)], '0 -4 96 98'),
  poses('water-buffalo', 130, [buffalo(false), buffalo(true)], '-4 -2 148 100'),
  poses('cow', 112, [cow(0), cow(6)], '-6 -4 136 98'),
  poses('duck', 76, [duck(false), duck(true)], '0 0 92 84'),
  poses('hen', 82, [hen(false), hen(true)], '-2 -2 106 92'),
  poses('horse', 112, [horse(0), horse(9)], '-4 -6 126 102'),
  poses('sheep', 92, [sheep(0), sheep(5)], '4 4 104 84'),
  poses('mouse', 74, [mouse(false), mouse(true)], '-2 6 96 66'),
]
