/** What the server says after it has played a submission again by itself. */

export type StarCount = 0 | 1 | 2 | 3

/** Why a submission is not accepted; the messages are in game-kit/messages. */
type JudgeRefusal =
  | 'malformed'
  | 'too-large'
  | 'unknown-level'
  | 'forbidden'
  | 'unfinished'
  | 'out-of-steps'

export interface JudgeAccepted {
  ok: true
  /** The level's stable id, such as `animals/3`. */
  level: string
  stars: StarCount
  /** Points for ordering inside one level; higher is better. */
  score: number
  /** A fingerprint of every state passed through: browser and server must agree on it. */
  trace: string
}

interface JudgeRefused {
  ok: false
  reason: JudgeRefusal
}

export type JudgeResult = JudgeAccepted | JudgeRefused

export function refuse(reason: JudgeRefusal): JudgeRefused {
  return { ok: false, reason }
}
