/** A game's entrance: the way through all its places, with the hero at the level that comes next. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { type ReactNode, useRef } from 'react'
import type { HeroKind } from '../core/journey/hero-art.ts'
import type { Game } from '../game-hooks.ts'
import styles from './Journey.module.css'
import type { Place } from './journey.ts'
import { PlaceLinks } from './PlaceLinks.tsx'
import { PlaceView } from './PlaceView.tsx'
import palette from './palette.module.css'
import { Wardrobe } from './Wardrobe.tsx'

/** As many places as still are one look. */
const SHORT_WAY = 3

interface JourneyProps {
  locale: Locale
  game: Game
  hero: HeroKind
  places: readonly Place[]
  /** What stands above the way: the level that comes next. */
  lead?: ReactNode
  /** What is worth doing besides: the dungeon of the day. */
  aside?: ReactNode
  /** What stands below it: one's own levels. */
  children?: ReactNode
}

export function Journey({ locale, game, hero, places, lead, aside, children }: JourneyProps) {
  const way = useRef<HTMLDivElement>(null)
  return (
    <div ref={way} className={`${palette.palette} ${styles.journey}`}>
      <div className={styles.top}>
        {lead}
        <Wardrobe locale={locale} game={game} hero={hero} />
      </div>
      {aside}
      {places.length > SHORT_WAY && (
        <PlaceLinks locale={locale} places={places} way={way} calm={game.calm} />
      )}
      {places.map((place) => (
        <PlaceView key={place.id} place={place} hero={hero} locale={locale} />
      ))}
      {children}
    </div>
  )
}
