/** A copied definition becomes a function of its own: two answers to the same call would be one too many. */
import * as Blockly from 'blockly/core'
import type { FunctionSignature } from '../blocks-runtime/program.ts'
import { changeSignature, type FunctionBlock } from './function-blocks.ts'

const CREATE: string = Blockly.Events.BLOCK_CREATE

/** The same words with a number nobody has yet. */
export function copiedSignature(
  signature: FunctionSignature,
  taken: readonly FunctionSignature[],
): FunctionSignature {
  const names = new Set(taken.map(({ name }) => name))
  const ids = new Set(taken.map(({ id }) => id))
  let number = 2
  while (names.has(`${signature.name} ${number}`) || ids.has(`${signature.id}-${number}`)) number++
  return {
    ...signature,
    id: `${signature.id}-${number}`,
    name: `${signature.name} ${number}`,
    ...(signature.text === undefined ? {} : { text: `${signature.text} ${number}` }),
  }
}

const definitionsIn = (workspace: Blockly.Workspace): FunctionBlock[] =>
  workspace.getBlocksByType('function_define', false) as FunctionBlock[]

/** The definitions among these new blocks whose function is defined already; what they call is the copy. */
export function separateCopies(workspace: Blockly.Workspace, created: readonly string[]): void {
  const all = definitionsIn(workspace)
  for (const block of all.filter(({ id }) => created.includes(id))) {
    const others = all.filter((other) => other !== block).map(({ signature }) => signature)
    if (!others.some(({ id }) => id === block.signature.id)) continue
    const before = block.signature.id
    const copy = copiedSignature(block.signature, others)
    const inside = block.getDescendants(false) as (Blockly.Block & Partial<FunctionBlock>)[]
    for (const user of inside) if (user.signature?.id === before) changeSignature(user, copy)
  }
}

export function keepDefinitionsApart(workspace: Blockly.Workspace): void {
  workspace.addChangeListener((event) => {
    if (event.type !== CREATE) return
    const { ids, group } = event as Blockly.Events.Abstract & { ids?: string[] }
    const before = Blockly.Events.getGroup()
    Blockly.Events.setGroup(group)
    separateCopies(workspace, ids ?? [])
    Blockly.Events.setGroup(before)
  })
}
