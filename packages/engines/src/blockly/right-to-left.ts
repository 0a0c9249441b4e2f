/** Words on blocks in a language that is read from right to left: its own order holds, also around x, : and <. */
import * as Blockly from 'blockly/core'

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const BEGIN = '\u2067'
const END = '\u2069'

/** Blockly draws every text from left to right and only marks its end: here all of it is marked. */
const inOrder = (text: string): string => `${BEGIN}${text}${END}`

class Label extends Blockly.FieldLabel {
  protected override getDisplayText_(): string {
    const text = super.getDisplayText_()
    return this.getSourceBlock()?.RTL ? inOrder(text) : text
  }
}

/** What a learner typed: -5, 3 - 1 and Hello! stay as they are. */
class TypedText extends Blockly.FieldTextInput {
  protected override getDisplayText_(): string {
    const text = super.getDisplayText_()
    return this.getSourceBlock()?.RTL && RIGHT_TO_LEFT_LETTER.test(text) ? inOrder(text) : text
  }
}

/** From here on labels and typed texts are these. */
export function readRightToLeft(): void {
  for (const [name, field] of [
    ['field_label', Label],
    ['field_input', TypedText],
  ] as const) {
    Blockly.fieldRegistry.unregister(name)
    Blockly.fieldRegistry.register(name, field)
  }
}
