/** Spirits and beasts of stories, each in two poses. */
import {
  cheeks,
  dot,
  dots,
  eye,
  INK,
  legs,
  line,
  mirrored,
  openMouth,
  oval,
  poses,
  shape,
  smile,
  wideEye,
} from './parts.ts'

const ghost = (float: boolean): string => `
${shape(float ? 'M12 48C10 16 24 4 44 4s34 12 32 44l6 38q-10 4-16-6-6 10-14 2-8 10-15 0-8 8-14-2-4 10-17 6Z' : 'M12 48C10 16 24 4 44 4s34 12 32 44v40q-8 6-14-4-6 10-12 4-6 8-12 0-6 6-12-4-6 10-14 4Z', '#ddd6fe')}
${oval(34, 38, 6, 8, INK)}${oval(56, 38, 6, 8, INK)}${dots(
  [
    [36, 35],
    [58, 35],
  ],
  2,
  '#fff',
)}${float ? oval(45, 58, 7, 9, '#4c1d95') : smile(45, 54, 14)}${cheeks(24, 66, 50, 4)}`

const monster = (jump: boolean): string => `
${line(jump ? 'M36 84l-10 14M62 84l10 14' : 'M36 84v14M62 84v14', '#15803d', 13)}${line(jump ? 'M18 54 4 36M80 54l14-18' : 'M18 58 6 74M80 58l12 16', '#22c55e', 11)}
${shape('M28 18 20 0l18 10ZM70 18 78 0 60 10Z', '#fcd34d')}${shape('M49 8C18 8 12 34 14 58c0 22 12 32 35 32s35-10 35-32C86 34 80 8 49 8Z', '#22c55e')}
${dots(
  [
    [24, 62],
    [74, 66],
    [66, 80],
    [30, 78],
  ],
  4.5,
  '#15803d',
)}${wideEye(49, 34, 16)}${jump ? shape('M30 58h38q0 20-19 20T30 58Z', '#7f1d1d') + shape('M34 58l4 8 4-8ZM56 58l4 8 4-8Z', '#fff') : line('M32 60q17 12 34 0', INK, 3) + shape('M38 63l4 7 3-5ZM54 65l3 5 4-7Z', '#fff')}`

const alien = (wave: boolean): string => `
${line('M34 18Q28 6 22 6M58 18Q64 6 70 6', '#65a30d', 4)}${dots(
  [
    [21, 6],
    [71, 6],
  ],
  5,
  '#facc15',
)}
${line(wave ? 'M34 66 16 52M58 66l18-18' : 'M34 66 20 82M58 66l14 16', '#84cc16', 8)}${line(wave ? 'M40 90l-8 14M52 90l8 14' : 'M40 90v14M52 90v14', '#84cc16', 9)}
${shape('M36 58h20c6 4 8 22 6 36H30c-2-14 0-32 6-36Z', '#7c3aed')}${dot(46, 76, 6, '#facc15')}
${shape('M46 10c26 0 36 16 32 30-4 12-18 24-32 24S18 52 14 40C10 26 20 10 46 10Z', '#a3e635')}
${mirrored(46, `<ellipse cx="32" cy="36" rx="9" ry="12" fill="${INK}" transform="rotate(-20 32 36)"/>`)}${dots(
  [
    [29, 31],
    [57, 31],
  ],
  3,
  '#fff',
)}${wave ? openMouth(46, 50, 10) : smile(46, 51, 10)}`

const dinosaur = (step: number): string => `
${shape('M4 74C20 74 30 58 46 46l14 30c-20 14-46 12-56-2Z', '#16a34a')}${legs([50, 68], 74, 94, '#15803d', 15, step)}
${shape('M40 44c14-14 26-10 30-24 4-16 32-18 38-4 4 10 0 20-10 20H86c-2 18 2 44-20 46-22 0-34-20-26-38Z', '#22c55e')}
${shape('M40 46l-4-10 12 2 0-10 11 5 3-11 8 8Z', '#f97316')}${shape('M84 42c0 16 0 36-18 38 8-10 8-24 6-36Z', '#bbf7d0')}
${line(step ? 'M82 54l12-4M80 62l10 2' : 'M82 54l10 4M80 62l8 6', '#16a34a', 6)}${wideEye(88, 16, 7)}${dot(106, 18, 2, INK)}
${step ? shape('M88 28l22-2q-2 12-12 12-8 0-10-10Z', '#7f1d1d') + shape('M92 28l3 5 3-6 3 5 3-6Z', '#fff') : line('M90 30q10 2 18-4', INK, 2.5)}`

const dragon = (up: boolean): string => `
${shape('M30 74C14 84 2 78 2 62l-2-8 12 4c2 8 10 8 20 2Z', '#b91c1c')}${legs([44, 66], 78, 94, '#b91c1c', 13, up ? 5 : 0)}
${shape('M28 64c4-20 26-18 40-28 6-6 4-20 18-24s28 6 34 20c2 8-4 12-12 12l-16 2c2 22-8 42-34 40-18 0-32-8-30-22Z', '#dc2626')}
${shape('M92 46c2 18-8 40-30 40-4 0-8 0-12-2 20-4 30-18 30-36Z', '#fde68a')}${shape('M82 14 74 0l14 8ZM96 12 96-4l8 14Z', '#fcd34d')}
${shape(up ? 'M46 62C30 44 14 10 22 0c8 8 14 4 20 2 2 8 6 8 14 10 0 8 4 10 8 14L66 58Z' : 'M58 48C38 44 16 56 12 76c8-2 12 0 14 6 6-6 10-4 14 2 4-6 8-8 14-6l14-22Z', '#fb923c')}
${wideEye(96, 24, 7)}${dot(116, 32, 2, INK)}${up ? shape('M112 40q16-4 26 4-6 0-8 4 4 2 4 6-14 2-24-8Z', '#f97316') + shape('M112 42q10-2 14 4-8 2-14-2Z', '#fde047') : line('M100 42q10 0 17-6', INK, 2.5)}`

const unicorn = (step: number): string => `
${line(step ? 'M16 44Q-2 40 2 62' : 'M16 46Q0 56 6 78', '#ec4899', 8)}${line(step ? 'M18 48Q4 52 8 68' : 'M18 50Q8 60 13 76', '#38bdf8', 5)}
${legs([26, 36, 68, 78], 62, 92, '#e9e3f5', 10, step)}${legs(
  [26, 36, 68, 78].map((x, at) => x + (at % 2 ? step : -step)),
  91,
  92,
  '#a78bfa',
  10,
)}
${oval(50, 54, 34, 20, '#f3eefc')}${shape('M66 48 82 18c6-6 16-6 20 0l14 18c2 8-6 12-12 8l-14-6-6 24Z', '#f3eefc')}
${shape('M94 10 108-10l-4 24Z', '#fcd34d')}${line('M97 7l7 3M100 1l5 2', '#d97706', 2)}${shape('M84 14 86 2l8 10Z', '#f3eefc')}
${line('M86 13Q68 20 66 42', '#ec4899', 9)}${line('M78 18Q64 26 62 40', '#38bdf8', 5)}${line('M90 12q6 2 6 8', '#a78bfa', 6)}
${eye(98, 23)}${dot(112, 37, 2, INK)}${line('M108 44q4 0 7-3', INK, 2)}${dot(102, 33, 3.5, '#fda4af')}`

export const CREATURES = [
  poses('ghost', 72, [ghost(false), ghost(true)], '2 0 84 94'),
  poses('monster', 84, [monster(false), monster(true)], '-4 -2 106 110'),
  poses('alien', 76, [alien(false), alien(true)], '2 -2 88 112'),
  poses('dinosaur', 106, [dinosaur(0), dinosaur(6)], '0 0 116 104'),
  poses('dragon', 126, [dragon(false), dragon(true)], '-2 -6 142 110'),
  poses('unicorn', 108, [unicorn(0), unicorn(8)], '-4 -12 124 112'),
]
