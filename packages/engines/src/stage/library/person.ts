/** A person built of parts, in three poses: standing, walking, cheering. People differ by what is put on. */
import { cheeks, dot, eyes, INK, line, openMouth, poses, shape, smile } from './parts.ts'
import type { LibrarySprite } from './picture.ts'

export type Pose = 'stand' | 'walk' | 'cheer'

export interface Look {
  skin: string
  top: string
  /** Trousers, or the stockings under a skirt or a long dress. */
  legs: string
  shoes?: string
  /** Where the sleeves end bare arms begin; long ones cover all. */
  sleeves?: 'short' | 'long'
  /** Behind the head: long hair, a cape, a veil. */
  behind?: string
  /** Over the head and the face: hair, a hat, glasses. */
  hair: string
  /** Over the body: a skirt, an apron, buttons. */
  over?: string
  /** In the hands or before everything; changes with the pose. */
  front?: (pose: Pose) => string
  /** No mouth or cheeks are seen under a mask. */
  isMasked?: boolean
}

const ARMS: Record<Pose, [string, string]> = {
  stand: ['M33 60 26 70 22 84', 'M67 60 74 70 78 84'],
  walk: ['M33 60 24 68 28 82', 'M67 60 78 68 86 76'],
  cheer: ['M33 60 20 54 12 38', 'M67 60 80 54 88 38'],
}
const HANDS: Record<Pose, [left: [number, number], right: [number, number]]> = {
  stand: [
    [22, 84],
    [78, 84],
  ],
  walk: [
    [28, 82],
    [86, 76],
  ],
  cheer: [
    [12, 38],
    [88, 38],
  ],
}
const LEGS: Record<Pose, string> = {
  stand: 'M43 88v22M57 88v22',
  walk: 'M43 88 32 108M57 88l10 20',
  cheer: 'M43 88l-5 22M57 88l5 22',
}
const SHOES: Record<Pose, string> = {
  stand: 'M43 112h-5M57 112h5',
  walk: 'M31 110l-6-1M68 110l5 1',
  cheer: 'M37 112h-5M63 112h5',
}

/** Where the hand is that holds something. */
export const rightHand = (pose: Pose): [number, number] => HANDS[pose][1]

function arms(look: Look, pose: Pose): string {
  const [left, right] = ARMS[pose]
  const whole = left + right
  if (look.sleeves === 'long')
    return (
      line(whole, look.top, 10) + HANDS[pose].map(([x, y]) => dot(x, y, 5.5, look.skin)).join('')
    )
  const upper = [left, right].map((arm) => arm.split(' ').slice(0, 4).join(' ')).join('')
  return line(whole, look.skin, 9) + line(upper, look.top, 11)
}

export function person(look: Look, pose: Pose): string {
  const mouth = pose === 'cheer' ? openMouth(50, 41, 13, '#7f1d1d') : smile(50, 42, 13, '#6b1f0c')
  return `${look.behind ?? ''}
${line(LEGS[pose], look.legs, 11)}${line(SHOES[pose], look.shoes ?? INK, 9)}
${arms(look, pose)}${shape('M36 54h28c4 0 6 3 6 7l2 31H28l2-31c0-4 2-7 6-7Z', look.top)}${look.over ?? ''}
${line('M50 48v8', look.skin, 11)}${dot(50, 32, 22, look.skin)}${eyes(42, 58, 34, 3.4)}
${look.isMasked ? '' : mouth + cheeks(35, 65, 41)}${look.hair}${look.front?.(pose) ?? ''}`
}

export const personSprite = (id: string, look: Look): LibrarySprite =>
  poses(
    id,
    80,
    (['stand', 'walk', 'cheer'] as const).map((pose) => person(look, pose)),
    '-2 -10 104 128',
  )

export const shortHair = (colour: string): string =>
  shape('M27 34C24 6 76 6 73 34c-3-8-8-12-12-14-8 4-22 4-28 2-3 4-5 8-6 12Z', colour)

export const fringe = (colour: string): string =>
  shape('M27 36C22 4 78 4 73 36c-6-12-14-15-23-15s-17 3-23 15Z', colour)

export const curls = (colour: string): string =>
  `<g fill="${colour}">${[
    [28, 28],
    [30, 18],
    [38, 11],
    [50, 8],
    [62, 11],
    [70, 18],
    [72, 28],
    [42, 16],
    [58, 16],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`)
    .join('')}</g>`
