import type { Locale } from '@panya/domain/locale/locale.ts'
import { useId } from 'react'
import type { HeroKind } from '../core/journey/hero-art.ts'
import { trailOf } from '../core/journey/trail.ts'
import { useColumns } from './columns.ts'
import { Hero } from './Hero.tsx'
import { isDone, type Place } from './journey.ts'
import styles from './PlaceView.module.css'
import { SceneView } from './SceneView.tsx'
import { StopCard } from './StopCard.tsx'

interface PlaceViewProps {
  place: Place
  hero: HeroKind
  locale: Locale
}

/** A place: what it looks like, what the hero says there, and the way through its levels. */
export function PlaceView({ place, hero, locale }: PlaceViewProps) {
  const heading = useId()
  const columns = useColumns()
  const steps = trailOf(place.stops.length, columns)
  return (
    <section
      className={styles.place}
      data-ground={place.scene.ground}
      data-place={place.id}
      aria-labelledby={heading}
    >
      <SceneView scene={place.scene} />
      <div className={styles.story}>
        <Hero kind={hero} className={styles.teller} />
        <div className={styles.words}>
          <h2 id={heading} tabIndex={-1}>
            {place.title}
          </h2>
          <p>{isDone(place) ? place.farewell : place.story}</p>
          {place.children}
        </div>
      </div>
      {place.stops.length > 0 && (
        <ol
          className={styles.trail}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {place.stops.map((stop, index) => (
            <StopCard key={stop.key} stop={stop} step={steps[index]!} hero={hero} locale={locale} />
          ))}
        </ol>
      )}
    </section>
  )
}
