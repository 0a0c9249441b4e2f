/** Which examples a board can do, and what a project with one of them holds. */
import { workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { type BoardProfile, hasPart } from '@panya/engines/board/profiles/board-profile.ts'
import type { BlocksContent } from '../core/document.ts'
import { changeBoard } from '../core/edit-project.ts'
import { BOARD_EXAMPLES, type BoardExample } from './board-examples.ts'

export function examplesFor(board: BoardProfile): BoardExample[] {
  return BOARD_EXAMPLES.filter(({ needs }) => needs.every((part) => hasPart(board, part)))
}

/** The stage and the programs for other boards stay as they are. */
export function withBoardExample(
  content: BlocksContent,
  board: BoardProfile,
  example: BoardExample,
): BlocksContent {
  const scripts = workspace(example.make(board), [], 'board-')
  const chosen = { ...content, target: board.id }
  return changeBoard(chosen, { workspace: scripts, shared: example.variables })
}
