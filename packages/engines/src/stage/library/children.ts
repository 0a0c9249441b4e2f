/** Children of many looks, in two or three poses. */
import { dots, INK, line, poses, shape, wheel } from './parts.ts'
import { curls, fringe, type Look, person, personSprite, shortHair } from './person.ts'
import { longDress, SKIN, skirt } from './person-wear.ts'

const girl: Look = {
  skin: SKIN.dark,
  top: '#f59e0b',
  legs: '#96603c',
  shoes: '#be123c',
  behind: dots(
    [
      [22, 20],
      [78, 20],
    ],
    13,
    '#2b1a12',
  ),
  hair:
    curls('#2b1a12') +
    dots(
      [
        [29, 22],
        [71, 22],
      ],
      4,
      '#ec4899',
    ),
  over: skirt('#db2777'),
}

const boy: Look = {
  skin: SKIN.tan,
  top: '#0d9488',
  legs: '#1e3a8a',
  hair: shortHair(INK),
  over: line('M30 68h40', '#fef3c7', 5),
}

const hijabGirl: Look = {
  skin: SKIN.tan,
  top: '#4f46e5',
  sleeves: 'long',
  legs: '#312e81',
  behind: shape('M50 4c-24 0-30 20-28 44l-2 22h60l-2-22C80 24 74 4 50 4Z', '#0f766e'),
  hair: `<path d="M50 6c-24 0-28 18-26 36 1 14 10 22 26 22s25-8 26-22c2-18-2-36-26-36Zm0 10c13 0 17 8 17 18 0 12-8 20-17 20s-17-8-17-20c0-10 4-18 17-18Z" fill="#14b8a6" fill-rule="evenodd"/>`,
  over: longDress('#4f46e5', '#a5b4fc'),
}

const thobeBoy: Look = {
  skin: SKIN.brown,
  top: '#f1ece2',
  sleeves: 'long',
  legs: '#b9794a',
  shoes: '#78350f',
  hair:
    shape('M26 36C22 4 78 4 74 36l6 26H68l-2-34q-16-8-32 0l-2 34H20Z', '#f8fafc') +
    dots(
      [
        [30, 40],
        [70, 42],
        [26, 52],
        [74, 54],
      ],
      1.6,
      '#dc2626',
    ) +
    line('M28 22q22-12 44 0', INK, 5),
  over: longDress('#f1ece2', '#d9d0bf') + line('M50 58v20', '#d9d0bf', 2.5),
}

/** Sits in a wheelchair for speed: the arms push, the wheels turn. */
const racer = (push: boolean): string => {
  const body: Look = {
    skin: SKIN.brown,
    top: '#0ea5e9',
    legs: 'none',
    shoes: 'none',
    hair: fringe('#2b1a12'),
    behind: line('M30 58v34', '#475569', 6),
  }
  return `${person(body, push ? 'cheer' : 'walk')}${line('M40 88h26l6 22h10', '#1e3a8a', 11)}${line('M82 110h6', '#dc2626', 9)}
${line('M30 92h34l8 24', '#475569', 5)}${wheel(42, 102, 22, push ? 30 : 0)}${wheel(76, 120, 7, push ? 45 : 0)}`
}

export const CHILDREN = [
  personSprite('girl', girl),
  personSprite('boy', boy),
  personSprite('girl-hijab', hijabGirl),
  personSprite('boy-thobe', thobeBoy),
  poses('wheelchair-racer', 84, [racer(false), racer(true)], '2 4 98 126'),
]
