/** What the mascot shows on its belly: a prompt, and what came of it. */
import type { ReactNode } from 'react'
import type { MascotMood } from './Mascot.tsx'

const ANSWERS: Record<MascotMood, ReactNode> = {
  hello: <path d="M61 97h14" />,
  thinking: <path d="M62 97h.1M69 97h.1M76 97h.1" />,
  oops: <path d="m64 84 10 10m0-10L64 94" />,
  'well-done': <path d="m61 90 5 6 10-12" />,
  asleep: <path d="M63 84h10L63 96h10" />,
}

export function Sign({
  mood,
  prompt,
  answer,
}: {
  mood: MascotMood
  prompt: string
  answer: string
}) {
  return (
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="m46 80 9 8-9 8" stroke={prompt} />
      <g stroke={answer}>{ANSWERS[mood]}</g>
    </g>
  )
}
