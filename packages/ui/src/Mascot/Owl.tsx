import type { MascotMood } from './Mascot.tsx'
import { armsOf, Eyes, type EyesLook, Sign } from './mascot-parts.tsx'

const FEATHER = '#4338ca'
const WING = '#312e81'
const INK = '#1c1a3d'
const BEAK = '#f59e0b'

const WINGS_DOWN = {
  start: 'M16 66c-12 14-12 34 2 42 4-14 4-28-2-42Z',
  end: 'M104 66c12 14 12 34-2 42-4-14-4-28 2-42Z',
}
const WINGS_UP = {
  start: 'M16 66C4 58 0 46 6 36c8 6 12 16 10 30Z',
  end: 'M104 66c12-8 16-20 10-30-8 6-12 16-10 30Z',
}

const EYES: Record<MascotMood, EyesLook> = {
  hello: { pupils: [45, 75, 49, 9], shine: [3, -4, 3] },
  thinking: { pupils: [47, 83, 41, 8], shine: [3, -3, 2.5], brow: 'M66 27q14-8 28 2' },
  oops: { pupils: [42, 78, 52, 6], brow: 'M26 34q14-10 30-2M94 34q-14-10-30-2' },
  'well-done': { lids: 'M33 51q9-12 18 0M69 51q9-12 18 0' },
  asleep: { lids: 'M33 47q9 11 18 0M69 47q9 11 18 0' },
}

export function Owl({ mood }: { mood: MascotMood }) {
  const ears = mood === 'oops' || mood === 'asleep'
  return (
    <>
      <path
        d={ears ? 'M24 34 14 14l28 8M96 34l10-20-28 8' : 'M24 30 18 6l26 14M96 30l6-24-26 14'}
        fill={FEATHER}
      />
      <rect x="16" y="16" width="88" height="98" rx="42" fill={FEATHER} />
      <path d={armsOf(mood, WINGS_DOWN, WINGS_UP)} fill={WING} />
      <rect x="34" y="66" width="52" height="46" rx="22" fill="#e6e8ff" />
      <Sign mood={mood} prompt={FEATHER} answer="#c2410c" />
      <circle cx="42" cy="48" r="19" fill="#fff" />
      <circle cx="78" cy="48" r="19" fill="#fff" />
      <Eyes look={EYES[mood]} ink={INK} browInk={WING} line={5} />
      <path d="m60 54 8 9-8 9-8-9Z" fill={BEAK} />
      <path
        d="M44 113v8M52 114v8M68 114v8M76 113v8"
        stroke={BEAK}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}
