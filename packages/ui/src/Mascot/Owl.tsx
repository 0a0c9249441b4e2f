import type { ReactNode } from 'react'
import type { MascotMood } from './Mascot.tsx'
import { Sign } from './Sign.tsx'

const FEATHER = '#4338ca'
const WING = '#312e81'
const INK = '#1c1a3d'
const BEAK = '#f59e0b'

const WING_DOWN = {
  start: 'M16 66c-12 14-12 34 2 42 4-14 4-28-2-42Z',
  end: 'M104 66c12 14 12 34-2 42-4-14-4-28 2-42Z',
}
const WING_UP = {
  start: 'M16 66C4 58 0 46 6 36c8 6 12 16 10 30Z',
  end: 'M104 66c12-8 16-20 10-30-8 6-12 16-10 30Z',
}

const WINGS: Record<MascotMood, string> = {
  hello: WING_DOWN.start + WING_UP.end,
  thinking: WING_DOWN.start + WING_DOWN.end,
  oops: WING_UP.start + WING_UP.end,
  'well-done': WING_UP.start + WING_UP.end,
  asleep: WING_DOWN.start + WING_DOWN.end,
}

const lid = (d: string) => (
  <path d={d} fill="none" stroke={INK} strokeWidth="5" strokeLinecap="round" />
)
const brow = (d: string) => (
  <path d={d} fill="none" stroke={WING} strokeWidth="5" strokeLinecap="round" />
)

const EYES: Record<MascotMood, ReactNode> = {
  hello: (
    <>
      <path
        d="M36 49a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM66 49a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z"
        fill={INK}
      />
      <circle cx="48" cy="45" r="3" fill="#fff" />
      <circle cx="78" cy="45" r="3" fill="#fff" />
    </>
  ),
  thinking: (
    <>
      <circle cx="47" cy="41" r="8" fill={INK} />
      <circle cx="83" cy="41" r="8" fill={INK} />
      <circle cx="50" cy="38" r="2.5" fill="#fff" />
      <circle cx="86" cy="38" r="2.5" fill="#fff" />
      {brow('M66 27q14-8 28 2')}
    </>
  ),
  oops: (
    <>
      <circle cx="42" cy="52" r="6" fill={INK} />
      <circle cx="78" cy="52" r="6" fill={INK} />
      {brow('M26 34q14-10 30-2M94 34q-14-10-30-2')}
    </>
  ),
  'well-done': lid('M33 51q9-12 18 0M69 51q9-12 18 0'),
  asleep: lid('M33 47q9 11 18 0M69 47q9 11 18 0'),
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
      <path d={WINGS[mood]} fill={WING} />
      <rect x="34" y="66" width="52" height="46" rx="22" fill="#e6e8ff" />
      <Sign mood={mood} prompt={FEATHER} answer="#c2410c" />
      <circle cx="42" cy="48" r="19" fill="#fff" />
      <circle cx="78" cy="48" r="19" fill="#fff" />
      {EYES[mood]}
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
