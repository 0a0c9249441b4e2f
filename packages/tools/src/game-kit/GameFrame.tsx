import type { Locale } from '@panya/domain/locale/locale.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { totalStars } from './core/progress.ts'
import { bangkokDay, streakOn } from './core/streak.ts'
import { GameButton } from './GameButton.tsx'
import styles from './GameFrame.module.css'
import { GameSettingsMenu } from './GameSettingsMenu.tsx'
import type { Game } from './game-hooks.ts'
import { useGameTexts } from './game-texts.ts'

export interface GameFrameProps {
  locale: Locale
  game: Game
  /** Where in the game one is; empty at its entrance, which the page's own heading names. */
  title: string
  /** Shows a way back when there is one. */
  onBack?: (() => void) | undefined
  actions?: ReactNode
  /** Games that never run by the clock leave the timer setting out. */
  hasTimer?: boolean
  children: ReactNode
}

/** A new place in the game starts at its top, and keyboards start there when their place is gone. */
function useTopOf(place: string) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    top.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [place])
  return top
}

/** The strip above every game: where you are, your stars, your streak, your settings. */
export function GameFrame(props: GameFrameProps) {
  const { locale, game, title, onBack, actions, hasTimer = false, children } = props
  const t = useGameTexts(locale)
  const [today] = useState(() => bangkokDay(new Date()))
  const bar = useTopOf(title)
  const days = streakOn(game.progress.streak, today)
  return (
    <div
      className={styles.frame}
      data-calm={game.calm || undefined}
      data-game-ready={game.ready || undefined}
    >
      <div ref={bar} tabIndex={-1} className={styles.bar}>
        {onBack && (
          <GameButton look="quiet" onClick={onBack} aria-label={t('back')}>
            <svg className={styles.arrow} viewBox="0 0 24 24" width="22" height="22" aria-hidden>
              <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </GameButton>
        )}
        <span className={styles.title}>{title && <h2>{title}</h2>}</span>
        {actions}
        {days > 1 && <span className={styles.pill}>{t('streak', { days })}</span>}
        <span className={styles.pill}>
          <span aria-hidden="true">★</span> {t('totalStars', { count: totalStars(game.progress) })}
        </span>
        <GameSettingsMenu locale={locale} game={game} hasTimer={hasTimer} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
