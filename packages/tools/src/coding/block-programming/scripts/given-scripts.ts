/** Which scripts of a project came with an example: lessons look at what the learner has built. */
import { everyBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { Actor, BlocksContent } from '../core/document.ts'

/** What stands in an empty place by itself is nobody's work. */
const isFiller = (type: string): boolean => /^(?:number|text|colour|menu_.*)$/.test(type)

/** The blocks of a script without their places and values: saved and read again it is the same. */
function shapeOf(script: BlockJson): string {
  const types = [...everyBlock(script)].map(({ type }) => type).filter((type) => !isFiller(type))
  const text = types.toSorted((one, other) => (one < other ? -1 : 1)).join(' ')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return `${types.length}.${(hash >>> 0).toString(36)}`
}

const scriptsOf = ({ workspace }: Actor): BlockJson[] => workspace.blocks?.blocks ?? []

/** Marks everything that is there as given. */
export function withGiven(content: BlocksContent): BlocksContent {
  return { ...content, given: content.actors.flatMap((actor) => scriptsOf(actor).map(shapeOf)) }
}

/** The project without the scripts that were given and are still as they were. */
export function ownWork(content: BlocksContent): BlocksContent {
  const given = new Set(content.given)
  if (given.size === 0) return content
  const actors = content.actors.map((actor) => {
    const blocks = scriptsOf(actor).filter((script) => !given.has(shapeOf(script)))
    return { ...actor, workspace: { ...actor.workspace, blocks: { blocks } } }
  })
  return { ...content, actors }
}
