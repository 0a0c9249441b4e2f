/** People at work and at play, each in three poses. */
import { box, dot, dots, INK, line, oval, shape } from './parts.ts'
import { fringe, type Look, personSprite, rightHand, shortHair } from './person.ts'
import { glasses, SKIN, skirt } from './person-wear.ts'

const teacher: Look = {
  skin: SKIN.tan,
  top: '#7c3aed',
  sleeves: 'long',
  legs: '#1e293b',
  behind: dot(50, 6, 10, '#4a2511'),
  hair: fringe('#4a2511') + glasses,
  over: skirt('#334155') + shape('M42 54h16l-8 12Z', '#fff'),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return box(x - 5, y - 12, 16, 20, 2, '#dc2626') + line(`M${x - 1} ${y - 6}h8`, '#fff', 2.5)
  },
}

const doctor: Look = {
  skin: SKIN.brown,
  top: '#dfe7f0',
  sleeves: 'long',
  legs: '#0e7490',
  hair:
    shortHair('#1f1410') +
    line('M38 54q-2 14 10 16M62 54q2 10-4 14', '#475569', 3) +
    dot(58, 70, 4, '#94a3b8'),
  over:
    shape('M44 54h12l-6 12Z', '#0e7490') +
    line('M50 66v24', '#b6c3d3', 2.5) +
    shape('M39 81c-8-6-6-11-2.500-10.500l2.500 2 2.500-2C45 70 47 75 39 81Z', '#dc2626'),
}

const chef: Look = {
  skin: SKIN.light,
  top: '#e9edf3',
  legs: '#475569',
  sleeves: 'long',
  hair:
    shortHair('#b45309') +
    `<g fill="#e9edf3"><circle cx="34" cy="8" r="10"/><circle cx="50" cy="4" r="12"/><circle cx="66" cy="8" r="10"/><rect x="32" y="8" width="36" height="12"/></g>${line('M32 20h36', '#cbd5e1', 3)}`,
  over:
    dots(
      [
        [44, 64],
        [56, 64],
        [44, 74],
        [56, 74],
        [44, 84],
        [56, 84],
      ],
      2.2,
      INK,
    ) + shape('M38 53h24l-12 9Z', '#dc2626'),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return line(`M${x} ${y}v-16`, '#78350f', 4) + oval(x, y - 22, 6, 8, '#a16207')
  },
}

const farmer: Look = {
  skin: SKIN.tan,
  top: '#1d4ed8',
  legs: '#1e293b',
  sleeves: 'long',
  shoes: '#78350f',
  hair:
    shape('M14 26 50-4l36 30q-36 10-72 0Z', '#eab308') + line('M28 20l22-18 22 18', '#ca8a04', 2.5),
  over: line('M34 56q16 14 32 0', '#dc2626', 6) + line('M34 56q16 14 32 0', '#fef3c7', 1.5),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return line(
      `M${x} ${y + 14}q-2-20 4-34M${x} ${y + 14}q4-18-4-32M${x} ${y + 14}q8-16 12-26`,
      '#84cc16',
      3,
    )
  },
}

const footballer: Look = {
  skin: SKIN.dark,
  top: '#dc2626',
  legs: '#96603c',
  shoes: '#facc15',
  hair: shape('M28 30C26 6 74 6 72 30c-8-10-14-12-22-12s-14 2-22 12Z', '#1f1410'),
  over: shape('M28 84h44l2 14H53l-3-6-3 6H26Z', '#1e3a8a') + line('M48 64l6-3v18', '#fff', 4),
}

const dancer: Look = {
  skin: SKIN.light,
  top: '#ec4899',
  legs: '#f6cfae',
  shoes: '#be185d',
  behind: dot(50, 6, 9, '#7c2d12'),
  hair:
    fringe('#7c2d12') +
    dots(
      [
        [42, 8],
        [58, 8],
      ],
      4,
      '#fde047',
    ),
  over: shape(
    'M30 76h40c14 6 22 14 22 22-8-4-12 4-20 0-8 5-14 5-22 0-8 5-14 5-22 0-8 4-12-4-20 0 0-8 8-16 22-22Z',
    '#f9a8d4',
  ),
}

const firefighter: Look = {
  skin: SKIN.brown,
  top: '#b45309',
  sleeves: 'long',
  legs: '#92400e',
  hair:
    shape('M23 22C23-6 77-6 77 22l8 4H15Z', '#dc2626') +
    shape('M44 4h12v12l-6 5-6-5Z', '#fcd34d') +
    line('M50-3v5', '#fca5a5', 5),
  over: line('M29 72h42M28 86h44', '#fde047', 5).replaceAll('round', 'butt'),
}

const astronaut: Look = {
  skin: SKIN.tan,
  top: '#e2e8f0',
  sleeves: 'long',
  legs: '#e2e8f0',
  shoes: '#64748b',
  behind: box(26, 50, 48, 40, 10, '#94a3b8'),
  hair: `${fringe('#4a2511')}<circle cx="50" cy="31" r="27" fill="#7dd3fc" fill-opacity=".22" stroke="#f8fafc" stroke-width="6"/>${line('M34 20q6-9 14-9', '#fff', 4)}`,
  over:
    box(38, 66, 24, 15, 4, '#94a3b8') +
    dots(
      [
        [44, 73],
        [51, 73],
      ],
      2.6,
      '#f59e0b',
    ) +
    dot(57, 73, 2.6, '#22c55e'),
}

const scientist: Look = {
  skin: SKIN.light,
  top: '#e3e9f1',
  sleeves: 'long',
  legs: '#4338ca',
  hair:
    shape(
      'M27 34C14 30 20 10 32 12c4-10 32-10 36 0 12-2 18 18 5 22-2-8-6-12-10-14H37c-4 2-8 6-10 14Z',
      '#94a3b8',
    ) + glasses,
  over:
    line('M50 60v30', '#b6c3d3', 2.5) +
    box(56, 66, 9, 10, 1.5, '#c3cfdd') +
    line('M59 64v6', '#dc2626', 2.5),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return (
      shape(`M${x - 3} ${y - 22}h6v8l8 16h-22l8-16Z`, '#e0f2fe') +
      shape(`M${x - 6} ${y - 6}h12l5 8h-22Z`, '#22c55e')
    )
  },
}

export const PEOPLE = [
  personSprite('teacher', teacher),
  personSprite('doctor', doctor),
  personSprite('scientist', scientist),
  personSprite('chef', chef),
  personSprite('farmer', farmer),
  personSprite('firefighter', firefighter),
  personSprite('footballer', footballer),
  personSprite('dancer', dancer),
  personSprite('astronaut', astronaut),
]
