/** Levels that somebody made as cards, and what else can be done with them below. */
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import type { ReactNode } from 'react'
import styles from './LevelCards.module.css'

interface LevelCard {
  key: string | number
  name: string
  picture: ReactNode
  onPlay(): void
}

interface LevelCardsProps {
  title: string
  cards: readonly LevelCard[]
  children?: ReactNode
}

export function LevelCards({ title, cards, children }: LevelCardsProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.key}>
            <CardButton className={styles.card} onClick={card.onPlay}>
              {card.picture}
              <span className={styles.name}>{card.name}</span>
            </CardButton>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
