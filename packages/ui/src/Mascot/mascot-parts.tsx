/** What mascots have in common: eyes, arms, and a sign on the belly with a prompt and what came of it. */
import type { ReactNode } from 'react'
import type { MascotMood } from './Mascot.tsx'

const ANSWERS: Record<MascotMood, ReactNode> = {
  hello: <path d="M61 97h14" />,
  thinking: <path d="M62 97h.1M69 97h.1M76 97h.1" />,
  oops: <path d="m64 84 10 10m0-10L64 94" />,
  'well-done': <path d="m61 90 5 6 10-12" />,
  asleep: <path d="M63 84h10L63 96h10" />,
}

interface SignProps {
  mood: MascotMood
  prompt: string
  answer: string
}

export function Sign({ mood, prompt, answer }: SignProps) {
  return (
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="m46 80 9 8-9 8" stroke={prompt} />
      <g stroke={answer}>{ANSWERS[mood]}</g>
    </g>
  )
}

interface Arms {
  start: string
  end: string
}

/** One waves hello; both are up in surprise and in joy. */
export function armsOf(mood: MascotMood, down: Arms, up: Arms): string {
  const both = mood === 'oops' || mood === 'well-done'
  return (both ? up : down).start + (both || mood === 'hello' ? up : down).end
}

export interface EyesLook {
  /** The middles of both pupils and their radius; none when the eyes are closed. */
  pupils?: [x: number, otherX: number, y: number, r: number]
  /** How far from the middle the light is, and its radius. */
  shine?: [x: number, y: number, r: number]
  brow?: string
  lids?: string
}

interface EyesProps {
  look: EyesLook
  ink: string
  browInk: string
  /** How wide brows and lids are drawn. */
  line: number
}

export function Eyes({ look, ink, browInk, line }: EyesProps) {
  const [x, otherX, y, r] = look.pupils ?? []
  const [right, up, light] = look.shine ?? []
  const eyes = [x, otherX].filter((each) => each !== undefined)
  return (
    <>
      {eyes.map((at) => (
        <circle key={at} cx={at} cy={y} r={r} fill={ink} />
      ))}
      {light &&
        eyes.map((at) => <circle key={at} cx={at + right!} cy={y! + up!} r={light} fill="#fff" />)}
      <g fill="none" strokeWidth={line} strokeLinecap="round">
        {look.lids && <path d={look.lids} stroke={ink} />}
        {look.brow && <path d={look.brow} stroke={browInk} />}
      </g>
    </>
  )
}
