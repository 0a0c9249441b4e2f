/** A script copied from one sprite to another: with fresh blocks, and with the variables that only the first one had. */
import { everyBlock, variableId } from '@panya/engines/blocks-runtime/block-json.ts'
import { folded } from '@panya/engines/blocks-runtime/folded-stacks.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BlocksContent } from '../core/document.ts'
import { actorOf, changeActor } from '../core/edit-project.ts'

const GAP = 40

/** Blocks without ids get new ones; two with the same would be one. */
function withoutIds(block: BlockJson): BlockJson {
  const copy = structuredClone(folded(block))
  const waiting: (BlockJson | undefined)[] = [copy]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    delete one.id
    waiting.push(...(one.rest ?? []), ...(one.next?.block ? [one.next.block] : []))
    for (const input of Object.values(one.inputs ?? {}))
      for (const inside of [input.block, input.shadow]) if (inside) waiting.push(inside)
  }
  return copy
}

const usedVariables = (script: BlockJson): Set<string> =>
  new Set(
    [...everyBlock(script)].flatMap((block) =>
      Object.keys(block.fields ?? {}).map((name) => variableId(block, name)),
    ),
  )

export function copyScript(
  content: BlocksContent,
  fromId: string,
  toId: string,
  script: BlockJson,
): BlocksContent {
  const [from, to] = [actorOf(content, fromId), actorOf(content, toId)]
  if (content.target !== 'stage' || to.id !== toId) return content
  const used = usedVariables(script)
  const known = new Set((to.workspace.variables ?? []).map(({ id }) => id))
  const missing = (from.workspace.variables ?? []).filter(
    ({ id }) => used.has(id) && !known.has(id),
  )
  const blocks = to.workspace.blocks?.blocks ?? []
  const lowest = Math.max(0, ...blocks.map((block) => Number((block as { y?: number }).y) || 0))
  const place = { x: GAP, y: blocks.length === 0 ? GAP : lowest + 3 * GAP }
  const added = { ...withoutIds(script), ...place }
  return changeActor(content, toId, {
    workspace: {
      ...to.workspace,
      blocks: { languageVersion: 0, ...to.workspace.blocks, blocks: [...blocks, added] },
      variables: [...(to.workspace.variables ?? []), ...missing],
    },
  })
}
