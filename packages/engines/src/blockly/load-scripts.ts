/** Puts saved scripts on a workspace. What the editor cannot show is handed back, so that it is kept with the rest. */
import * as Blockly from 'blockly/core'
import { below } from '../blocks-runtime/folded-stacks.ts'
import type { BlockJson, VariableJson, WorkspaceJson } from '../blocks-runtime/program.ts'
import { withMenuInputs } from '../blocks-runtime/read/menu-inputs.ts'

/** Blocks inside or under each other; Blockly goes through them by calling itself. */
const LONGEST = 2_000

interface SortedScripts {
  aside: BlockJson[]
  /** As they came, and beside them as Blockly takes them. */
  kept: BlockJson[]
  shown: BlockJson[]
}

/** What can be shown, and what is too long for it. */
export function sortScripts(scripts: WorkspaceJson): SortedScripts {
  const given = scripts.blocks?.blocks
  const tops = Array.isArray(given) ? given : []
  const aside = tops.filter((top) => isTooLong(top))
  const kept = tops.filter((top) => !aside.includes(top))
  return { aside, kept, shown: kept.map((top) => hang(withMenuInputs(top))) }
}

export function loadScripts(
  workspace: Blockly.Workspace,
  scripts: WorkspaceJson,
  variables: readonly VariableJson[],
): BlockJson[] {
  const { aside, kept, shown } = sortScripts(scripts)
  const named = variables.filter(
    (entry) => typeof entry?.id === 'string' && typeof entry.name === 'string',
  )
  const load = (state: object, blocks: BlockJson[]): void =>
    Blockly.serialization.workspaces.load(
      { ...state, variables: named, blocks: { languageVersion: 0, blocks } },
      workspace,
    )
  try {
    load(scripts, shown)
    return aside
  } catch {
    loadComments(scripts, load)
    return [...aside, ...kept.filter((_, index) => !couldAdd(workspace, shown[index]!))]
  }
}

/** What people wrote beside their blocks stays, unless it is what cannot be read. */
function loadComments(
  scripts: WorkspaceJson,
  load: (state: object, blocks: BlockJson[]) => void,
): void {
  const { workspaceComments } = scripts as { workspaceComments?: unknown }
  try {
    load(workspaceComments === undefined ? {} : { workspaceComments }, [])
  } catch {
    load({}, [])
  }
}

/** Puts one script there, or nothing of it; it is drawn with the others, when all of them are there. */
export function couldAdd(workspace: Blockly.Workspace, top: BlockJson): boolean {
  const before = new Set(workspace.getTopBlocks(false))
  try {
    Blockly.serialization.blocks.appendInternal(top, workspace, { recordUndo: true })
    return true
  } catch {
    // Half of it is there already.
    for (const block of workspace.getTopBlocks(false)) if (!before.has(block)) block.dispose(false)
    return false
  }
}

/** What lies flat in a document hangs on each other here; the block is a copy already. */
function hang(top: BlockJson): BlockJson {
  const waiting: (BlockJson | undefined)[] = [top]
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    if (Array.isArray(block.rest)) {
      const under = below(block)
      delete block.rest
      if (under) block.next = { block: under }
    }
    const hanging = [block.next, ...Object.values(block.inputs ?? {})].map((slot) => slot?.block)
    waiting.push(...hanging.filter((one) => typeof one === 'object' && one !== null))
  }
  return top
}

/** Counts along the longest way down, without calling itself. */
function isTooLong(top: BlockJson): boolean {
  const waiting: { block: BlockJson | undefined; at: number }[] = [{ block: top, at: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { block, at } = next
    if (typeof block !== 'object' || block === null) continue
    if (at > LONGEST) return true
    if (Array.isArray(block.rest) && at + block.rest.length > LONGEST) return true
    waiting.push({ block: block.next?.block, at: at + 1 })
    for (const [index, one] of (Array.isArray(block.rest) ? block.rest : []).entries())
      waiting.push({ block: one, at: at + 1 + index })
    for (const input of Object.values(block.inputs ?? {}))
      waiting.push({ block: input?.block, at: at + 1 }, { block: input?.shadow, at: at + 1 })
  }
  return false
}
