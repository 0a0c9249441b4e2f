import type { MascotMood } from './Mascot.tsx'
import { armsOf, Eyes, type EyesLook, Sign } from './mascot-parts.tsx'

const FUR = '#d9580f'
const SHADE = '#9a3a06'
const CREAM = '#fff1e0'
const INK = '#1e1b4b'

const PAWS_DOWN = { start: 'M34 82c-9 8-11 20-6 28', end: 'M86 82c9 8 11 20 6 28' }
const PAWS_UP = { start: 'M32 84C20 80 12 70 12 58', end: 'M88 84c12-4 20-14 20-26' }

const EYES: Record<MascotMood, EyesLook> = {
  hello: { pupils: [42, 78, 41, 6.5], shine: [2.5, -2.5, 2.2] },
  thinking: { pupils: [46, 82, 36, 6], shine: [2, -2, 2], brow: 'M70 25q11-6 20 2' },
  oops: { pupils: [42, 78, 43, 4.5], brow: 'M32 31q8-7 18-2M88 31q-8-7-18-2' },
  'well-done': { lids: 'M35 43q7-10 14 0M71 43q7-10 14 0' },
  asleep: { lids: 'M35 40q7 8 14 0M71 40q7 8 14 0' },
}

export function Fox({ mood }: { mood: MascotMood }) {
  return (
    <>
      <path d="M84 116c30 4 40-24 26-46-2 16-12 22-28 26Z" fill={FUR} />
      <path d="M110 70c5 8 7 17 5 25-5-3-9-8-10-14 3-3 4-6 5-11Z" fill={CREAM} />
      <rect x="28" y="62" width="64" height="56" rx="28" fill={FUR} />
      <rect x="38" y="70" width="44" height="42" rx="20" fill={CREAM} />
      <g transform="translate(0 6)">
        <Sign mood={mood} prompt={FUR} answer="#4338ca" />
      </g>
      <path
        d={armsOf(mood, PAWS_DOWN, PAWS_UP)}
        fill="none"
        stroke={SHADE}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M16 40 14 2l34 17ZM104 40l2-38-34 17Z" fill={FUR} />
      <path d="m22 25-2-13 12 7ZM98 25l2-13-12 7Z" fill={SHADE} />
      <path
        d="M60 76C36 76 12 60 14 38 16 20 38 13 60 13s44 7 46 25c2 22-22 38-46 38Z"
        fill={FUR}
      />
      <path
        d="M15 45c12-4 26 0 35 10 4 5 7 7 10 7s6-2 10-7c9-10 23-14 35-10-3 18-24 31-45 31S18 63 15 45Z"
        fill={CREAM}
      />
      <Eyes look={EYES[mood]} ink={INK} browInk={SHADE} line={4.5} />
      <path d="M53 57c0-3 14-3 14 0 0 4-4 8-7 8s-7-4-7-8Z" fill={INK} />
      <path
        d="M46 117v6M54 118v5M66 118v5M74 117v6"
        stroke={SHADE}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}
