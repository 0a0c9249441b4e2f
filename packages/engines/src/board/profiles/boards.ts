/** All boards by their identifier. */
import type { BoardId } from '@panya/domain/board/board-id.ts'
import type { BoardProfile } from './board-profile.ts'
import { IDUINO_BOARD } from './iduino-board.ts'
import { KIDBRIGHT_BOARDS } from './kidbright-boards.ts'

export const BOARDS: readonly BoardProfile[] = [...KIDBRIGHT_BOARDS, IDUINO_BOARD]

export function boardProfile(id: BoardId): BoardProfile {
  return BOARDS.find((board) => board.id === id)!
}

/** The profile with the second button where the learner found it to be. */
export function withSecondButton(board: BoardProfile, pin: number | undefined): BoardProfile {
  if (pin === undefined || !board.secondButtonPins.includes(pin)) return board
  return {
    ...board,
    buttons: board.buttons.map((button) => (button.name === 'S2' ? { ...button, pin } : button)),
  }
}
