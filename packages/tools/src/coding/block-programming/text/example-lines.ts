/** Lines to begin with, for the sprite or board whose text is empty: a hat and one thing to do. */
import { block, stack } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import type { EmptyHint } from '@panya/engines/code-editor/empty-hint.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { type ShownProgram, shownProgram } from '../session/shown-program.ts'
import type { TextMessages } from './text-messages.ts'

/** Printed from blocks, so that it is what the blocks would say, with the names that this project has. */
export function exampleLines({ program, actorId }: ShownProgram): string {
  const actors = program.actors.map((actor) => {
    if (actor.id !== actorId) return actor
    const blocks = { blocks: [exampleBlocks(program, actor.isStage)] }
    return { ...actor, workspace: { ...actor.workspace, blocks } }
  })
  return pythonTextOf({ ...program, actors }, actorId).text.trim()
}

function exampleBlocks({ board }: StageProgram, isStage: boolean): BlockJson {
  if (board) return stack([block('board_start'), block('display_scroll', { TEXT: 'Hi!' })])!
  return stack([block('event_flag'), block(isStage ? 'looks_next_backdrop' : 'motion_move')])!
}

/** Made anew only when the project, or who is shown of it, is another. */
export function hintFor(session: BlocksSession, t: TextMessages): () => EmptyHint {
  let made: { of: object; actorId: string; hint: EmptyHint } | null = null
  return () => {
    const { content, actorId } = session.snapshot()
    if (made?.of !== content || made.actorId !== actorId) {
      const code = exampleLines(shownProgram(content, actorId))
      made = { of: content, actorId, hint: { words: t('empty'), code } }
    }
    return made.hint
  }
}
