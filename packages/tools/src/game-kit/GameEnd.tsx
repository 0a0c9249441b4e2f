/** The end of a round: its stars, what there is to say of it, where to go from here, a link for others. */
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ReactNode } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import styles from './GameEnd.module.css'
import type { Game } from './game-hooks.ts'
import { useGameMessages } from './game-messages.ts'
import layout from './layout.module.css'
import { Confetti } from './result/Confetti.tsx'
import { LandingStars } from './result/LandingStars.tsx'
import { ShareReplay } from './ShareReplay.tsx'
import { takeFocus } from './take-focus.ts'

/** The ways on. */
export interface EndWays {
  onNext?: (() => void) | undefined
  onAgain(): void
  onMenu(): void
}

interface GameEndProps {
  host: ToolHost
  game: Game
  title: string
  stars: number
  ways: EndWays
  next: string
  menu: string
  submission: unknown
  centered?: boolean
  children: ReactNode
}

export function GameEnd(props: GameEndProps) {
  const { host, game, title, stars, ways, next, menu, submission, centered, children } = props
  const t = useGameMessages(host.locale)
  return (
    <section className={styles.end} data-stage data-centered={centered}>
      {stars === 3 && !game.calm && <Confetti />}
      <div className={styles.head}>
        <h2>{title}</h2>
        <LandingStars
          count={stars}
          locale={host.locale}
          calm={game.calm}
          onStar={() => game.play('star')}
        />
      </div>
      <div className={styles.said}>{children}</div>
      <div className={`${layout.row} ${styles.ways}`}>
        {ways.onNext && (
          <Button ref={takeFocus} onClick={ways.onNext}>
            {next}
          </Button>
        )}
        <Button look="ghost" ref={ways.onNext ? null : takeFocus} onClick={ways.onAgain}>
          {t('again')}
        </Button>
        <Button look="ghost" onClick={ways.onMenu}>
          {menu}
        </Button>
        <ShareReplay host={host} submission={submission} />
      </div>
    </section>
  )
}
