/** Functions in the editor: their definition, their calls and their parameters, kept in step. */
import * as Blockly from 'blockly/core'
import type { FunctionParam, FunctionSignature } from '../blocks-runtime/program.ts'
import { signatureParts } from '../blocks-runtime/signature-parts.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import { appendWithSpacing } from './script-spacing.ts'

export interface FunctionBlock extends Blockly.Block {
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
      const head = block.appendDummyInput('HEAD').appendField(word)
      for (const part of signatureParts(block.signature))
        head.appendField('word' in part ? part.word : holeOf(part.param))
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

/** As the holes are drawn: round for values, pointed for conditions. */
const holeOf = ({ name, kind }: FunctionParam): string =>
  kind === 'truth' ? `<${name}>` : `(${name})`

/** What stands in the holes stays there while words and their order change. */
function rebuildCall(block: FunctionBlock, lead: string): void {
  const { params, text } = block.signature
  const kept = new Set(params.filter((param) => fits(block, param)).map(({ id }) => `ARG_${id}`))
  for (const { name } of [...block.inputList]) if (!kept.has(name)) block.removeInput(name)
  let words = [lead]
  block.appendDummyInput('HEAD')
  for (const part of signatureParts(block.signature)) {
    if ('word' in part) words.push(part.word)
    else {
      rebuildArgument(block, part.param, text ? words : [...words, `${part.param.name}:`])
      words = []
    }
  }
  const last = words.filter((word) => word !== '').join(' ')
  if (last !== '') block.appendDummyInput('TAIL').appendField(last)
}

const inputOf = (block: FunctionBlock, id: string): Blockly.Input | null =>
  block.getInput(`ARG_${id}`)

/** A hole for conditions is another one than a hole for values. */
function fits(block: FunctionBlock, { id, kind }: FunctionParam): boolean {
  const isForTruth = inputOf(block, id)?.connection?.getCheck()?.includes('Boolean') ?? false
  return isForTruth === (kind === 'truth')
}

function rebuildArgument(
  block: FunctionBlock,
  { id, kind, preset }: FunctionParam,
  words: string[],
): void {
  const name = `LABEL_${id}`
  const input = inputOf(block, id) ?? block.appendValueInput(`ARG_${id}`)
  if (block.getField(name)) input.removeField(name)
  const label = words.filter((word) => word !== '').join(' ')
  if (label !== '') input.appendField(new Blockly.FieldLabel(label), name)
  if (kind === 'truth') input.setCheck('Boolean')
  else if (!input.connection?.getShadowState())
    input.connection?.setShadowState({ type: 'text', fields: { TEXT: preset ?? '' } })
  block.moveInputBefore(`ARG_${id}`, null)
}

function call(messages: BlockMessages, type: 'function_call' | 'function_call_value'): object {
  const [word, tooltip] = messages.blocks[type]
  return {
    // Words of their own read as a sentence; a bare name needs one before it.
    ...stateMixin((block) => {
      const isSentence = type === 'function_call' && block.signature.text !== undefined
      rebuildCall(block, isSentence ? '' : word)
    }),
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

function parameter(
  messages: BlockMessages,
  type: 'function_param' | 'function_param_truth',
): object {
  return {
    init(this: Blockly.Block) {
      const id = new Blockly.FieldLabelSerializable('')
      this.appendDummyInput('HEAD').appendField('', 'NAME').appendField(id, 'PARAM')
      id.setVisible(false)
      this.setOutput(true, type === 'function_param_truth' ? 'Boolean' : null)
      this.setStyle('functions_blocks')
      this.setTooltip(messages.blocks[type][1])
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
  Blockly.Blocks['function_param'] = parameter(messages, 'function_param')
  Blockly.Blocks['function_param_truth'] = parameter(messages, 'function_param_truth')
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
    for (const block of users) changeSignature(block, signature)
    renameParameters(workspace, signature)
  } finally {
    Blockly.Events.setGroup(false)
  }
}

export function changeSignature(block: FunctionBlock, signature: FunctionSignature): void {
  const before = JSON.stringify(block.signature)
  block.signature = signature
  block.rebuild()
  if (block instanceof Blockly.BlockSvg) void block.queueRender()
  const Change = Blockly.Events.get(Blockly.Events.BLOCK_CHANGE)
  Blockly.Events.fire(new Change(block, 'mutation', null, before, JSON.stringify(signature)))
}

function renameParameters(workspace: Blockly.Workspace, signature: FunctionSignature): void {
  const used = ['function_param', 'function_param_truth'].flatMap((type) =>
    workspace.getBlocksByType(type, false),
  )
  for (const block of used) {
    const param = signature.params.find(({ id }) => id === block.getFieldValue('PARAM'))
    if (param) block.setFieldValue(param.name, 'NAME')
  }
}

function place(workspace: Blockly.WorkspaceSvg, state: Blockly.serialization.blocks.State): void {
  const view = workspace.getMetricsManager().getViewMetrics(true)
  const x = workspace.RTL ? view.left + view.width - 60 : view.left + 60
  appendWithSpacing(workspace, { ...state, x, y: view.top + 60 })
}
