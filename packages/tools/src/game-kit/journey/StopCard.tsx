import type { Locale } from '@panya/domain/locale/locale.ts'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import type { HeroKind } from '../core/journey/hero-art.ts'
import { type TrailStep, trailPath } from '../core/journey/trail.ts'
import { useGameMessages } from '../game-messages.ts'
import { Stars } from '../Stars.tsx'
import { Hero } from './Hero.tsx'
import { isWon, type Stop } from './journey.ts'
import styles from './StopCard.module.css'

interface StopCardProps {
  stop: Stop
  step: TrailStep
  hero: HeroKind
  locale: Locale
}

/** The piece of the way that lies under a level. */
function Way({ step }: { step: TrailStep }) {
  const path = trailPath(step)
  return (
    <svg className={styles.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.edge} d={path} />
      <path className={styles.sand} d={path} />
    </svg>
  )
}

/** One level on the way: its number, its picture, what it is called and what was won there. */
export function StopCard({ stop, step, hero, locale }: StopCardProps) {
  const t = useGameMessages(locale)
  const { stars, isNext = false } = stop
  const state = isNext ? 'next' : isWon(stop) ? 'done' : 'open'
  return (
    <li
      className={styles.stop}
      data-stop={state}
      style={{ gridRow: step.row + 1, gridColumn: step.column + 1 }}
    >
      <Way step={step} />
      <div className={styles.stand}>
        <CardButton className={styles.card} onClick={stop.onPlay}>
          {stop.number !== undefined && <span className={styles.number}>{stop.number}</span>}{' '}
          <span className={styles.name}>{stop.name}</span> {stop.thumb}
          {stop.notes?.map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
          {isNext && <span className={styles.next}>{t('next')}</span>}
          {stars !== undefined && <Stars count={stars} locale={locale} size={20} />}
        </CardButton>
        {isNext && <Hero kind={hero} className={styles.hero} />}
      </div>
    </li>
  )
}
