import type { Locale } from '@panya/domain/locale/locale.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { totalStars } from './core/progress.ts'
import { bangkokDay, streakOn } from './core/streak.ts'
import styles from './GameFrame.module.css'
import { GameSettingsMenu } from './GameSettingsMenu.tsx'
import type { Game } from './game-hooks.ts'
import { useGameMessages } from './game-messages.ts'

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
  const t = useGameMessages(locale)
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
          <IconButton size="medium" label={t('back')} onClick={onBack}>
            <Icon path={TOOL_ICONS.stepBack} size={22} className={styles.arrow} />
          </IconButton>
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
