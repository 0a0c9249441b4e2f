/** Hints for the hero: towards a program that is known to win the floor, else from what went wrong. */
import type { Program } from '../../../game-kit/core/code/ast.ts'
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import { type Feature } from '../../../game-kit/core/code/feature.ts'
import { featuresOf } from '../../../game-kit/core/code/features.ts'
import { blockCount } from '../../../game-kit/core/code/measure.ts'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { type Comparison, compare } from '../../../game-kit/core/hints/difference.ts'
import { type HintStep, stepsOf } from '../../../game-kit/core/hints/ladder.ts'
import { type Piece, pieceOf } from '../../../game-kit/core/hints/piece.ts'
import { type Challenge, type Played, playChallenge } from './challenge.ts'
import { solutionsOf } from './floor-solutions.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export interface FloorHint {
  trouble: Trouble
  /** Parts of the language that a known solution uses; empty when none is near. */
  features: Feature[]
  /** A block that helps against the trouble in any dungeon; null when the steps say more. */
  idea: Piece | null
  steps: HintStep[]
}

const NOTHING: Program = { functions: [], main: [] }

/** Only beginnings: what belongs into them is for the learner to find. */
const IDEAS: Partial<Record<Trouble['kind'], string>> = {
  bitten: 'while look("ahead") == "monster":\n    pass',
  'no-key': 'if keys() > 0:\n    pass',
  'shut-door': 'if look("ahead") == "door" and keys() > 0:\n    pass',
  'no-food': 'if look("ahead") == "food":\n    pass',
  'walked-round': 'if been("ahead") == 0:\n    pass',
  wall: 'if free("ahead"):\n    pass',
  over: 'while True:\n    pass',
  coins: 'if look("ahead") == "coin":\n    pass',
}

function hasWon(challenge: Challenge, program: Program): boolean {
  try {
    return playChallenge(challenge, program).stars === 3
  } catch (error) {
    if (error instanceof CodeError) return false
    throw error
  }
}

/** The known solution that shares most with what the learner has, when it shares enough to be a help. */
function nearest(id: string, mine: Program): { goal: Program; found: Comparison } | null {
  const all = solutionsOf(id).map((source) => {
    const goal = parsePython(source)
    return { goal, found: compare(mine, goal) }
  })
  const [best] = all.toSorted((a, b) => b.found.matched - a.found.matched)
  const isOther = best && blockCount(mine) > 2 && best.found.matched * 3 < blockCount(mine)
  return best && !isOther ? best : null
}

function ideaOf({ kind }: Trouble): Piece | null {
  const source = IDEAS[kind]
  const [block] = source === undefined ? [] : parsePython(source).main
  return block ? pieceOf(block) : null
}

export function hintFor(
  challenge: Challenge,
  learner: Program | null,
  played: Played | null,
): FloorHint {
  const mine = learner ?? NOTHING
  const trouble = troubleOf(challenge, played)
  if (mine.main.length > 0 && hasWon(challenge, mine))
    return { trouble, features: [], idea: null, steps: [{ says: 'hintReady', piece: null }] }
  const near = challenge.kind === 'floor' ? nearest(challenge.floor.id, mine) : null
  if (near)
    return { trouble, features: featuresOf(near.goal), idea: null, steps: stepsOf(near.found) }
  const last: HintStep = { says: 'hintLast', piece: null }
  return {
    trouble,
    features: [],
    idea: ideaOf(trouble),
    steps: trouble.kind === 'not-run' ? [] : [last],
  }
}
