import { useState } from 'react'
import type { Game } from '../../../game-kit/game-hooks.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Board } from '../core/board.ts'
import { JUDGE_KIND, judge, type SortSubmission } from '../core/judge.ts'
import type { SortState } from '../core/sort-game.ts'
import { SortResult } from './SortResult.tsx'
import { SortView } from './SortView.tsx'

interface LinkedBoardProps {
  host: ToolHost
  game: Game
  board: Board
  /** As it came: nothing has been moved in it yet. */
  link: SortSubmission
  onLeave(): void
}

/** Somebody's own board, to sort. */
export function LinkedBoard({ host, game, board, link, onLeave }: LinkedBoardProps) {
  const [turn, setTurn] = useState(0)
  const [ended, setEnded] = useState<{ submission: SortSubmission; state: SortState } | null>(null)
  if (!ended) {
    return (
      <SortView
        key={turn}
        host={host}
        game={game}
        board={board}
        onFinish={(actions, state) => {
          const submission = { ...link, actions }
          game.submit(JUDGE_KIND, submission, judge)
          game.play('win')
          setEnded({ submission, state })
        }}
      />
    )
  }
  return (
    <SortResult
      host={host}
      game={game}
      board={board}
      state={ended.state}
      submission={ended.submission}
      onAgain={() => {
        setEnded(null)
        setTurn(turn + 1)
      }}
      onMenu={onLeave}
    />
  )
}
