/** Everything that can go wrong with a board, by a code for which the page has a message a child understands. */

export const BOARD_PROBLEMS = [
  'no-web-serial',
  'no-port-chosen',
  'port-busy',
  'cable-pulled',
  'no-answer',
  'wrong-firmware',
  'no-space',
  'refused',
  'not-firmware',
  'wrong-chip',
  'no-bootloader',
  'flash-failed',
] as const
export type BoardProblemCode = (typeof BOARD_PROBLEMS)[number]

export class BoardProblem extends Error {
  readonly code: BoardProblemCode
  /** What the board or the browser said, for those who want to know. */
  readonly detail: string

  constructor(code: BoardProblemCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.name = 'BoardProblem'
    this.code = code
    this.detail = detail
  }
}

/** What the browser says when a port cannot be opened. */
export function openProblem(error: unknown): BoardProblem {
  if (error instanceof BoardProblem) return error
  const name = error instanceof Error ? error.name : ''
  const detail = error instanceof Error ? error.message : String(error)
  if (name === 'NotFoundError') return new BoardProblem('no-port-chosen', detail)
  if (name === 'NetworkError' || name === 'InvalidStateError')
    return new BoardProblem('port-busy', detail)
  return new BoardProblem('no-answer', detail)
}
