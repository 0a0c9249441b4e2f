/** The program whose text is shown: that of the stage with one of its sprites, or that of the board. */
import { boardProgram } from '@panya/engines/blocks-runtime/board/board-program.ts'
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import type { BlocksContent } from '../core/document.ts'
import { boardScripts, programOf } from '../core/edit-project.ts'
import { boardOf } from './shown-editor.ts'

export interface ShownProgram {
  program: StageProgram
  actorId: string
}

export function shownProgram(content: BlocksContent, actorId: string): ShownProgram {
  const board = boardOf(content)
  if (!board) return { program: programOf(content), actorId }
  const { workspace, shared } = boardScripts(content)
  const variables = [...shared, ...(workspace.variables ?? [])]
  return { program: boardProgram(board, { ...workspace, variables }), actorId: 'board' }
}
