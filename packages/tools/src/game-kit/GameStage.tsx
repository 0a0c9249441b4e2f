/** A game's whole screen: its part of the page's header, a replay somebody linked to, or the place one is at. */
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { ToolActions } from '../host/ToolActions.tsx'
import type { ToolHost } from '../host/tool-host.ts'
import { totalStars } from './core/progress.ts'
import { streakOn } from './core/streak.ts'
import { GameSettingsMenu } from './GameSettingsMenu.tsx'
import styles from './GameStage.module.css'
import type { Game } from './game-hooks.ts'
import { useGameMessages } from './game-messages.ts'
import { HeroLookContext } from './journey/hero-look.ts'
import { PlaceTitle } from './place-title.ts'

export interface ReplayProps {
  host: ToolHost
  game: Game
  /** What came by somebody's link, which may be anything. */
  replay: unknown
  onLeave(): void
}

interface GameStageProps {
  host: ToolHost
  game: Game
  /** Where in the game one is; empty at its entrance, which the page's own heading names. */
  title: string
  /** What was made in the open project cannot be read. */
  damaged: boolean
  /** The way back to the entrance; none for who stands there. */
  onEntrance: (() => void) | undefined
  Replay: ComponentType<ReplayProps>
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
    top.current?.scrollIntoView({ block: 'start' })
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [place])
  return top
}

export function GameStage(props: GameStageProps) {
  const { host, game, damaged, onEntrance, Replay, hasTimer = false, children } = props
  const t = useGameMessages(host.locale)
  const { linked } = host
  const playing = linked === undefined
  const title = playing ? props.title : t('linked')
  const [today] = useState(() => bangkokDay(new Date()))
  const top = useTopOf(title)
  const stars = totalStars(game.progress)
  const days = streakOn(game.progress.streak, today)
  return (
    <div
      ref={top}
      tabIndex={-1}
      className={styles.frame}
      data-calm={game.calm || undefined}
      data-game-ready={game.ready || undefined}
    >
      <ToolActions>
        <div className={styles.bar} data-fills-header>
          {playing && onEntrance && (
            <IconButton size="medium" label={t('back')} data-leads-back onClick={onEntrance}>
              <Icon path={TOOL_ICONS.stepBack} size={22} className={styles.arrow} />
            </IconButton>
          )}
          <span className={styles.title}>{title && <h2>{title}</h2>}</span>
          {days > 1 && (
            <span className={`${styles.pill} ${styles.streak}`}>{t('streak', { days })}</span>
          )}
          <span className={styles.pill}>
            <span aria-hidden="true">★</span>{' '}
            <span className={styles.stars}>{t('totalStars', { count: stars })}</span>
            <span className={styles.count} aria-hidden="true">
              {stars}
            </span>
          </span>
          <GameSettingsMenu locale={host.locale} game={game} hasTimer={hasTimer} />
        </div>
      </ToolActions>
      <div className={styles.body}>
        {playing && damaged && !onEntrance && <p role="alert">{t('damaged')}</p>}
        <HeroLookContext value={game.look}>
          {linked ? (
            <Replay host={host} game={game} replay={linked.content} onLeave={linked.leave} />
          ) : (
            <PlaceTitle value={title}>{children}</PlaceTitle>
          )}
        </HeroLookContext>
      </div>
    </div>
  )
}
