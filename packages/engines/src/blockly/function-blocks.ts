/** Functions in the editor: their definition, their calls and their parameters, kept in step. */
import * as Blockly from 'blockly/core'
import type { FunctionSignature } from '../blocks-runtime/program.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import { appendWithSpacing } from './script-spacing.ts'

interface FunctionBlock extends Blockly.Block {
  signature: FunctionSignature
  rebuild(): void
}

const EMPTY: FunctionSignature = { id: '', name: '', params: [] }

function stateMixin(rebuild: (block: FunctionBlock) => void): object {
  return {
    signature: EMPTY,
    saveExtraState(this: FunctionBlock): FunctionSignature {
      return this.signature
    },
    loadExtraState(this: FunctionBlock, state: Partial<FunctionSignature>) {
      this.signature = { ...EMPTY, ...state }
      this.rebuild()
    },
    rebuild(this: FunctionBlock) {
      rebuild(this)
    },
  }
}

function definition(messages: BlockMessages): object {
  const [word, tooltip] = messages.blocks.function_define
  return {
    ...stateMixin((block) => {
      if (block.getInput('HEAD')) block.removeInput('HEAD')
      const head = block
        .appendDummyInput('HEAD')
        .appendField(word)
        .appendField(block.signature.name)
      for (const { name } of block.signature.params) head.appendField(`(${name})`)
    }),
    init(this: Blockly.Block) {
      this.setNextStatement(true)
      this.setStyle('functions_blocks')
      this.setTooltip(tooltip)
      // One definition per function: a copy would be a second answer to the same question.
      this.setDeletable(true)
    },
  }
}

function rebuildCall(block: FunctionBlock, word: string): void {
  const wanted = block.signature.params.map(({ id }) => `ARG_${id}`)
  const names = block.inputList.map(({ name }) => name)
  for (const name of names) if (!wanted.includes(name)) block.removeInput(name)
  block.appendDummyInput('HEAD').appendField(word).appendField(block.signature.name)
  for (const param of block.signature.params) rebuildArgument(block, param)
}

function rebuildArgument(block: FunctionBlock, { id, name }: { id: string; name: string }): void {
  if (block.getInput(`ARG_${id}`)) {
    block.setFieldValue(`${name}:`, `LABEL_${id}`)
  } else {
    const label = new Blockly.FieldLabel(`${name}:`)
    const input = block.appendValueInput(`ARG_${id}`).appendField(label, `LABEL_${id}`)
    input.connection?.setShadowState({ type: 'text', fields: { TEXT: '' } })
  }
  block.moveInputBefore(`ARG_${id}`, null)
}

function call(messages: BlockMessages, type: 'function_call' | 'function_call_value'): object {
  const [word, tooltip] = messages.blocks[type]
  return {
    ...stateMixin((block) => rebuildCall(block, word)),
    init(this: Blockly.Block) {
      if (type === 'function_call_value') this.setOutput(true)
      else {
        this.setPreviousStatement(true)
        this.setNextStatement(true)
      }
      this.setInputsInline(true)
      this.setStyle('functions_blocks')
      this.setTooltip(tooltip)
    },
  }
}

function parameter(messages: BlockMessages): object {
  return {
    init(this: Blockly.Block) {
      const id = new Blockly.FieldLabelSerializable('')
      this.appendDummyInput('HEAD').appendField('', 'NAME').appendField(id, 'PARAM')
      id.setVisible(false)
      this.setOutput(true)
      this.setStyle('functions_blocks')
      this.setTooltip(messages.blocks.function_param[1])
    },
    saveExtraState(this: Blockly.Block) {
      return { name: this.getFieldValue('NAME') as string }
    },
    loadExtraState(this: Blockly.Block, state: { name?: string }) {
      this.setFieldValue(state.name ?? '', 'NAME')
    },
  }
}

export function defineFunctionBlocks(messages: BlockMessages): void {
  Blockly.Blocks['function_define'] = definition(messages)
  Blockly.Blocks['function_call'] = call(messages, 'function_call')
  Blockly.Blocks['function_call_value'] = call(messages, 'function_call_value')
  Blockly.Blocks['function_param'] = parameter(messages)
}

export function functionsIn(workspace: Blockly.Workspace): FunctionSignature[] {
  return workspace
    .getBlocksByType('function_define', true)
    .map((block) => (block as FunctionBlock).signature)
}

/** Makes a function, or changes one everywhere it is used; one step for undo. */
export function saveFunction(workspace: Blockly.WorkspaceSvg, signature: FunctionSignature): void {
  Blockly.Events.setGroup(true)
  try {
    const users = workspace
      .getAllBlocks(false)
      .filter(
        (block): block is FunctionBlock & Blockly.BlockSvg =>
          block.type.startsWith('function_') &&
          (block as unknown as FunctionBlock).signature?.id === signature.id,
      )
    if (users.length === 0) place(workspace, { type: 'function_define', extraState: signature })
    for (const block of users) change(block, signature)
    renameParameters(workspace, signature)
  } finally {
    Blockly.Events.setGroup(false)
  }
}

function change(block: FunctionBlock & Blockly.BlockSvg, signature: FunctionSignature): void {
  const before = JSON.stringify(block.signature)
  block.signature = signature
  block.rebuild()
  void block.queueRender()
  const Change = Blockly.Events.get(Blockly.Events.BLOCK_CHANGE)
  Blockly.Events.fire(new Change(block, 'mutation', null, before, JSON.stringify(signature)))
}

function renameParameters(workspace: Blockly.Workspace, signature: FunctionSignature): void {
  for (const block of workspace.getBlocksByType('function_param', false)) {
    const param = signature.params.find(({ id }) => id === block.getFieldValue('PARAM'))
    if (param) block.setFieldValue(param.name, 'NAME')
  }
}

function place(workspace: Blockly.WorkspaceSvg, state: Blockly.serialization.blocks.State): void {
  const view = workspace.getMetricsManager().getViewMetrics(true)
  const x = workspace.RTL ? view.left + view.width - 60 : view.left + 60
  appendWithSpacing(workspace, { ...state, x, y: view.top + 60 })
}
