/** A round as its moves: it comes back with the page, played again from its beginning. */
import { useEffect, useState } from 'react'
import type { ToolHost } from '../host/tool-host.ts'

const NAME = 'moves'

export interface Round<State, Move> {
  state: State
  moves: readonly Move[]
}

export interface Rules<State, Move> {
  start(): State
  /** Null for a move that cannot be made. */
  play(state: State, move: Move): State | null
}

/** As far as it can be played: what another version left, or another round, is none. */
export function playAgain<State, Move>(
  left: unknown,
  of: string,
  { start, play }: Rules<State, Move>,
): Round<State, Move> {
  const moves = movesOf(left, of) as Move[]
  try {
    const state = moves.reduce<State | null>(
      (before, move) => (before === null ? null : play(before, move)),
      start(),
    )
    if (state !== null) return { state, moves }
  } catch {
    // A move that was none.
  }
  return { state: start(), moves: [] }
}

function movesOf(left: unknown, of: string): unknown[] {
  if (typeof left !== 'object' || left === null) return []
  const kept = left as { of?: unknown; moves?: unknown }
  return kept.of === of && Array.isArray(kept.moves) ? kept.moves : []
}

export function useKeptMoves<State, Move>(
  { place }: Pick<ToolHost, 'place'>,
  of: string,
  rules: Rules<State, Move>,
) {
  const [round, setRound] = useState(() => playAgain(place?.read(NAME), of, rules))
  // Who leaves a round has left it; a page that is thrown away leaves nothing.
  useEffect(() => () => place?.keep(NAME, undefined), [place])
  return {
    ...round,
    /** The state after it; null when it cannot be made. */
    move(move: Move): State | null {
      const state = rules.play(round.state, move)
      if (!state) return null
      const moves = [...round.moves, move]
      setRound({ state, moves })
      place?.keep(NAME, { of, moves })
      return state
    },
    /** It is over: the next one begins anew. */
    end: () => place?.keep(NAME, undefined),
  }
}
