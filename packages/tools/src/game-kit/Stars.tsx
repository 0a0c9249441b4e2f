import type { Locale } from '@panya/domain/locale/locale.ts'
import { useGameMessages } from './game-messages.ts'
import styles from './Stars.module.css'

const POINTS = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z'

const MOST = 3

interface StarsProps {
  count: number
  size?: number
  locale: Locale
}

/** Stars won out of those there are; filled or outlined, never told by colour alone. */
export function Stars({ count, size = 22, locale }: StarsProps) {
  const t = useGameMessages(locale)
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{t('stars', { count, max: MOST })}</span>
      {Array.from({ length: MOST }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
          <path className={index < count ? styles.won : styles.open} d={POINTS} />
        </svg>
      ))}
    </span>
  )
}
