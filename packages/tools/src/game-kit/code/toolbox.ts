/** What the block drawer offers: a plain row when there are only actions, else drawers. */
import type { Vocabulary } from '../core/code/ast.ts'
import { type BlockJson, PREFIX } from '../core/code/block-json.ts'
import type { Feature } from '../core/code/features.ts'
import type { CodeMessageKey, CodeTranslate } from './code-messages.ts'

interface Offer {
  vocabulary: Vocabulary
  words: readonly string[]
  features: readonly Feature[]
  /** What stands in a word's sockets when it is taken out, such as a direction. */
  firstText?: string
  print?: boolean
}

type Drawer = 'actions' | 'questions' | 'control' | 'values' | 'variables' | 'lists' | 'functions'

const COLOURS: Record<Drawer, string> = {
  actions: '#4338ca',
  questions: '#0f766e',
  control: '#92400e',
  values: '#475569',
  variables: '#c2410c',
  lists: '#9d174d',
  functions: '#7e22ce',
}

function make(
  type: string,
  shadows: Record<string, BlockJson> = {},
  fields?: Record<string, unknown>,
): BlockJson {
  const inputs = Object.fromEntries(
    Object.entries(shadows).map(([name, shadow]) => [name, { shadow }]),
  )
  return { type: PREFIX + type, inputs, ...(fields ? { fields } : {}) }
}

function number(value: number): BlockJson {
  return { type: `${PREFIX}number`, fields: { NUM: value } }
}

function variable(name: string): BlockJson {
  return { type: `${PREFIX}variable`, fields: { VAR: name } }
}

function wordBlocks(
  kind: 'do' | 'ask',
  entries: Record<string, number>,
  offer: Offer,
): BlockJson[] {
  return Object.entries(entries)
    .filter(([word]) => offer.words.includes(word))
    .map(([word, count]) => {
      const shadow: BlockJson = {
        type: `${PREFIX}direction`,
        fields: { TEXT: offer.firstText ?? 'ahead' },
      }
      const sockets = Array.from({ length: count }, (_, index) => [`ARG${index}`, shadow])
      return make(`${kind}_${word}_${count}`, Object.fromEntries(sockets))
    })
}

const CONTROL: [Feature, BlockJson][] = [
  ['repeat', make('repeat', { TO: number(3) })],
  ['count', make('range', { FROM: number(1), TO: number(4) }, { VAR: 'i' })],
  ['while', make('while')],
  ['if', make('if')],
  ['else', make('if_else')],
  ['break', make('break')],
]

function valueBlocks(features: readonly Feature[], offer: Offer): BlockJson[] {
  const has = (feature: Feature) => features.includes(feature)
  const made: BlockJson[] = []
  if (has('variable') || has('parameter') || has('count')) made.push(number(1))
  if (has('if') || has('while')) made.push(make('not'))
  if (has('while')) made.push(make('boolean'))
  if (has('logic')) made.push(make('logic', {}, { OP: 'and' }))
  if (has('compare')) made.push(make('compare', { B: number(1) }, { OP: '==' }))
  if (has('math')) made.push(make('math', { A: number(1), B: number(1) }, { OP: '+' }))
  if (offer.firstText) made.push({ type: `${PREFIX}direction` }, { type: `${PREFIX}thing` })
  if (offer.print) made.push(make('do_print_1', { ARG0: number(1) }))
  return made
}

function variableBlocks(features: readonly Feature[]): BlockJson[] {
  const made: BlockJson[] = []
  if (features.includes('variable')) {
    made.push(make('set', { VALUE: number(1) }, { VAR: 'n' }))
    made.push(make('change', { VALUE: number(1) }, { VAR: 'n' }), variable('n'))
  }
  if (features.includes('count')) made.push(variable('i'))
  return made
}

function listBlocks(features: readonly Feature[]): BlockJson[] {
  if (!features.includes('list')) return []
  const list = variable('box')
  return [
    make('set', { VALUE: { type: `${PREFIX}list_0` } }, { VAR: 'box' }),
    make('list_2'),
    make('list_4'),
    make('append', { LIST: list, VALUE: number(1) }),
    make('each', { LIST: list }, { VAR: 'x' }),
    variable('box'),
    variable('x'),
    make('item', { LIST: list, INDEX: number(0) }),
    make('set_item', { LIST: list, INDEX: number(0), VALUE: number(1) }),
    make('pop', { LIST: list }),
    make('ask_len_1', { ARG0: list }),
    make('compare', {}, { OP: 'in' }),
  ]
}

function functionBlocks(features: readonly Feature[]): BlockJson[] {
  const made: BlockJson[] = []
  if (features.includes('function')) {
    made.push(make('function_0', {}, { NAME: 'go' }), make('call_0', {}, { NAME: 'go' }))
  }
  if (features.includes('parameter')) {
    made.push(make('function_1', {}, { NAME: 'walk', P0: 'steps' }))
    made.push(make('call_1', { ARG0: number(2) }, { NAME: 'walk' }), variable('steps'))
  }
  if (features.includes('return')) {
    made.push(make('return_value', { VALUE: number(1) }), make('return'))
    made.push(make('value_0', {}, { NAME: 'go' }))
  }
  return made
}

/** One row is quicker for small hands; Blockly reads rows of values out wrongly, so they get drawers. */
export function toolboxFor(offer: Offer, t: CodeTranslate): object {
  const { vocabulary, features } = offer
  const drawers: [Drawer, BlockJson[]][] = [
    ['actions', wordBlocks('do', vocabulary.commands, offer)],
    ['control', CONTROL.filter(([feature]) => features.includes(feature)).map(([, made]) => made)],
    ['questions', wordBlocks('ask', vocabulary.questions, offer)],
    ['values', valueBlocks(features, offer)],
    ['variables', variableBlocks(features)],
    ['lists', listBlocks(features)],
    ['functions', functionBlocks(features)],
  ]
  const all = drawers.flatMap(([, blocks]) => blocks)
  const onlyActions = drawers.every(([drawer, blocks]) => {
    return blocks.length === 0 || ['actions', 'control', 'functions'].includes(drawer)
  })
  if (onlyActions && all.length <= 16) return { kind: 'flyoutToolbox', contents: all.map(asItem) }
  const contents = drawers
    .filter(([, blocks]) => blocks.length > 0)
    .map(([drawer, blocks]) => ({
      kind: 'category',
      name: t(`category.${drawer}` satisfies CodeMessageKey),
      colour: COLOURS[drawer],
      contents: blocks.map(asItem),
    }))
  return { kind: 'categoryToolbox', contents }
}

function asItem(block: BlockJson): object {
  return { kind: 'block', ...block }
}
