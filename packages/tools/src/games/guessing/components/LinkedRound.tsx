import { useState } from 'react'
import type { Game } from '../../../game-kit/game-hooks.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { GuessState } from '../core/guess-play.ts'
import type { GuessRound, RoundSpec } from '../core/guess-round.ts'
import { type GuessSubmission, JUDGE_KIND, judge } from '../core/judge.ts'
import { GuessRoundView } from './GuessRoundView.tsx'
import { RoundSummary } from './RoundSummary.tsx'

interface LinkedRoundProps {
  host: ToolHost
  game: Game
  spec: RoundSpec
  round: GuessRound
  onLeave(): void
}

/** Somebody's own round, to play. */
export function LinkedRound({ host, game, spec, round, onLeave }: LinkedRoundProps) {
  const [turn, setTurn] = useState(0)
  const [ended, setEnded] = useState<{ submission: GuessSubmission; state: GuessState } | null>(
    null,
  )
  function finish(submission: GuessSubmission, state: GuessState) {
    const result = game.submit(JUDGE_KIND, submission, judge)
    game.play(result.ok && result.stars > 0 ? 'win' : 'star')
    setEnded({ submission, state })
  }
  if (!ended) {
    return (
      <GuessRoundView
        key={turn}
        host={host}
        game={game}
        spec={spec}
        round={round}
        onFinish={finish}
      />
    )
  }
  return (
    <RoundSummary
      host={host}
      game={game}
      round={round}
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
