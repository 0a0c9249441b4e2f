/** The small blocks in menus and in the places for colours. */
import * as Blockly from 'blockly/core'
import { blockSpec, MENUS, type MenuSpec } from '../blocks-runtime/catalogue/catalogue.ts'
import { optionsOf } from './block-options.ts'
import type { ActorContext } from './editor-context.ts'
import { FieldMenu } from './field-menu.ts'
import type { BlockMessages } from './messages/block-messages.ts'

type ContextSource = () => ActorContext

function menuField(
  { options: source, of }: MenuSpec,
  messages: BlockMessages,
  context: ContextSource,
): object {
  if (source === 'messages')
    return {
      type: 'field_variable',
      name: 'MENU',
      variable: null,
      variableTypes: ['message'],
      defaultType: 'message',
    }
  const options = (): Blockly.MenuOption[] => optionsOf(source, of, messages, context())
  return { type: 'field_menu', name: 'MENU', options }
}

function styleOf({ of }: MenuSpec): string {
  const category = blockSpec(of)?.category
  return category ? `${category}_menus` : 'plain_blocks'
}

function define(type: string, style: string, field: object): void {
  Blockly.Blocks[type] = {
    init(this: Blockly.Block) {
      this.jsonInit({
        message0: '%1',
        args0: [field],
        output: 'String',
        style,
      })
    },
  }
}

export function defineMenuBlocks(
  messages: BlockMessages,
  context: ContextSource,
  colours: string[],
): void {
  if (!Blockly.registry.hasItem(Blockly.registry.Type.FIELD, 'field_menu'))
    Blockly.fieldRegistry.register('field_menu', FieldMenu)
  for (const menu of MENUS.values())
    define(menu.type, styleOf(menu), menuField(menu, messages, context))
  define('colour', 'plain_blocks', {
    type: 'field_colour',
    name: 'COLOUR',
    colour: colours[0],
    colourOptions: colours,
    columns: 4,
  })
}
