/** A game's whole screen: the strip above it, a replay somebody linked to, or the place one is at. */
import type { ComponentType, ReactNode } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import { GameFrame } from './GameFrame.tsx'
import { type Game, useLinkedReplay } from './game-hooks.ts'
import { useGameMessages } from './game-messages.ts'

export interface ReplayProps {
  host: ToolHost
  game: Game
  /** What came in the page's address, which may be anything. */
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
  hasTimer?: boolean
  children: ReactNode
}

function leaveReplay(): void {
  location.hash = ''
}

export function GameStage(props: GameStageProps) {
  const { host, game, damaged, onEntrance, Replay, hasTimer = false, children } = props
  const t = useGameMessages(host.locale)
  const replay = useLinkedReplay()
  const playing = replay === null
  return (
    <GameFrame
      locale={host.locale}
      game={game}
      title={playing ? props.title : t('replay')}
      onBack={playing ? onEntrance : undefined}
      hasTimer={hasTimer}
    >
      {playing && damaged && !onEntrance && <p role="alert">{t('damaged')}</p>}
      {playing ? (
        children
      ) : (
        <Replay host={host} game={game} replay={replay} onLeave={leaveReplay} />
      )}
    </GameFrame>
  )
}
