/** Heroes of stories and games, each in three poses. */
import { dot, dots, eyes, INK, line, mirrored, oval, shape } from './parts.ts'
import { fringe, type Look, personSprite, rightHand, shortHair } from './person.ts'

const wizard: Look = {
  skin: '#f6cfae',
  top: '#4338ca',
  sleeves: 'long',
  legs: '#312e81',
  hair:
    shape('M32 40q18-10 36 0 4 26-18 36-22-10-18-36Z', '#e2e8f0') +
    line('M42 44q8 5 16 0', '#94a3b8', 2.5) +
    shape('M20 24 54-10q6 4 4 12l22 22q-30 10-60 0Z', '#4338ca') +
    dots(
      [
        [46, 12],
        [58, 18],
      ],
      3,
      '#fde047',
    ),
  over:
    shape('M29 70h42l8 40H21Z', '#4338ca') +
    dots(
      [
        [34, 88],
        [64, 94],
        [50, 102],
        [66, 78],
      ],
      3,
      '#fde047',
    ),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return (
      line(`M${x - 4} ${y + 8}l10-26`, '#78350f', 4) +
      dot(x + 6, y - 20, 6, pose === 'stand' ? '#fde68a' : '#facc15')
    )
  },
}

const knight: Look = {
  skin: '#e8b487',
  top: '#94a3b8',
  sleeves: 'long',
  legs: '#64748b',
  shoes: '#475569',
  isMasked: true,
  hair:
    shape('M50 6Q50-10 30-8q8 8 12 16Z', '#dc2626') +
    `<path d="M26 34C24 2 76 2 74 34v18c-8 6-40 6-48 0Zm6-2v8h36v-8Z" fill="#cbd5e1" fill-rule="evenodd"/>` +
    line('M42 46v5M50 47v5M58 46v5', '#64748b', 3),
  over:
    shape('M36 58h28v22q-14 12-28 0Z', '#1d4ed8') +
    shape('m50 60 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z', '#fcd34d'),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return (
      shape(`M${x - 13} ${y - 16}h26v16q-4 12-13 16-9-4-13-16Z`, '#dc2626') +
      shape(`M${x - 5} ${y - 4}l5-8 5 8-5 8Z`, '#fcd34d')
    )
  },
}

const pirate: Look = {
  skin: '#b9794a',
  top: '#f1f5f9',
  legs: '#334155',
  hair:
    shape('M16 22Q50-20 84 22q-34-8-68 0Z', INK) +
    dot(50, 10, 5, '#fcd34d') +
    line('M28 24l40 18', INK, 3) +
    oval(58, 34, 7, 6.5, INK),
  over:
    line('M30 62h40M29 72h42M28 82h44', '#dc2626', 5).replaceAll('round', 'butt') +
    line('M28 89h44', '#78350f', 6),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return (
      line(`M${x - 6} ${y + 4}l6-6`, '#a16207', 8) + line(`M${x + 2} ${y - 4}l6-6`, '#fcd34d', 6)
    )
  },
}

const ninja: Look = {
  skin: '#e8b487',
  top: '#1e293b',
  sleeves: 'long',
  legs: '#1e293b',
  shoes: '#0f172a',
  isMasked: true,
  behind: line('M28 26Q10 20 4 30M28 28Q14 32 10 42', '#dc2626', 5),
  hair:
    `<path d="M50 8c-20 0-26 14-25 26 1 14 10 22 25 22s24-8 25-22C76 22 70 8 50 8ZM32 28h36v12H32Z" fill="#1e293b" fill-rule="evenodd"/>` +
    line('M27 24q23-7 46 0', '#dc2626', 6) +
    line('M50 55v4', '#1e293b', 12),
  over: line('M28 82h44', '#dc2626', 7),
}

const princess: Look = {
  skin: '#b9794a',
  top: '#db2777',
  legs: '#b9794a',
  shoes: '#9d174d',
  behind: shape('M50 8c-24 0-32 22-28 60h56c4-38-4-60-28-60Z', '#3b1d0f'),
  hair:
    fringe('#3b1d0f') +
    shape('M34 14 32-6l10 8 8-10 8 10 10-8-2 20Z', '#fcd34d') +
    dot(50, 6, 3, '#dc2626'),
  over: shape('M31 74h38l14 36H17Z', '#ec4899') + line('M20 106h60M28 90h44', '#fbcfe8', 4),
}

const hero: Look = {
  skin: '#f6cfae',
  top: '#1d4ed8',
  sleeves: 'long',
  legs: '#1d4ed8',
  shoes: '#dc2626',
  behind: shape('M34 54h32l18 54q-34 10-68 0Z', '#dc2626'),
  hair:
    shortHair('#7c2d12') +
    mirrored(50, shape('M50 32q-8-6-22-2 0 10 8 12 10 0 14-8Z', '#dc2626')) +
    eyes(42, 58, 35, 3),
  over:
    shape('m50 60 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z', '#fde047') +
    line('M28 89h44', '#fde047', 5),
}

const fairy: Look = {
  skin: '#e8b487',
  top: '#22c55e',
  legs: '#e8b487',
  shoes: '#15803d',
  behind: mirrored(
    50,
    shape('M44 62C20 30 2 34 0 50s20 24 44 18Z', '#a5f3fc') +
      shape('M44 68C24 66 8 78 12 90s24 4 34-16Z', '#67e8f9'),
  ),
  hair:
    fringe('#ca8a04') +
    line('M28 30q-6 12-2 22M72 30q6 12 2 22', '#ca8a04', 7) +
    dots(
      [
        [36, 14],
        [50, 10],
        [64, 14],
      ],
      4,
      '#f472b6',
    ),
  over: shape('M30 74h40l8 12-8 6-6 8-8-6-6 8-6-8-8 6-6-8-8-6Z', '#4ade80'),
  front: (pose) => {
    const [x, y] = rightHand(pose)
    return (
      line(`M${x} ${y}l6-16`, '#a16207', 3) +
      shape(`m${x + 7} ${y - 28} 2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1Z`, '#fde047')
    )
  },
}

export const HEROES = Object.entries({
  wizard,
  knight,
  pirate,
  ninja,
  princess,
  superhero: hero,
  fairy,
}).map(([id, look]) => personSprite(id, look))
