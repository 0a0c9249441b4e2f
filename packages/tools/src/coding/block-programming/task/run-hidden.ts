/** Runs a project once more, beside the stage or the board that is seen, to look at what it does. */
import { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'
import { boardProgram } from '@panya/engines/blocks-runtime/board/board-program.ts'
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import { hasPythonBlocks } from '@panya/engines/blocks-runtime/python/python-blocks-text.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Mask } from '@panya/engines/blocks-runtime/world/geometry.ts'
import type { BoardInput } from '@panya/engines/board/hardware/board-view.ts'
import { restInputs } from '@panya/engines/board/hardware/read-view.ts'
import type { BlocksContent } from '../core/document.ts'
import { boardScripts, programOf } from '../core/edit-project.ts'
import { boardOf } from '../session/shown-editor.ts'

/** A program that goes on for ever is looked at for so long. */
const RUN_SECONDS = 10
/** Pictures of before the flag may still be on their way. */
const BEGIN_MS = 600

interface HiddenRun {
  content: BlocksContent
  masks: Record<string, Mask>
  /** Called with every picture after the flag; true when enough was seen. */
  see(frame: Frame): boolean
}

/** Only what plays by blocks alone can be looked at: the blocks' own runtime plays it, also for a board. */
export const canRunHidden = (content: BlocksContent): boolean =>
  !hasPythonBlocks(hiddenProgram(content))

function hiddenProgram(content: BlocksContent): StageProgram {
  const board = boardOf(content)
  if (!board) return { ...programOf(content), watched: allVariables(content) }
  const { workspace, shared } = boardScripts(content)
  const variables = [...shared, ...(workspace.variables ?? [])]
  const watched = variables.map(({ id }) => id)
  return { ...boardProgram(board, { ...workspace, variables }), watched }
}

export function runHidden({ content, masks, see }: HiddenRun): Promise<void> {
  return new Promise((resolve) => {
    let flagged = 0
    const client = new BlocksClient({
      frame: (frame) => {
        const now = performance.now()
        if (flagged === 0) {
          flagged = now
          return client.send({ do: 'flag' })
        }
        const isOver = frame.state === 'idle' && now - flagged > BEGIN_MS
        if (see(frame) || isOver) end()
      },
    })
    const timer = setTimeout(end, RUN_SECONDS * 1000)
    function end(): void {
      clearTimeout(timer)
      client.dispose()
      resolve()
    }
    client.load(hiddenProgram(content))
    for (const input of inputsOf(content)) client.send({ do: 'board', input })
    client.setMasks(masks)
  })
}

/** Nobody presses a button and the light is as always. */
function inputsOf(content: BlocksContent): BoardInput[] {
  const board = boardOf(content)
  return board ? restInputs(board) : []
}

function allVariables({ shared, actors }: BlocksContent): string[] {
  const own = actors.flatMap(({ workspace }) => workspace.variables ?? [])
  return [...shared, ...own].map(({ id }) => id)
}
