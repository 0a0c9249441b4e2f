/** The blocks of a programmed game, in the learner's language, as Blockly's JSON definitions. */
import type { BlockDefinition } from '@panya/engines/game-blocks/protocol.ts'
import type { Vocabulary } from '../core/code/ast.ts'
import { LONGEST_LIST_BLOCK, MOST_PARAMETERS, PREFIX } from '../core/code/block-json.ts'
import type { CodeTranslate } from './code-messages.ts'

export interface BlockMessages {
  t: CodeTranslate
  vocabulary: Vocabulary
  /** Of a game's own word: what its block says, with `%1` for sockets, and what it does. */
  word(word: string): { text: string; tip: string }
  /** Texts with a drop-down of their own: value and what the learner reads. */
  directions?: readonly (readonly [string, string])[]
  things?: readonly (readonly [string, string])[]
}

type Argument = Record<string, unknown>

const value = (name: string): Argument => ({ type: 'input_value', name })
const body = (name: string): Argument => ({ type: 'input_statement', name })
const name = (field: string, text: string): Argument => ({ type: 'field_input', name: field, text })
const LINE: Argument = { type: 'input_dummy' }

function block(
  type: string,
  style: string,
  message0: string,
  args0: Argument[],
  shape: 'statement' | 'value' | 'hat' | 'last',
  tooltip = '',
): BlockDefinition {
  const connections = {
    statement: { previousStatement: null, nextStatement: null },
    last: { previousStatement: null },
    hat: { nextStatement: null },
    value: { output: null },
  }[shape]
  return {
    type: PREFIX + type,
    style: `game_${style}`,
    message0,
    args0,
    inputsInline: true,
    tooltip,
    extensions: ['game_names'],
    ...connections,
  }
}

function control(t: CodeTranslate): BlockDefinition[] {
  return [
    block('start', 'start', t('block.start'), [], 'hat', t('tip.start')),
    block(
      'repeat',
      'control',
      t('block.repeat'),
      [value('TO'), LINE, body('DO')],
      'statement',
      t('tip.repeat'),
    ),
    block(
      'count',
      'control',
      t('block.count'),
      [name('VAR', 'i'), value('TO'), LINE, body('DO')],
      'statement',
      t('tip.count'),
    ),
    block(
      'range',
      'control',
      t('block.range'),
      [name('VAR', 'i'), value('FROM'), value('TO'), LINE, body('DO')],
      'statement',
      t('tip.count'),
    ),
    block(
      'each',
      'control',
      t('block.each'),
      [name('VAR', 'x'), value('LIST'), LINE, body('DO')],
      'statement',
      t('tip.each'),
    ),
    block(
      'while',
      'control',
      t('block.while'),
      [value('COND'), LINE, body('DO')],
      'statement',
      t('tip.while'),
    ),
    block(
      'if',
      'control',
      t('block.if'),
      [value('COND'), LINE, body('DO')],
      'statement',
      t('tip.if'),
    ),
    block(
      'if_else',
      'control',
      t('block.if_else'),
      [value('COND'), LINE, body('DO'), LINE, body('ELSE')],
      'statement',
      t('tip.if_else'),
    ),
    block('break', 'control', t('block.break'), [], 'last'),
    block('gap', 'gap', t('block.gap'), [], 'statement', t('tip.gap')),
  ]
}

function values(t: CodeTranslate): BlockDefinition[] {
  const choice = (options: readonly (readonly [string, string])[]): Argument => {
    return { type: 'field_dropdown', name: 'OP', options }
  }
  const pair = (type: string, style: string, options: readonly (readonly [string, string])[]) =>
    block(type, style, '%1 %2 %3', [value('A'), choice(options), value('B')], 'value')
  return [
    block(
      'number',
      'value',
      '%1',
      [{ type: 'field_number', name: 'NUM', value: 1, precision: 1 }],
      'value',
    ),
    block('text', 'value', t('block.text'), [name('TEXT', '')], 'value'),
    block(
      'boolean',
      'value',
      '%1',
      [
        {
          type: 'field_dropdown',
          name: 'BOOL',
          options: [
            [t('block.true'), 'TRUE'],
            [t('block.false'), 'FALSE'],
          ],
        },
      ],
      'value',
    ),
    pair('math', 'value', [
      ['+', '+'],
      ['−', '-'],
      ['×', '*'],
      ['÷', '//'],
      ['%', '%'],
    ]),
    pair('compare', 'value', [
      ['=', '=='],
      ['≠', '!='],
      ['<', '<'],
      ['≤', '<='],
      ['>', '>'],
      ['≥', '>='],
      [t('block.in'), 'in'],
      [t('block.not_in'), 'not in'],
    ]),
    pair('logic', 'value', [
      [t('block.and'), 'and'],
      [t('block.or'), 'or'],
    ]),
    block('not', 'value', t('block.not'), [value('A')], 'value'),
    block('negate', 'value', t('block.negate'), [value('A')], 'value'),
    block('ask_len_1', 'list', t('block.len'), [value('ARG0')], 'value'),
    block('do_print_1', 'value', t('block.print'), [value('ARG0')], 'statement'),
  ]
}

function names(t: CodeTranslate): BlockDefinition[] {
  const tip = t('tip.variable')
  return [
    block('variable', 'variable', '%1', [name('VAR', 'n')], 'value', tip),
    block('set', 'variable', t('block.set'), [name('VAR', 'n'), value('VALUE')], 'statement', tip),
    block(
      'change',
      'variable',
      t('block.change'),
      [name('VAR', 'n'), value('VALUE')],
      'statement',
      tip,
    ),
  ]
}

function lists(t: CodeTranslate): BlockDefinition[] {
  const tip = t('tip.list')
  const fixed = Array.from({ length: LONGEST_LIST_BLOCK + 1 }, (_, count) => {
    const sockets = Array.from({ length: count }, (_unused, index) => value(`ARG${index}`))
    const text = count === 0 ? t('block.list_0') : `${t('block.list')} ${places(0, count)}`
    return block(`list_${count}`, 'list', text, sockets, 'value', tip)
  })
  return [
    ...fixed,
    block('item', 'list', t('block.item'), [value('LIST'), value('INDEX')], 'value', tip),
    block('pop', 'list', t('block.pop'), [value('LIST')], 'value', tip),
    block('append', 'list', t('block.append'), [value('LIST'), value('VALUE')], 'statement', tip),
    block('drop_last', 'list', t('block.drop_last'), [value('LIST')], 'statement', tip),
    block(
      'set_item',
      'list',
      t('block.set_item'),
      [value('LIST'), value('INDEX'), value('VALUE')],
      'statement',
      tip,
    ),
  ]
}

/** `%1 %2 %3` after so many that are used already. */
function places(before: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `%${before + index + 1}`).join(' ')
}

function functions(t: CodeTranslate): BlockDefinition[] {
  const made: BlockDefinition[] = [
    block('return', 'function', t('block.return'), [], 'last'),
    block('return_value', 'function', t('block.return_value'), [value('VALUE')], 'last'),
  ]
  for (let count = 0; count <= MOST_PARAMETERS; count++) {
    const parameters = Array.from({ length: count }, (_, index) => name(`P${index}`, 'steps'))
    const sockets = Array.from({ length: count }, (_, index) => value(`ARG${index}`))
    const withWord = count === 0 ? '' : ` ${t('block.with')}`
    const own = name('NAME', 'go')
    const head = `${t('block.function')} %1${withWord} ${places(1, count)} ${places(1 + count, 2)}`
    const definition = block(
      `function_${count}`,
      'function',
      head,
      [own, ...parameters, LINE, body('DO')],
      'value',
      t('tip.function'),
    )
    delete definition['output']
    const call = `${t('block.call')} %1 ${places(1, count)}`
    made.push(
      definition,
      block(`call_${count}`, 'function', call, [own, ...sockets], 'statement', t('tip.call')),
      block(`value_${count}`, 'function', call, [own, ...sockets], 'value', t('tip.call')),
    )
  }
  return made
}

function words({ vocabulary, word: messageOf }: BlockMessages): BlockDefinition[] {
  const make = (kind: 'do' | 'ask', entries: Record<string, number>) =>
    Object.entries(entries).map(([word, count]) => {
      const { text, tip } = messageOf(word)
      const sockets = Array.from({ length: count }, (_, index) => value(`ARG${index}`))
      const style = kind === 'do' ? 'action' : 'question'
      const shape = kind === 'do' ? 'statement' : 'value'
      return block(`${kind}_${word}_${count}`, style, text, sockets, shape, tip)
    })
  return [...make('do', vocabulary.commands), ...make('ask', vocabulary.questions)]
}

function choices(type: string, options: readonly (readonly [string, string])[]): BlockDefinition {
  const shown = options.map(([key, text]) => [text, key])
  return block(
    type,
    'value',
    '%1',
    [{ type: 'field_dropdown', name: 'TEXT', options: shown }],
    'value',
  )
}

export function blockDefinitions(messages: BlockMessages): BlockDefinition[] {
  const { t, directions, things } = messages
  const own = [
    ...control(t),
    ...values(t),
    ...names(t),
    ...lists(t),
    ...functions(t),
    ...words(messages),
  ]
  if (directions) own.push(choices('direction', directions))
  if (things) own.push(choices('thing', things))
  return own
}

export const NAMING = {
  defines: /^game_function_/,
  uses: /^game_(call|value)_/,
  field: 'NAME',
}
