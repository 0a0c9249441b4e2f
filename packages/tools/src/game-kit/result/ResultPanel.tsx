/** How a run ended, over the board: stars and the way on, or where and why it failed and another try. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot, type MascotMood } from '@panya/ui/Mascot/Mascot.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import type { Game } from '../game-hooks.ts'
import { useGameMessages } from '../game-messages.ts'
import layout from '../layout.module.css'
import { ShareReplay } from '../ShareReplay.tsx'
import { takeFocus } from '../take-focus.ts'
import { Confetti } from './Confetti.tsx'
import { LandingStars } from './LandingStars.tsx'
import styles from './ResultPanel.module.css'

/** What a stage offers whoever has seen the result. */
export interface ResultWays {
  /** Shows the board again as it is. */
  onClose(): void
  /** Puts everything back to the start and goes to the program. */
  onEdit(): void
}

interface ResultPanelProps {
  host: ToolHost
  game: Game
  won: boolean
  stars: number
  /** How it ended, in words. */
  title: string
  mood: MascotMood
  /** What a star is for, or why it was not won. */
  reasons: readonly (readonly [string, boolean])[]
  /** Where it leaves the place in sight that matters. */
  place: 'top' | 'bottom'
  next: { text: string; onNext?: (() => void) | undefined }
  submission: unknown
  ways: ResultWays
  children?: ReactNode
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    function leave(event: KeyboardEvent) {
      // What lies over the result is put away first.
      const isCovered = document.querySelector('dialog:modal') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onEscape()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [onEscape])
}

export function ResultPanel(props: ResultPanelProps) {
  const { host, game, won, stars, title, mood, reasons, place, next, submission, ways } = props
  const t = useGameMessages(host.locale)
  const first = useRef<HTMLButtonElement>(null)
  useEscape(ways.onClose)
  const canBetter = won && stars < 3 && reasons.length > 0
  return (
    <section
      className={styles.over}
      data-won={won || undefined}
      data-place={place}
      aria-label={title}
    >
      {won && stars === 3 && !game.calm && <Confetti />}
      <div className={styles.card}>
        <div className={styles.head}>
          <Mascot
            kind={host.mascot ?? 'owl'}
            mood={mood}
            size={won ? 84 : 64}
            className={styles.mascot}
          />
          <div className={styles.words}>
            <h3>{title}</h3>
            {won && (
              <LandingStars
                count={stars}
                locale={host.locale}
                calm={game.calm}
                onStar={() => game.play('star')}
                onLanded={() => first.current?.focus()}
              />
            )}
            {props.children}
          </div>
          <IconButton size="medium" label={t('backToBoard')} onClick={ways.onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {won && reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map(([reason, isWon]) => (
              <li key={reason}>
                <span aria-hidden="true">{isWon ? '★' : '☆'}</span>
                {reason}
              </li>
            ))}
          </ul>
        )}
        <div className={`${layout.row} ${styles.ways}`}>
          {won && next.onNext && (
            <Button ref={first} onClick={next.onNext}>
              {next.text}
            </Button>
          )}
          {canBetter && (
            <Button ref={next.onNext ? undefined : first} look="ghost" onClick={ways.onEdit}>
              {t('moreStars')}
            </Button>
          )}
          {!won && (
            <Button ref={takeFocus} onClick={ways.onEdit}>
              {t('tryAgain')}
            </Button>
          )}
          {won && !next.onNext && !canBetter && (
            <Button ref={first} look="ghost" onClick={ways.onEdit}>
              {t('again')}
            </Button>
          )}
          {won && !host.readonly && <ShareReplay host={host} submission={submission} />}
        </div>
      </div>
    </section>
  )
}
