import { type HeroKind, heroInks } from '../core/journey/hero-art.ts'
import type { HeroLook } from '../core/journey/wardrobe.ts'
import { Drawing } from './Drawing.tsx'
import { useHeroLook } from './hero-look.ts'

interface HeroProps {
  kind: HeroKind
  /** What it would wear; what it does wear when left out. */
  look?: HeroLook
  className?: string | undefined
}

/** The hero of the game in what was chosen for it: on the map, beside a story, beside a result. */
export function Hero({ kind, look, className }: HeroProps) {
  const worn = useHeroLook()
  return <Drawing inks={heroInks(kind, look ?? worn)} view="-2 -12 52 58" className={className} />
}
