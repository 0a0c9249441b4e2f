/** Lines of Python that no block says, drawn as they were written; they are changed in the text. */
import * as Blockly from 'blockly/core'
import type { BlockMessages } from './messages/block-messages.ts'

interface PythonBlock extends Blockly.Block {
  text: string
}

/** A block is to be seen as a whole: what is longer is cut off with three dots. */
const MOST_LINES = 12
const MOST_LETTERS = 60

function shownLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const cut = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines
  return cut.map((line) =>
    // Blockly draws spaces at the beginning only when they are hard ones.
    (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line).replaceAll(
      ' ',
      '\u00a0',
    ),
  )
}

function rebuild(block: PythonBlock): void {
  for (const { name } of block.inputList.slice()) block.removeInput(name)
  shownLines(block.text).forEach((line, index) => {
    const input = block.appendDummyInput(`LINE${index}`)
    input.appendField(new Blockly.FieldLabel(line || '\u00a0', 'panya-python'))
  })
}

function definition(connect: (block: Blockly.Block) => void, tooltip: string): object {
  return {
    text: '',
    init(this: Blockly.Block) {
      connect(this)
      this.setInputsInline(false)
      this.setStyle('sensing_blocks')
      this.setTooltip(tooltip)
    },
    saveExtraState(this: PythonBlock): { text: string } {
      return { text: this.text }
    },
    loadExtraState(this: PythonBlock, state: { text?: unknown }) {
      this.text = typeof state?.text === 'string' ? state.text : ''
      rebuild(this)
    },
  }
}

export function definePythonBlocks(messages: BlockMessages): void {
  const { python_lines: lines, python_value: value } = messages.blocks
  Blockly.Blocks['python_lines'] = definition((block) => {
    block.setPreviousStatement(true)
    block.setNextStatement(true)
  }, lines[1])
  Blockly.Blocks['python_value'] = definition((block) => block.setOutput(true), value[1])
}
