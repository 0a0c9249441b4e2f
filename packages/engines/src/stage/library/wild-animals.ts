/** Animals of forest, desert and savanna, each in two poses. */
import {
  cheeks,
  dot,
  dots,
  eye,
  eyes,
  INK,
  legs,
  line,
  mirrored,
  openMouth,
  oval,
  poses,
  shape,
  smile,
  turned,
} from './parts.ts'

const tiger = (step: number): string => `
${line(step ? 'M18 54Q2 50 4 30' : 'M18 56Q0 60 4 40', '#f97316', 8)}${line(step ? 'M4 36v-6' : 'M3 46l1-6', INK, 8)}
${legs([30, 42, 60, 70], 66, 86, '#f97316', 12, step)}${oval(48, 58, 33, 20, '#f97316')}
${line('M30 42l3 12M42 39l2 12M54 40l-1 10M26 66l4 6M40 70l2 6', INK, 4)}
${dot(66, 18, 9, '#f97316')}${dot(98, 18, 9, '#f97316')}${dot(66, 18, 4.5, '#fda4af')}${dot(98, 18, 4.5, '#fda4af')}
${oval(82, 36, 26, 23, '#f97316')}${line('M82 15v8M75 16l2 6M89 16l-2 6M58 36h7M59 44h6M106 36h-7M105 44h-6', INK, 3.5)}
${oval(82, 46, 14, 10, '#fff7ed')}${eyes(73, 91, 34)}${shape('M82 40l5 5H77Z', '#be123c')}
${step ? openMouth(82, 47, 12) : line('M82 45v4q-5 4-8 1m8-1q5 4 8 1', INK, 2)}`

const lion = (step: number): string => `
${line(step ? 'M16 54Q4 44 6 34' : 'M16 56Q2 58 4 44', '#eab308', 5)}${dot(step ? 6 : 4, step ? 32 : 42, 6, '#9a3412')}
${legs([28, 40, 58, 68], 66, 88, '#eab308', 12, step)}${oval(46, 60, 32, 20, '#eab308')}
<g fill="#9a3412">${Array.from({ length: 12 }, (_, at) => `<circle cx="${Math.round(80 + 24 * Math.cos((at * Math.PI) / 6))}" cy="${Math.round(38 + 24 * Math.sin((at * Math.PI) / 6))}" r="10"/>`).join('')}</g>
${dot(80, 38, 25, '#9a3412')}${dot(66, 22, 7, '#eab308')}${dot(94, 22, 7, '#eab308')}${oval(80, 39, 20, 19, '#eab308')}${oval(80, 48, 11, 8, '#fff7ed')}
${eyes(73, 88, 36)}${shape('M80 43l5 4H75Z', '#7c2d12')}${step ? openMouth(80, 49, 11) : line('M80 47v4q-4 3-7 1m7-1q4 3 7 1', INK, 2)}`

const monkey = (swing: boolean): string => `
${line(swing ? 'M30 74Q6 74 8 52q2-10 10-6' : 'M30 78Q4 84 8 62q4-8 10-2', '#78350f', 6)}
${line(swing ? 'M34 60 18 34M62 60 82 38' : 'M34 58 20 76M62 58l16 16', '#92400e', 10)}
${line(swing ? 'M40 82l-12 14h-6M58 82l12 12h6' : 'M40 84v14h-6M58 84v14h6', '#92400e', 10)}
${oval(49, 68, 20, 22, '#92400e')}${oval(49, 71, 12, 15, '#fcd9a8')}
${dots(
  [
    [24, 32],
    [74, 32],
  ],
  9,
  '#92400e',
)}${dots(
  [
    [24, 32],
    [74, 32],
  ],
  5,
  '#fcd9a8',
)}
${dot(49, 30, 25, '#92400e')}${shape('M49 24c-6-10-20-4-18 6 0 4 2 6 2 8 0 16 32 16 32 0 0-2 2-4 2-8 2-10-12-16-18-6Z', '#fcd9a8')}
${eyes(41, 57, 30)}${dots(
  [
    [46, 39],
    [52, 39],
  ],
  1.6,
  '#78350f',
)}${swing ? openMouth(49, 43, 14) : smile(49, 44, 14)}`

const panda = (eat: boolean): string => `
${eat ? line('M82 50 66 92M82 50l8-8M79 60l10-2', '#65a30d', 5) : ''}
${oval(34, 92, 13, 9, INK)}${oval(64, 92, 13, 9, INK)}${oval(49, 72, 28, 26, '#f1eee8')}
${shape('M22 60c8-10 46-10 54 0 2 6 2 8 2 10-16-8-42-8-58 0 0-4 0-6 2-10Z', INK)}
${line(eat ? 'M26 64l-6 18M72 64l4 10' : 'M26 64 14 80M72 64l12 16', INK, 13)}
${dots(
  [
    [26, 14],
    [72, 14],
  ],
  11,
  INK,
)}${oval(49, 36, 31, 27, '#f1eee8')}
${mirrored(49, turned(24, 36, 36, oval(36, 36, 8, 10, INK)))}${dots(
  [
    [37, 35],
    [61, 35],
  ],
  3.4,
  '#fff',
)}${dots(
  [
    [38, 36],
    [60, 36],
  ],
  1.8,
  INK,
)}
${oval(49, 45, 5, 3.5, INK)}${eat ? openMouth(49, 50, 9) : smile(49, 50, 10)}${cheeks(29, 69, 46, 4)}`

const camel = (step: number): string => `
${line('M14 52q-8 6-6 18', '#a16207', 4)}${legs([28, 38, 72, 82], 66, 102, '#ca9a4b', 9, step)}
${shape('M14 66c-4-16 8-20 18-22 6-22 20-22 26-2 8-2 12-2 16 2 14 4 20 24 8 28-18 6-54 8-68-6Z', '#d6a85c')}
${line('M84 60Q102 62 98 28', '#d6a85c', 15)}${shape('M92 14q-4-12 4-12 4 4 4 12Z', '#ca9a4b')}
${shape('M90 24c-2-14 18-16 24-8l12 6c6 4 2 14-6 14H98c-6 0-8-6-8-12Z', '#d6a85c')}
${shape('M26 42q18-14 38 0l2 14q-20 8-42 0Z', '#be123c')}${line('M26 48q19-10 39 0', '#fcd34d', 3)}${dots(
  [
    [28, 60],
    [45, 62],
    [62, 60],
  ],
  3,
  '#fcd34d',
)}
${eye(106, 19)}${dot(123, 26, 1.8, INK)}${step ? openMouth(116, 31, 9) : line('M110 32h11', INK, 2.5)}`

const crocodile = (open: boolean): string => `
${legs([34, 78], 52, 64, '#15803d', 12, open ? 5 : 0)}
${shape('M2 46c20-2 26-12 44-12h34l10 8 4 18c-24 6-66 6-92-14Z', '#16a34a')}
${shape('M22 40l6-9 6 6 6-9 7 6 7-7 6 7 7-6 6 7Z', '#15803d')}${line('M36 58h44', '#bef264', 5)}
${turned(open ? -18 : 0, 84, 48, shape('M80 48V34c6-6 16-4 18 2l32 4c6 2 6 8 0 8Z', '#16a34a') + dot(90, 34, 8, '#16a34a') + dot(91, 33, 5, '#fef9c3') + dot(92, 33, 2.6, INK) + dot(126, 41, 1.8, INK) + shape('M98 48l4 6 4-6 4 6 4-6 4 6 4-6Z', '#fff'))}
${shape(open ? 'M80 46l50 8c4 4 2 8-4 8H88Z' : 'M80 48h50c4 2 2 8-6 10H88Z', '#15803d')}${open ? shape('M98 52l4-6 4 7 4-5 4 6 4-4 4 5Z', '#fff') : ''}`

const giraffe = (step: number): string => `
${legs([22, 32, 54, 62], 92, 126, '#eab308', 8, step)}${line('M10 80q-8 8-4 20', '#b45309', 4)}
${oval(38, 84, 29, 18, '#facc15')}${line('M58 78 74 28', '#facc15', 17)}
${line('M74 14l-2-10M82 13l2-10', '#b45309', 4)}${dots(
  [
    [72, 4],
    [84, 3],
  ],
  3.5,
  '#b45309',
)}${shape('M66 22q-12-2-12-8 8-2 13 4Z', '#eab308')}
${shape('M66 22c0-10 16-14 22-8l12 10c6 6 0 14-8 12L72 34c-4-2-6-6-6-12Z', '#facc15')}
<g fill="#b45309"><circle cx="28" cy="78" r="6"/><circle cx="42" cy="88" r="7"/><circle cx="48" cy="74" r="5"/><circle cx="22" cy="90" r="4"/><circle cx="66" cy="62" r="5"/><circle cx="68" cy="46" r="4"/><circle cx="60" cy="76" r="4"/></g>
${eye(83, 20)}${dot(98, 27, 1.7, INK)}${step ? openMouth(93, 32, 8) : line('M88 34q5 2 9-1', INK, 2)}`

const snake = (bend: boolean): string => `
${line(bend ? 'M6 62q14-24 28 0t28 0 20-28' : 'M6 54q14 24 28 0t28 0 20-20', '#65a30d', 15)}
${line(bend ? 'M6 62q14-24 28 0t28 0 20-28' : 'M6 54q14 24 28 0t28 0 20-20', '#facc15', 4).replace('stroke-linecap="round"', 'stroke-dasharray="5 9"')}
${oval(90, 30, 17, 13, '#65a30d')}${bend ? line('M106 34h9l5-4m-5 4 5 4', '#dc2626', 2.5) : ''}
${eye(93, 25, 4.5)}${line('M96 36q6 1 9-3', INK, 2.5)}`

const bat = (up: boolean): string => `
${mirrored(60, shape(up ? 'M52 50C44 20 20 2 4 4c6 10 4 16 0 24 10 0 14 4 16 12 8-4 14 0 18 8 6-2 10 0 14 6Z' : 'M52 46C36 34 14 40 2 62c10-2 14 2 16 10 8-6 14-4 18 4 4-8 10-10 16-8Z', '#5b21b6'))}
${mirrored(60, shape('M48 34 44 14l14 12Z', '#7c3aed'))}${oval(60, 50, 19, 24, '#7c3aed')}${oval(60, 58, 11, 13, '#c4b5fd')}
${eyes(53, 67, 42, 4.5)}${up ? openMouth(60, 50, 10) : smile(60, 51, 10)}`

const fox = (step: number): string => `
${shape(step ? 'M24 58C6 60-4 44 4 26c8 12 20 12 26 24Z' : 'M24 60C8 70-4 60 0 42c8 8 20 4 28 10Z', '#ea580c')}${shape(step ? 'M4 26c4 6 8 9 12 12-6 3-10 2-14-1Z' : 'M0 42c4 4 8 5 13 5-4 5-9 6-13 5Z', '#fff7ed')}
${legs([34, 44, 60, 68], 66, 86, '#7c2d12', 9, step)}${oval(50, 58, 28, 16, '#ea580c')}
${shape('M60 30 58 4l18 14ZM104 30l2-26-18 14Z', '#ea580c')}${shape('M63 20l-1-9 8 6ZM101 20l1-9-8 6Z', INK)}
${shape('M58 28c8-14 40-14 48 0 2 14-12 28-24 28S56 42 58 28Z', '#ea580c')}${shape('M58 32c10 0 18 6 24 14 6-8 14-14 24-14-2 14-14 24-24 24S60 46 58 32Z', '#fff7ed')}
${eyes(73, 91, 32)}${oval(82, 50, 4.5, 3.5, INK)}`

export const WILD_ANIMALS = [
  poses('tiger', 108, [tiger(0), tiger(7)], '-4 4 118 92'),
  poses('lion', 108, [lion(0), lion(7)], '-4 0 120 98'),
  poses('monkey', 84, [monkey(false), monkey(true)], '0 0 94 104'),
  poses('panda', 80, [panda(false), panda(true)], '2 0 94 104'),
  poses('camel', 116, [camel(0), camel(7)], '2 -2 132 112'),
  poses('crocodile', 126, [crocodile(false), crocodile(true)], '-2 16 140 58'),
  poses('giraffe', 80, [giraffe(0), giraffe(6)], '0 -2 106 136'),
  poses('fox', 100, [fox(0), fox(7)], '-6 0 116 94'),
  poses('snake', 108, [snake(false), snake(true)], '-4 12 128 74'),
  poses('bat', 96, [bat(false), bat(true)], '0 0 120 82'),
]
