/** A saved project as the editor and the compilers of today know it. */
import { withMenuInputs } from '@panya/engines/blocks-runtime/read/menu-inputs.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { type Actor, type BlocksContent, migrate } from '../core/document.ts'

/** Throws a sentence that says what is wrong. */
export function openProject(document: ToolDocument): BlocksContent {
  const content = migrate(document)
  return { ...content, actors: content.actors.map(withMenus) }
}

/** Menus were fields once; as inputs they take a reporter. */
function withMenus(actor: Actor): Actor {
  const { blocks } = actor.workspace
  if (!blocks?.blocks) return actor
  const tops = blocks.blocks.map(withMenuInputs)
  return { ...actor, workspace: { ...actor.workspace, blocks: { ...blocks, blocks: tops } } }
}
