/** Levels of one kind as cards, and what else can be done with them below. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import type { ReactNode } from 'react'
import { Stars } from '../Stars.tsx'
import styles from './LevelCards.module.css'

interface LevelCard {
  key: string | number
  name: string
  /** Its place in the campaign, and the stars won there; levels of one's own have neither. */
  number?: number
  stars?: number
  isNext?: boolean
  picture?: ReactNode
  note?: string | undefined
  onPlay(): void
}

interface LevelCardsProps {
  locale: Locale
  title: string
  cards: readonly LevelCard[]
  children?: ReactNode
}

export function LevelCards({ locale, title, cards, children }: LevelCardsProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.key}>
            <CardButton
              className={styles.card}
              data-next={card.isNext || undefined}
              onClick={card.onPlay}
            >
              {card.picture}
              {card.number !== undefined && <span className={styles.number}>{card.number}</span>}
              <span className={styles.name}>{card.name}</span>
              {card.note && <span className={styles.note}>{card.note}</span>}
              {card.stars !== undefined && <Stars count={card.stars} locale={locale} size={18} />}
            </CardButton>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
