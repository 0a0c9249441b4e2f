/** The toolbox: categories with our blocks, and those whose content depends on the project. */
import type * as Blockly from 'blockly/core'
import {
  type BlockSpec,
  BOARD_CATEGORIES,
  type Category,
  STAGE_CATEGORIES,
} from '../blocks-runtime/catalogue/block-spec.ts'
import { BLOCKS, isMenu, isOffered, menuType } from '../blocks-runtime/catalogue/catalogue.ts'
import {
  colourShadow,
  firstChoice,
  type InputArg,
} from '../blocks-runtime/catalogue/menu-shadow.ts'
import type { BlockJson, FunctionSignature, VariableJson } from '../blocks-runtime/program.ts'
import type { BoardProfile } from '../board/profiles/board-profile.ts'
import { ownTable } from '../code/own-table.ts'
import type { ActorContext } from './editor-context.ts'
import type { BlockMessages } from './messages/block-messages.ts'

type Item = Blockly.utils.toolbox.FlyoutItemInfo

export interface ProjectNames {
  variables: VariableJson[]
  functions: FunctionSignature[]
}

/** A block as it lies in the toolbox: with its presets, and with names where it needs a variable. */
export function toolboxBlock(
  spec: BlockSpec,
  messages: BlockMessages,
  names: ProjectNames,
): BlockJson {
  const block: BlockJson = { type: spec.type }
  for (const arg of spec.args) {
    if ('input' in arg) {
      const shadow = presetShadow(spec, arg, messages, names)
      if (shadow) block.inputs = { ...block.inputs, [arg.input]: { shadow } }
    } else if ('variable' in arg) {
      block.fields = { ...block.fields, [arg.field]: variableField(arg.variable, messages, names) }
    }
  }
  return block
}

function presetShadow(
  spec: BlockSpec,
  arg: InputArg,
  messages: BlockMessages,
  names: ProjectNames,
): BlockJson | null {
  if (isMenu(arg)) {
    const type = menuType(spec.type, arg)
    if (arg.options === 'messages')
      return { type, fields: { MENU: variableField('message', messages, names) } }
    // Choices of the project are filled in by the editor, which takes the first.
    const first = firstChoice(arg)
    return first === '' ? { type } : { type, fields: { MENU: first } }
  }
  if (arg.preset === undefined) return null
  if (arg.accepts === 'colour') return colourShadow(arg.preset)
  if (arg.accepts === 'number') return { type: 'number', fields: { NUM: arg.preset } }
  return { type: 'text', fields: { TEXT: presetText(spec, String(arg.preset), messages) } }
}

/** Words of the reader's own language, except where only Latin letters make sense. */
function presetText(spec: BlockSpec, preset: string, messages: BlockMessages): string {
  if (spec.on === 'board' || spec.type === 'text_case') return preset
  const [, , more] = messages.blocks[spec.type as keyof BlockMessages['blocks']]
  const presets = ownTable<string>({ ...messages.presets, ...more?.presets })
  return presets[preset] ?? preset
}

function variableField(
  kind: 'variable' | 'list' | 'message',
  messages: BlockMessages,
  names: ProjectNames,
): object {
  const types = { variable: ['', 'own'], list: ['list', 'own-list'], message: ['message'] }[kind]
  const known = names.variables.find(({ type = '' }) => types.includes(type))
  if (known) return { id: known.id, name: known.name, type: known.type ?? '' }
  const name = {
    variable: 'i',
    list: messages.categories.lists,
    message: messages.editor.newMessage,
  }[kind]
  return { name, type: types[0] }
}

/** Only a model that learned from texts knows an answer to them. */
const ABOUT_TEXTS: ReadonlySet<string> = new Set(['model_topic', 'model_topic_confidence'])

function fits(spec: BlockSpec, { isStage, board, modelReads }: ActorContext): boolean {
  if (!modelReads && ABOUT_TEXTS.has(spec.type)) return false
  return isOffered(spec, board) && (board !== null || !(isStage && spec.spriteOnly))
}

function specsOf(category: Category, context: ActorContext): BlockSpec[] {
  return BLOCKS.filter((spec) => spec.category === category && fits(spec, context))
}

const asItem = (block: BlockJson): Item => ({ kind: 'block', ...block })
const button = (text: string, callbackkey: string): Item => ({ kind: 'button', text, callbackkey })

export function categoryItems(
  category: Category,
  messages: BlockMessages,
  context: ActorContext,
  names: ProjectNames,
): Item[] {
  const items = specsOf(category, context).map((spec) =>
    asItem(toolboxBlock(spec, messages, names)),
  )
  switch (category) {
    case 'motion':
      return items.length > 0 ? items : [{ kind: 'label', text: messages.editor.stageHasNoMotion }]
    case 'events':
      if (context.board) return items
      return [...items, button(messages.editor.makeMessage, 'MAKE_MESSAGE')]
    case 'model':
      if ((context.modelLabels ?? []).length > 0) return items
      return [{ kind: 'label', text: messages.editor.noModel }]
    case 'variables':
      return dataItems(
        ['', 'own'],
        'data_get',
        button(messages.editor.makeVariable, 'MAKE_VARIABLE'),
        items,
        names,
      )
    case 'lists':
      return dataItems(
        ['list', 'own-list'],
        'list_get',
        button(messages.editor.makeList, 'MAKE_LIST'),
        items,
        names,
      )
    case 'functions':
      return functionItems(
        button(messages.editor.makeFunction, 'MAKE_FUNCTION'),
        items,
        names.functions,
      )
    case 'buzzer':
    case 'display':
    case 'pins':
    case 'sensors':
    case 'control':
    case 'looks':
    case 'operators':
    case 'pen':
    case 'sensing':
    case 'sound':
    case 'text':
    case 'video':
    default:
      return items
  }
}

/** One reporter for each variable, and the other blocks only when there is something to use them with. */
function dataItems(
  types: string[],
  getter: string,
  make: Item,
  items: Item[],
  names: ProjectNames,
): Item[] {
  const known = names.variables.filter(({ type = '' }) => types.includes(type))
  if (known.length === 0) return [make]
  const field = getter === 'data_get' ? 'VAR' : 'LIST'
  const reporters = known.map(({ id, name, type = '' }) =>
    asItem({ type: getter, fields: { [field]: { id, name, type } } }),
  )
  return [make, ...reporters, ...items.filter((item) => 'type' in item && item.type !== getter)]
}

function functionItems(make: Item, items: Item[], functions: FunctionSignature[]): Item[] {
  if (functions.length === 0) return [make]
  const uses = functions.flatMap((signature) => [
    asItem({ type: 'function_call', extraState: signature }),
    asItem({ type: 'function_call_value', extraState: signature }),
    ...signature.params.map(({ id, name, kind }) =>
      asItem({
        type: kind === 'truth' ? 'function_param_truth' : 'function_param',
        fields: { PARAM: id },
        extraState: { name },
      }),
    ),
  ])
  return [make, ...uses, ...items]
}

/** Every category is filled when it is opened, so that menus and variables are always up to date. */
export function toolboxDefinition(
  messages: BlockMessages,
  context: ActorContext,
): Blockly.utils.toolbox.ToolboxDefinition {
  return {
    kind: 'categoryToolbox',
    contents: categoriesOf(context.board).map((category) => ({
      kind: 'category',
      toolboxitemid: category,
      name: messages.categories[category],
      categorystyle: `${category}_category`,
      custom: category.toUpperCase(),
    })),
  }
}

function categoriesOf(board: BoardProfile | null): readonly Category[] {
  if (!board) return STAGE_CATEGORIES
  return BOARD_CATEGORIES.filter((category) =>
    BLOCKS.some((spec) => spec.category === category && isOffered(spec, board)),
  )
}

export interface Found {
  type: string
  category: Category
  text: string
  block: BlockJson
}

/** Finds blocks by what is written on them or in their tooltip, in the reader's language. */
export function findBlocks(
  query: string,
  messages: BlockMessages,
  context: ActorContext,
  names: ProjectNames,
): Found[] {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '') return []
  return BLOCKS.filter((spec) => fits(spec, context))
    .map((spec) => {
      const [text, tip] = messages.blocks[spec.type as keyof BlockMessages['blocks']]
      return {
        spec,
        text: readable(text),
        haystack: `${text} ${tip} ${messages.categories[spec.category]}`,
      }
    })
    .filter(({ haystack }) => haystack.toLocaleLowerCase().includes(wanted))
    .map(({ spec, text }) => ({
      type: spec.type,
      category: spec.category,
      text,
      block: toolboxBlock(spec, messages, names),
    }))
    .slice(0, 12)
}

function readable(text: string): string {
  return text.replaceAll('%%', '%').replace(/%\d/g, '▢').trim()
}
