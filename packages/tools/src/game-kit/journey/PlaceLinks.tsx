/** The places of a long way, to jump to one; those that are done carry a tick. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { RefObject } from 'react'
import { useGameMessages } from '../game-messages.ts'
import { isDone, type Place } from './journey.ts'
import styles from './PlaceLinks.module.css'

interface PlaceLinksProps {
  locale: Locale
  places: readonly Place[]
  /** Where they are drawn. */
  way: RefObject<HTMLElement | null>
  calm: boolean
}

export function PlaceLinks({ locale, places, way, calm }: PlaceLinksProps) {
  const t = useGameMessages(locale)
  function jump(id: string) {
    const place = way.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`)
    place?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
    // The next Tab goes on from there.
    place?.querySelector('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.places} aria-label={t('jumpToPlace')}>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Button look="ghost" className={styles.link} onClick={() => jump(place.id)}>
              {isDone(place) && <Icon name="check" size={16} className={styles.done} />}
              {place.title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
