import type { Game } from '../../../game-kit/game-hooks.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { MadeBoard } from '../core/board.ts'

/** What the game's entrance knows, and where it leads. */
export interface GroupingMenuProps {
  host: ToolHost
  game: Game
  made: readonly MadeBoard[]
  onBoard: (id: string) => void
  onMade: (board: MadeBoard) => void
  onRule: (level: number) => void
  onOwn: () => void
  onEditor?: (() => void) | undefined
}
