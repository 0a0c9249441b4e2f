/** Animals that swim or live at the water, each in two poses. */
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
  wideEye,
} from './parts.ts'

const crab = (up: boolean): string => `
${mirrored(60, line('M36 58 18 66M38 64 22 76M42 68 32 82', '#b91c1c', 5))}
${mirrored(60, `${line(up ? 'M34 50Q18 44 20 26' : 'M34 54Q12 54 12 40', '#ef4444', 7)}${up ? shape('M20 30C6 26 6 8 16 4l4 10 6-10c10 8 6 22-6 26Z', '#ef4444') : shape('M12 46C-2 40 0 24 8 20l5 9 5-9c10 6 8 20-6 26Z', '#ef4444')}`)}
${line('M50 40V26M70 40V26', '#ef4444', 5)}${oval(60, 56, 30, 20, '#ef4444')}${oval(60, 64, 18, 8, '#fca5a5')}
${wideEye(50, 24)}${wideEye(70, 24)}${up ? openMouth(60, 52, 14, '#7f1d1d') : smile(60, 53, 14, '#7f1d1d')}`

const turtle = (step: number): string => `
${shape('M8 62Q0 66 2 70l14-4Z', '#4d7c0f')}${legs([30, 66], 62, 76, '#84cc16', 14, step)}
${line(step ? 'M80 56q12 0 16-16' : 'M80 58q10-2 14-12', '#84cc16', 15)}
${dot(98, step ? 34 : 40, 15, '#84cc16')}${eye(102, step ? 31 : 37)}${line(step ? 'M102 41q5 1 8-3' : 'M102 47q5 1 8-3', INK, 2.5)}
${shape('M10 64C10 34 30 20 48 20s38 14 38 44Z', '#15803d')}${shape('M48 28l13 8v15l-13 8-13-8V36Z', '#65a30d')}
${line('M48 20v8M61 36l13-7M61 51l16 12M35 36l-13-7M35 51 19 63', '#65a30d', 4)}${line('M8 65h80', '#a16207', 7)}`

const dolphin = (leap: boolean): string => `
<g transform="rotate(${leap ? -14 : 6} 60 45)">
${shape('M18 50C8 42 0 40 2 32c8 0 14 4 20 10Z M18 52c-8 2-16 8-14 16 8 0 14-6 18-12Z', '#0369a1')}
${shape('M50 24Q52 8 66 6q-2 10 4 20Z', '#0369a1')}
${shape('M14 50C30 22 64 14 92 30c6 2 14 4 22 4 4 4 2 8-4 10-2 4-8 6-14 6-26 18-56 18-82 0Z', '#0ea5e9')}
${shape('M24 54c24 10 50 10 72-4 6 0 10-2 14-6-28 0-56 2-86 10Z', '#e0f2fe')}
${shape(leap ? 'M56 56q-2 18-16 22 0-14 4-23Z' : 'M56 56q6 16-4 24-8-10-8-25Z', '#0369a1')}
${eye(90, 37)}${line('M98 45q8-1 13-5', '#075985', 2.5)}</g>`

const shark = (open: boolean): string => `
${shape(open ? 'M22 46 2 22c12 0 20 6 28 16ZM22 48 6 72c12-2 18-10 24-20Z' : 'M22 46 8 18c10 4 16 12 20 20ZM22 48 0 64c12 2 20-4 28-12Z', '#475569')}
${shape('M54 26Q56 8 72 2q-2 12 6 24Z', '#475569')}
${shape('M16 47c24-24 66-32 104-8 6 4 6 10 2 14-30 18-80 16-106-6Z', '#64748b')}
${shape('M24 52c30 4 60 2 96-4 4 2 4 4 2 5-28 16-70 14-98-1Z', '#e2e8f0')}
${shape(open ? 'M64 58q-2 16-16 20 0-12 2-20Z' : 'M64 58q4 14-6 22-8-10-8-22Z', '#475569')}
${line('M78 40q-3 6 0 12M86 39q-3 6 0 12', '#475569', 3)}
${open ? `${shape('M94 54q14-2 26-8-2 16-14 16-8 0-12-8Z', '#7f1d1d')}${shape('M96 53l4 6 4-7 4 6 4-8 3 5 4-7Z', '#fff')}` : line('M96 54q14-2 24-8', INK, 3)}${eye(102, 38)}`

const octopus = (curl: boolean): string => `
${line(curl ? 'M26 56Q2 54 4 74M34 64Q16 76 22 92M44 68q-6 18 2 26M56 68q6 18-2 26M66 64q18 12 12 28M74 56q24-2 22 18' : 'M26 56Q6 62 12 84q-6 6-10 0M34 64q-8 18-14 30M44 68q0 16-8 26M56 68q0 16 8 26M66 64q8 18 14 30M74 56q20 6 14 28 6 6 10 0', '#c026d3', 11)}
${shape('M50 4C24 4 14 24 18 44c2 14 10 26 32 26s30-12 32-26c4-20-6-40-32-40Z', '#d946ef')}
${dots(
  [
    [32, 16],
    [44, 11],
    [66, 18],
  ],
  4,
  '#f5d0fe',
)}${wideEye(38, 40, 9)}${wideEye(62, 40, 9)}${curl ? openMouth(50, 53, 12, '#701a75') : smile(50, 54, 14)}${cheeks(28, 72, 52, 4)}`

const jellyfish = (wide: boolean): string => `
${line(wide ? 'M24 46q-10 12 0 24t-2 22M38 48q-6 14 2 24t-2 20M54 48q8 14-2 24t4 20M68 46q10 12 0 24t4 22' : 'M28 46q8 12 0 24t2 26M40 48q6 14-2 24t4 24M52 48q-6 14 2 24t-2 24M64 46q-8 12 0 24t-2 26', '#f0abfc', 5)}
${shape(wide ? 'M6 46C6 20 24 8 46 8s40 12 40 38q-8 6-13 0-8 6-13 0-7 6-14 0-7 6-14 0-7 6-13 0-6 6-13 0Z' : 'M14 46C14 16 28 4 46 4s32 12 32 42q-6 6-11 0-6 6-11 0-5 6-10 0-6 6-11 0-5 6-10 0-5 6-11 0Z', '#a78bfa')}
${oval(32, 22, 8, 5, '#ddd6fe')}${eyes(37, 55, 30, 4.5)}${smile(46, 37, 10)}${cheeks(29, 63, 37)}`

const penguin = (flap: boolean): string => `
${shape('M28 96q-12 2-14 8h22ZM60 96q12 2 14 8H52Z', '#f59e0b')}
${mirrored(44, shape(flap ? 'M18 48Q-2 44-4 26q18 0 26 14Z' : 'M16 50Q2 64 6 82q12-4 14-18Z', '#1e293b'))}
${shape('M44 6c22 0 32 18 32 46s-8 48-32 48-32-20-32-48S22 6 44 6Z', '#334155')}
${shape('M44 40c6-12 22-10 22 4 0 34-4 50-22 50s-22-16-22-50c0-14 16-16 22-4Z', '#f8fafc')}
${mirrored(44, oval(33, 34, 10, 12, '#f8fafc'))}${eyes(36, 52, 34)}${shape('M36 44q8-6 16 0l-8 8Z', '#f59e0b')}${cheeks(29, 59, 46, 4)}`

const whale = (spout: boolean): string => `
${spout ? line('M74 22q0-12-10-16M74 22q0-12 10-16M74 22V4', '#7dd3fc', 5) : line('M74 24v-6', '#7dd3fc', 5)}
${shape('M20 56C2 50-2 36 4 24c10 4 14 10 16 16 4-8 10-12 18-12 0 14-6 20-12 26Z', '#1d4ed8')}
${shape('M18 54c10 6 16 0 24-8 14-18 36-24 56-20 20 6 26 26 20 40-10 20-48 24-72 14C30 74 20 66 18 54Z', '#2563eb')}
${shape('M34 74c20-8 60-6 86-12-6 26-50 30-74 20-4-2-8-4-12-8Z', '#dbeafe')}${line('M58 74v10M70 74v12M82 73v12M94 71v10', '#93c5fd', 2.5)}
${shape(spout ? 'M66 70q-4 14-16 16-2-12 4-18Z' : 'M66 70q0 14-10 20-6-12-2-22Z', '#1d4ed8')}${eye(100, 52, 4.5)}${line('M104 63q8 2 14-3', '#1e3a8a', 2.5)}`

const seahorse = (curl: boolean): string => `
${line(curl ? 'M34 70Q34 96 50 92q8-6 0-12' : 'M34 70Q30 98 46 100q12-4 6-14-6-2-6 6', '#f59e0b', 9)}
${shape('M14 46Q2 52 4 66q10-2 16-8Z', '#fde68a')}
${shape('M24 10c14-8 30 0 30 14l22 4c4 2 4 8 0 8L52 38c-2 10 0 16-4 26s-18 16-24 6c-8-14 6-20 0-32-6-8-8-20 0-28Z', '#fbbf24')}
${shape('M22 12 18 2l10 4 4-6 6 6 8-2-2 8Z', '#d97706')}${line('M30 48h14M28 56h16M28 64h14', '#d97706', 3)}${wideEye(42, 23, 6)}${cheeks(50, 50, 32, 3)}`

export const SEA_ANIMALS = [
  poses('crab', 100, [crab(false), crab(true)], '-4 0 128 90'),
  poses('turtle', 98, [turtle(0), turtle(6)], '-2 14 118 72'),
  poses('dolphin', 112, [dolphin(false), dolphin(true)], '-4 -2 126 96'),
  poses('shark', 122, [shark(false), shark(true)], '-2 -2 130 86'),
  poses('octopus', 84, [octopus(false), octopus(true)], '-6 0 112 104'),
  poses('jellyfish', 72, [jellyfish(false), jellyfish(true)], '0 0 92 102'),
  poses('penguin', 76, [penguin(false), penguin(true)], '-6 2 100 106'),
  poses('whale', 118, [whale(false), whale(true)], '-2 0 128 96'),
  poses('seahorse', 64, [seahorse(false), seahorse(true)], '0 -2 82 110'),
]
