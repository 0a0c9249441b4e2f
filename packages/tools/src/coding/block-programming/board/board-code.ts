/** The board's program as text: MicroPython, or an Arduino sketch. */
import { arduinoProgram } from '@panya/engines/blocks-runtime/arduino/arduino-program.ts'
import { boardProgram, boardPython } from '@panya/engines/blocks-runtime/board/board-program.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { BlocksContent } from '../core/document.ts'
import { boardScripts } from '../core/edit-project.ts'

export function boardCode(content: BlocksContent, profile: BoardProfile): string {
  const { workspace, shared } = boardScripts(content)
  const variables = [...shared, ...(workspace.variables ?? [])]
  const program = boardProgram(profile, { ...workspace, variables })
  return profile.language === 'arduino' ? arduinoProgram(program, profile) : boardPython(program)
}
