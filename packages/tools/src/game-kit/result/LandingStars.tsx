/** Stars that land one after the other; then it is somebody else's turn. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Stars } from '../Stars.tsx'

const LANDING = { duration: 420, apart: 320 }
const FALL: Keyframe[] = [
  { opacity: 0, transform: 'scale(2.6) rotate(-40deg)' },
  { opacity: 1, transform: 'scale(0.85) rotate(6deg)', offset: 0.75 },
  { opacity: 1, transform: 'none' },
]
/** Without motion they only appear, in turn. */
const CALM = { duration: 1, apart: 100 }
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]

interface LandingStarsProps {
  count: number
  locale: Locale
  calm: boolean
  onStar(): void
  onLanded?(): void
}

export function LandingStars({ count, locale, calm, onStar, onLanded }: LandingStarsProps) {
  const row = useRef<HTMLSpanElement>(null)
  const star = useEffectEvent(onStar)
  const done = useEffectEvent(() => onLanded?.())
  useEffect(() => {
    const won = [...(row.current?.querySelectorAll('svg') ?? [])].slice(0, count)
    const { duration, apart } = calm ? CALM : LANDING
    const landings = won.map((each, index) => {
      const landing = each.animate(calm ? APPEAR : FALL, {
        duration,
        delay: index * apart,
        easing: 'ease-in',
        fill: 'backwards',
      })
      landing.onfinish = () => star()
      return landing
    })
    void settle()
    async function settle() {
      try {
        await Promise.all(landings.map(({ finished }) => finished))
        done()
      } catch {
        // Taken away before they had landed.
      }
    }
    return () => {
      for (const landing of landings) landing.cancel()
    }
  }, [count, calm])
  return (
    <span ref={row}>
      <Stars count={count} locale={locale} size={44} />
    </span>
  )
}
