/** Blocks of Scratch extensions that are not here: shown by their name, with whatever is plugged into them. */
import * as Blockly from 'blockly/core'
import { FOREIGN_TYPES, type ForeignState } from '../scratch/convert/foreign.ts'
import type { BlockMessages } from './messages/block-messages.ts'

interface ForeignBlock extends Blockly.Block {
  state: ForeignState
}

const EMPTY: ForeignState = { opcode: '', text: '', inputs: [], fields: {} }

const CONNECTIONS: Record<keyof typeof FOREIGN_TYPES, (block: Blockly.Block) => void> = {
  hat: (block) => block.setNextStatement(true),
  statement: (block) => {
    block.setPreviousStatement(true)
    block.setNextStatement(true)
  },
  end: (block) => block.setPreviousStatement(true),
  value: (block) => block.setOutput(true),
  truth: (block) => block.setOutput(true, 'Boolean'),
}

function definition(connect: (block: Blockly.Block) => void, tooltip: string): object {
  return {
    state: EMPTY,
    init(this: Blockly.Block) {
      connect(this)
      this.setInputsInline(true)
      this.setStyle('sensing_blocks')
      this.setTooltip(tooltip)
    },
    saveExtraState(this: ForeignBlock): ForeignState {
      return this.state
    },
    loadExtraState(this: ForeignBlock, state: Partial<ForeignState>) {
      this.state = { ...EMPTY, ...state }
      rebuild(this)
    },
  }
}

function rebuild(block: ForeignBlock): void {
  for (const { name } of block.inputList.slice()) block.removeInput(name)
  const { text, opcode, inputs } = block.state
  block.appendDummyInput('HEAD').appendField(text || opcode)
  for (const { name, kind } of Array.isArray(inputs) ? inputs : []) {
    if (typeof name !== 'string' || block.getInput(name)) continue
    if (kind === 'body') block.appendStatementInput(name)
    else block.appendValueInput(name)
  }
}

export function defineForeignBlocks(messages: BlockMessages): void {
  for (const [shape, type] of Object.entries(FOREIGN_TYPES)) {
    const connect = CONNECTIONS[shape as keyof typeof FOREIGN_TYPES]
    Blockly.Blocks[type] = definition(connect, messages.editor.foreignBlock)
  }
}
