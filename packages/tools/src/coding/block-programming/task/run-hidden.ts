/** Runs a project once more, beside the stage that is seen, to look at what it does. */
import { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'
import { hasPythonBlocks } from '@panya/engines/blocks-runtime/python/python-blocks-text.ts'
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { Mask } from '@panya/engines/blocks-runtime/world/geometry.ts'
import type { BlocksContent } from '../core/document.ts'
import { programOf } from '../core/edit-project.ts'

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

/** Only what plays on the stage by blocks alone can be looked at. */
export const canRunHidden = (content: BlocksContent): boolean =>
  content.target === 'stage' && !hasPythonBlocks(programOf(content))

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
    client.load({ ...programOf(content), watched: allVariables(content) })
    client.setMasks(masks)
  })
}

function allVariables({ shared, actors }: BlocksContent): string[] {
  const own = actors.flatMap(({ workspace }) => workspace.variables ?? [])
  return [...shared, ...own].map(({ id }) => id)
}
