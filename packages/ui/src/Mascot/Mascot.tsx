/** The brand's mascot, drawn from simple parts; a mood changes eyes, lids, wings and the sign it holds. */
import { Fox } from './Fox.tsx'
import { Owl } from './Owl.tsx'

export type MascotMood = 'hello' | 'thinking' | 'oops' | 'well-done' | 'asleep'

interface MascotProps {
  kind: 'owl' | 'fox'
  mood?: MascotMood
  /** Width in pixels; the height follows. */
  size?: number
  /** Given only when the drawing says something the text beside it does not. */
  label?: string
  className?: string
}

export function Mascot({ kind, mood = 'hello', size = 104, label, className }: MascotProps) {
  const Drawing = kind === 'owl' ? Owl : Fox
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 120 128"
      width={size}
      height={Math.round((size * 128) / 120)}
      className={className}
      {...naming}
    >
      <Drawing mood={mood} />
    </svg>
  )
}
