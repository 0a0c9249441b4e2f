/** Code of an answer as the blocks it says: a picture, nothing to take hold of. */

import type { ActorContext } from '@panya/engines/blockly/editor-context.ts'
import type { VariableJson, WorkspaceJson } from '@panya/engines/blocks-runtime/program.ts'
import { useEffect, useRef } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'

interface AnswerBlocksProps {
  host: ToolHost
  scripts: WorkspaceJson
  variables: readonly VariableJson[]
  context: ActorContext
}

export function AnswerBlocks({ host, scripts, variables, context }: AnswerBlocksProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { locale, direction, colorScheme } = host
  useEffect(() => {
    let here = true
    async function draw() {
      const { scriptDrawer } = await import('@panya/engines/blockly/draw-scripts.ts')
      const look = { locale, rightToLeft: direction === 'rtl', theme: colorScheme }
      const picture = (await scriptDrawer(look))(scripts, variables, context)
      if (here) frame.current?.replaceChildren(picture)
    }
    // Without its picture the sentences around it still say something.
    draw().catch(() => undefined)
    return () => {
      here = false
    }
  }, [locale, direction, colorScheme, scripts, variables, context])
  return <div ref={frame} data-answer-blocks />
}
