/** What the block drawer offers: a plain row when there are only actions, else drawers. */
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { GameArg } from '../core/blocks/game-arg.ts'
import { allSpecs, OFFERS } from '../core/blocks/game-blocks.ts'
import type { Drawer, Given, Offer } from '../core/blocks/offer.ts'
import type { Vocabulary } from '../core/code/ast.ts'
import { PREFIX } from '../core/code/block-json.ts'
import type { Feature } from '../core/code/feature.ts'
import type { CodeMessageKey, CodeTranslate } from './code-messages.ts'

interface Offered {
  vocabulary: Vocabulary
  words: readonly string[]
  features: readonly Feature[]
  /** What stands in a word's sockets when it is taken out, such as a direction. */
  firstText?: string
  print?: boolean
}

const COLOURS: Record<Drawer | 'actions' | 'questions', string> = {
  actions: '#4338ca',
  questions: '#0f766e',
  control: '#92400e',
  values: '#475569',
  variables: '#c2410c',
  lists: '#9d174d',
  functions: '#7e22ce',
}

const shadowOf = (type: string, fields: BlockJson['fields']): BlockJson => ({
  type: PREFIX + type,
  ...(fields && { fields }),
})

/** What stands in an input: what the offer says, or what the block begins with. */
function plugged(arg: Extract<GameArg, { input: string }>, given: Given | undefined): Given {
  if (given !== undefined || !('preset' in arg) || arg.preset === undefined) return given ?? null
  if (typeof arg.preset === 'number') return arg.preset
  return arg.accepts === 'list' ? { name: arg.preset } : { text: arg.preset }
}

function shadow(given: Given): BlockJson | null {
  if (given === null || typeof given === 'string') return null
  if (typeof given === 'number') return shadowOf('number', { NUM: given })
  if ('text' in given) return shadowOf('text', { TEXT: given.text })
  return 'name' in given ? shadowOf('variable', { VAR: given.name }) : shadowOf('list_0', undefined)
}

/** A block as it is taken out of a drawer. */
function taken(type: string, args: readonly GameArg[], given: Offer['given'] = {}): BlockJson {
  const fields: NonNullable<BlockJson['fields']> = {}
  const inputs: NonNullable<BlockJson['inputs']> = {}
  for (const arg of args) {
    if ('input' in arg) {
      const inside = shadow(plugged(arg, given[arg.input]))
      if (inside) inputs[arg.input] = { shadow: inside }
    } else if ('field' in arg) {
      const first = 'typed' in arg ? arg.preset : arg.options
      const value = given[arg.field] ?? (Array.isArray(first) ? first[0] : first)
      if (!('options' in arg) || Array.isArray(arg.options)) fields[arg.field] = value
    }
  }
  return { type: PREFIX + type, inputs, fields }
}

function wordBlocks(
  kind: 'do' | 'ask',
  entries: Record<string, number>,
  { words, firstText }: Offered,
): BlockJson[] {
  return Object.entries(entries)
    .filter(([word]) => words.includes(word))
    .map(([word, count]) => {
      const first = shadowOf('direction', { TEXT: firstText ?? 'ahead' })
      const sockets = Array.from({ length: count }, (_, index) => [
        `ARG${index}`,
        { shadow: first },
      ])
      return { type: `${PREFIX}${kind}_${word}_${count}`, inputs: Object.fromEntries(sockets) }
    })
}

function isOffered({ with: wanted, where }: Offer, offered: Offered): boolean {
  // Where there is nothing but steps, nothing would take a value.
  if (where && offered.features.length === 0) return false
  if (where === 'directions' && !offered.firstText) return false
  if (where === 'print' && !offered.print) return false
  return !wanted || wanted.some((feature) => offered.features.includes(feature))
}

/** One row is quicker for small hands; Blockly reads rows of values out wrongly, so they get drawers. */
export function toolboxFor(offered: Offered, t: CodeTranslate): object {
  const { vocabulary } = offered
  const specs = allSpecs({ vocabulary, words: {}, word: (word) => ({ text: word, tip: '' }) })
  const argsOf = new Map(specs.map(({ type, args }) => [type, args]))
  const offeredIn = (drawer: Drawer): BlockJson[] =>
    OFFERS.filter((offer) => offer.drawer === drawer && isOffered(offer, offered)).map(
      ({ type, given }) => taken(type, argsOf.get(type) ?? [], given),
    )
  const drawers: [keyof typeof COLOURS, BlockJson[]][] = [
    ['actions', wordBlocks('do', vocabulary.commands, offered)],
    ['control', offeredIn('control')],
    ['questions', wordBlocks('ask', vocabulary.questions, offered)],
    ['values', offeredIn('values')],
    ['variables', offeredIn('variables')],
    ['lists', offeredIn('lists')],
    ['functions', offeredIn('functions')],
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
