/** The blocks that decide, repeat, ask, calculate and remember. */
import { MATH_FUNCTIONS } from '../values.ts'
import {
  type Arg,
  type BlockSpec,
  body,
  type Category,
  choice,
  colour,
  list,
  menu,
  number,
  type Shape,
  text,
  truth,
  variable,
} from './block-spec.ts'

const of =
  (category: Category, on: 'stage' | 'both' = 'both') =>
  (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({ type, category, shape, args, on })

const control = of('control')
const cloning = of('control', 'stage')
const sensing = of('sensing', 'stage')
const operators = of('operators')
const texts = of('text')
const data = of('variables')
const watching = of('variables', 'stage')
const lists = of('lists')
const listWatching = of('lists', 'stage')
const functions = of('functions')
const forSprites = (spec: BlockSpec): BlockSpec => ({ ...spec, spriteOnly: true })

export const OF_OPTIONS = [
  'x',
  'y',
  'direction',
  'size',
  'costume-number',
  'costume-name',
  'volume',
  'backdrop-number',
  'backdrop-name',
] as const
export const DATE_OPTIONS = ['year', 'month', 'day', 'weekday', 'hour', 'minute', 'second'] as const

export const THINKING_BLOCKS: BlockSpec[] = [
  control('control_wait', 'statement', number('SECONDS', 1)),
  control('control_repeat', 'statement', number('TIMES', 10), body('DO')),
  control('control_forever', 'end', body('DO')),
  control('control_if', 'statement', truth('IF'), body('DO')),
  control('control_if_else', 'statement', truth('IF'), body('DO'), body('ELSE')),
  control('control_wait_until', 'statement', truth('IF')),
  control('control_repeat_until', 'statement', truth('IF'), body('DO')),
  control('control_while', 'statement', truth('IF'), body('DO')),
  control(
    'control_for',
    'statement',
    variable,
    number('FROM', 1),
    number('TO', 10),
    number('BY', 1),
    body('DO'),
  ),
  control('control_for_each', 'statement', variable, list, body('DO')),
  control('control_stop', 'statement', choice('WHAT', ['all', 'this', 'others'])),
  forSprites(cloning('control_clone_start', 'hat')),
  cloning('control_clone', 'statement', menu('TARGET', 'cloneables')),
  forSprites(cloning('control_delete_clone', 'end')),

  forSprites(sensing('sensing_touching', 'truth', menu('TARGET', 'touchables'))),
  forSprites(sensing('sensing_touching_colour', 'truth', colour('COLOUR', '#e11d48'))),
  forSprites(
    sensing(
      'sensing_colour_touching',
      'truth',
      colour('COLOUR', '#4338ca'),
      colour('COLOUR2', '#e11d48'),
    ),
  ),
  forSprites(sensing('sensing_distance', 'value', menu('TARGET', 'touchables'))),
  sensing('sensing_ask', 'statement', text('TEXT', 'What is your name?')),
  sensing('sensing_answer', 'value'),
  sensing('sensing_key', 'truth', menu('KEY', 'keys')),
  sensing('sensing_mouse_down', 'truth'),
  sensing('sensing_mouse_x', 'value'),
  sensing('sensing_mouse_y', 'value'),
  forSprites(sensing('sensing_drag', 'statement', choice('MODE', ['yes', 'no']))),
  sensing('sensing_timer', 'value'),
  sensing('sensing_reset_timer', 'statement'),
  sensing('sensing_loudness', 'value'),
  sensing('sensing_of', 'value', choice('WHAT', 'properties'), menu('TARGET', 'ofTargets')),
  sensing('sensing_date', 'value', choice('WHAT', DATE_OPTIONS)),
  sensing('sensing_days', 'value'),
  sensing('sensing_online', 'truth'),
  sensing('sensing_username', 'value'),

  operators('op_add', 'value', number('A', 0), number('B', 0)),
  operators('op_subtract', 'value', number('A', 0), number('B', 0)),
  operators('op_multiply', 'value', number('A', 0), number('B', 0)),
  operators('op_divide', 'value', number('A', 0), number('B', 0)),
  operators('op_random', 'value', number('A', 1), number('B', 10)),
  operators('op_greater', 'truth', text('A', ''), text('B', '50')),
  operators('op_less', 'truth', text('A', ''), text('B', '50')),
  operators('op_equal', 'truth', text('A', ''), text('B', '50')),
  operators('op_and', 'truth', truth('A'), truth('B')),
  operators('op_or', 'truth', truth('A'), truth('B')),
  operators('op_not', 'truth', truth('A')),
  operators('op_boolean', 'truth', choice('BOOL', ['TRUE', 'FALSE'])),
  operators('op_mod', 'value', number('A', 0), number('B', 0)),
  operators('op_round', 'value', number('A', 0)),
  operators('op_math', 'value', choice('OP', MATH_FUNCTIONS), number('A', 0)),

  texts('text_join', 'value', text('A', 'tuk'), text('B', 'tuk')),
  texts('text_letter', 'value', number('INDEX', 1), text('TEXT', 'panya')),
  texts('text_length', 'value', text('TEXT', 'panya')),
  texts('text_contains', 'truth', text('TEXT', 'panya'), text('PART', 'p')),
  texts('text_slice', 'value', number('FROM', 1), number('TO', 3), text('TEXT', 'panya')),
  texts('text_case', 'value', choice('CASE', ['upper', 'lower']), text('TEXT', 'panya')),
  texts('text_print', 'statement', text('TEXT', 'Hello!')),

  data('data_set', 'statement', variable, text('VALUE', '0')),
  data('data_change', 'statement', variable, number('BY', 1)),
  watching('data_show', 'statement', variable),
  watching('data_hide', 'statement', variable),
  data('data_get', 'value', variable),

  lists('list_get', 'value', list),
  lists('list_add', 'statement', text('VALUE', 'mango'), list),
  lists('list_delete', 'statement', number('INDEX', 1), list),
  lists('list_clear', 'statement', list),
  lists('list_insert', 'statement', text('VALUE', 'mango'), number('INDEX', 1), list),
  lists('list_replace', 'statement', number('INDEX', 1), list, text('VALUE', 'mango')),
  lists('list_split', 'statement', list, text('TEXT', 'a b c'), text('BY', ' ')),
  lists('list_item', 'value', number('INDEX', 1), list),
  lists('list_index', 'value', text('VALUE', 'mango'), list),
  lists('list_length', 'value', list),
  lists('list_contains', 'truth', list, text('VALUE', 'mango')),
  listWatching('list_show', 'statement', list),
  listWatching('list_hide', 'statement', list),

  functions('function_return', 'end', text('VALUE', '0')),
]
