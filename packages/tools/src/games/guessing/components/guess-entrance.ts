import type { Game } from '../../../game-kit/game-hooks.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Answer, GuessLevel, Reveal } from '../core/guess-level.ts'
import type { RoundSpec } from '../core/guess-round.ts'

/** How the pictures of a round uncover, and how they are answered. */
export interface PlayStyle {
  reveal: Reveal
  answer: Answer
}

/** What the game's entrance knows, and where it leads. */
export interface GuessMenuProps {
  host: ToolHost
  game: Game
  style: PlayStyle
  today: string
  levels: readonly GuessLevel[]
  onStyle: (style: PlayStyle) => void
  onPlay: (spec: RoundSpec) => void
  onMachine: (round: number) => void
  onLesson: () => void
  onEditor?: (() => void) | undefined
}
