/** How a block is told to Blockly, as its JSON definitions say it. */
import type { Shape } from './block-spec.ts'

/** What can stand above and below a block, or around it. */
export const CONNECTIONS: Record<Shape, object> = {
  hat: { nextStatement: null },
  statement: { previousStatement: null, nextStatement: null },
  end: { previousStatement: null },
  value: { output: null },
  truth: { output: 'Boolean' },
}

/**
 * The mouth of a loop stands under its words, not beside them: an end of row goes before each one. It is put behind
 * the arguments that Blockly gets, so that those which the words number keep their numbers.
 */
export function breakBeforeBodies(text: string, args: readonly object[], shown: object[]): string {
  return args.reduce<string>((message, arg, index) => {
    if (!('body' in arg)) return message
    shown.push({ type: 'input_dummy' })
    return message.replace(`%${index + 1}`, `%${shown.length} %${index + 1}`)
  }, text)
}
