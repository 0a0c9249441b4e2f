/** Keeps the names learners type usable in Python, and calls in step with what they call. */
import * as Blockly from 'blockly/core'
import type { GameBlocksOptions } from './protocol.ts'

const EXTENSION = 'game_names'
const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}_]+/gu

function asName(text: string): string | null {
  const name = text.trim().replaceAll(NOT_IN_A_NAME, '_').replace(/^(\d)/, '_$1').slice(0, 30)
  return name === '' ? null : name
}

/** Registers the extension that checks every text field that holds a name. */
export function registerNames(): void {
  if (Blockly.Extensions.isRegistered(EXTENSION)) return
  Blockly.Extensions.register(EXTENSION, function checkNames(this: Blockly.Block) {
    for (const { fieldRow } of this.inputList) {
      for (const field of fieldRow) {
        if (field instanceof Blockly.FieldTextInput && field.name !== 'TEXT') {
          field.setValidator(asName)
        }
      }
    }
  })
}

/** When a definition gets another name, everything that uses it follows. */
export function keepNamesTogether(
  workspace: Blockly.Workspace,
  { defines, uses, field }: GameBlocksOptions['naming'],
): void {
  workspace.addChangeListener((event) => {
    if (!(event instanceof Blockly.Events.BlockChange)) return
    if (event.element !== 'field' || event.name !== field || !event.blockId) return
    const changed = workspace.getBlockById(event.blockId)
    if (!changed || !defines.test(changed.type)) return
    for (const block of workspace.getAllBlocks(false)) {
      const calls = uses.test(block.type) && block.getFieldValue(field) === event.oldValue
      if (calls) block.setFieldValue(event.newValue, field)
    }
  })
}
