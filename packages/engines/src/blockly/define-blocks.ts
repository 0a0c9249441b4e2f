/** Teaches Blockly our blocks, from the catalogue and the messages of one language. */
import { FieldColour } from '@blockly/field-colour'
import * as Blockly from 'blockly/core'
import { breakBeforeBodies, CONNECTIONS } from '../blocks-runtime/catalogue/block-layout.ts'
import type { Arg, BlockSpec } from '../blocks-runtime/catalogue/block-spec.ts'
import { BLOCKS } from '../blocks-runtime/catalogue/catalogue.ts'
import { optionsOf } from './block-options.ts'
import type { ActorContext } from './editor-context.ts'
import { FieldDots } from './field-dots.ts'
import { defineMenuBlocks } from './menu-blocks.ts'
import type { BlockMessages } from './messages/block-messages.ts'

const VARIABLE_TYPES = {
  variable: ['', 'own'],
  list: ['list', 'own-list'],
  message: ['message'],
}

export const PEN_COLOURS = [
  '#1c1a3d',
  '#4338ca',
  '#0369a1',
  '#0f766e',
  '#15803d',
  '#84cc16',
  '#fcd34d',
  '#f59e0b',
  '#c2410c',
  '#e11d48',
  '#be185d',
  '#7c3aed',
  '#ffffff',
  '#94a3b8',
  '#55527a',
  '#854d0e',
]

type ContextSource = () => ActorContext

let drawnContext: ActorContext | null = null

/** While this works, blocks show the names of another project than the editor's: an earlier version, say. */
export function drawnWith<Result>(context: ActorContext, work: () => Result): Result {
  drawnContext = context
  try {
    return work()
  } finally {
    drawnContext = null
  }
}

function argument(
  arg: Arg,
  spec: BlockSpec,
  messages: BlockMessages,
  context: ContextSource,
): object {
  if ('body' in arg) return { type: 'input_statement', name: arg.body }
  if ('input' in arg) {
    return {
      type: 'input_value',
      name: arg.input,
      ...(arg.accepts === 'truth' ? { check: 'Boolean' } : {}),
    }
  }
  if ('variable' in arg) {
    const variableTypes = VARIABLE_TYPES[arg.variable]
    return {
      type: 'field_variable',
      name: arg.field,
      variable: null,
      variableTypes,
      defaultType: variableTypes[0],
    }
  }
  if ('colour' in arg) {
    return {
      type: 'field_colour',
      name: arg.field,
      colour: arg.colour,
      colourOptions: PEN_COLOURS,
      columns: 4,
    }
  }
  if ('dots' in arg) {
    const columns = context().board?.columns ?? 16
    // A narrower display shows the middle of the picture.
    const aside = Math.max(0, arg.dots.length / 2 - columns)
    return {
      type: 'field_dots',
      name: arg.field,
      dots: arg.dots.slice(aside, aside + columns * 2),
      columns,
      rows: context().board?.rows ?? 8,
      messages: messages.editor,
    }
  }
  const options = (): Blockly.MenuOption[] => optionsOf(arg.options, spec.type, messages, context())
  const type = arg.options === 'properties' ? 'field_menu' : 'field_dropdown'
  return { type, name: arg.field, options }
}

/** Every argument must stand in the words once; Blockly is told in the words' own order. */
function definition(spec: BlockSpec, messages: BlockMessages, context: ContextSource): object {
  const [text, tooltip] = messages.blocks[spec.type as keyof BlockMessages['blocks']]
  const isStageClick = spec.type === 'event_clicked' && context().isStage
  const args = spec.args.map((arg) => argument(arg, spec, messages, context))
  const shown = isStageClick ? messages.editor.thisSprite : text
  return {
    message0: breakBeforeBodies(shown, spec.args, args).replaceAll('%%', '%'),
    args0: args,
    tooltip,
    style: `${spec.category}_blocks`,
    inputsInline: true,
    ...CONNECTIONS[spec.shape],
  }
}

export function defineBlocks(messages: BlockMessages, ofEditor: ContextSource): void {
  const context: ContextSource = () => drawnContext ?? ofEditor()
  if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, 'field_colour')) {
    Blockly.fieldRegistry.register('field_colour', FieldColour)
    Blockly.fieldRegistry.register('field_dots', FieldDots)
  }
  for (const spec of BLOCKS) {
    Blockly.Blocks[spec.type] = {
      init(this: Blockly.Block) {
        this.jsonInit(definition(spec, messages, context))
      },
    }
  }
  defineShadows()
  defineMenuBlocks(messages, context, PEN_COLOURS)
}

function defineShadows(): void {
  Blockly.Blocks['number'] = {
    init(this: Blockly.Block) {
      this.jsonInit({
        message0: '%1',
        args0: [{ type: 'field_number', name: 'NUM', value: 0 }],
        output: 'Number',
        style: 'plain_blocks',
      })
    },
  }
  Blockly.Blocks['text'] = {
    init(this: Blockly.Block) {
      this.jsonInit({
        message0: '%1',
        args0: [{ type: 'field_input', name: 'TEXT', text: '' }],
        output: 'String',
        style: 'plain_blocks',
      })
    },
  }
}
