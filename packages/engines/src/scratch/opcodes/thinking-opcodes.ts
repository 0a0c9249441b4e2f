/** Scratch's blocks that decide, repeat, sense, calculate and remember beside ours. */
import {
  body,
  colour,
  list,
  menu,
  number,
  type OpcodeRule,
  rule,
  text,
  truth,
  variable,
  type Words,
  word,
} from './opcode-rule.ts'

const hat = rule('hat')
const statement = rule('statement')
const end = rule('end')
const value = rule('value')
const isTrue = rule('truth')

const STOP_WORDS: Words = {
  all: 'all',
  'this script': 'this',
  'other scripts in sprite': 'others',
  'other scripts in stage': 'others',
}
const DATE_WORDS: Words = {
  YEAR: 'year',
  MONTH: 'month',
  DATE: 'day',
  DAYOFWEEK: 'weekday',
  HOUR: 'hour',
  MINUTE: 'minute',
  SECOND: 'second',
}
const MATH_WORDS: Words = {
  abs: 'abs',
  floor: 'floor',
  ceiling: 'ceiling',
  sqrt: 'sqrt',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  asin: 'asin',
  acos: 'acos',
  atan: 'atan',
  ln: 'ln',
  log: 'log',
  'e ^': 'exp',
  '10 ^': 'power10',
}
const DRAG_WORDS: Words = { draggable: 'yes', 'not draggable': 'no' }

/** Everything else that can be asked of a sprite is one of its variables, by name. */
export const PROPERTY_WORDS: Words = {
  'x position': 'x',
  'y position': 'y',
  direction: 'direction',
  size: 'size',
  'costume #': 'costume-number',
  'costume name': 'costume-name',
  volume: 'volume',
  'backdrop #': 'backdrop-number',
  'backdrop name': 'backdrop-name',
  'background #': 'backdrop-number',
}

const CONTROL: OpcodeRule[] = [
  statement(
    'control_repeat',
    'control_repeat',
    number('TIMES', 'TIMES', 'math_whole_number'),
    body('SUBSTACK'),
  ),
  end('control_forever', 'control_forever', body('SUBSTACK')),
  statement('control_if', 'control_if', truth('CONDITION', 'IF'), body('SUBSTACK')),
  statement(
    'control_if_else',
    'control_if_else',
    truth('CONDITION', 'IF'),
    body('SUBSTACK'),
    body('SUBSTACK2', 'ELSE'),
  ),
  statement('control_wait_until', 'control_wait_until', truth('CONDITION', 'IF')),
  statement(
    'control_repeat_until',
    'control_repeat_until',
    truth('CONDITION', 'IF'),
    body('SUBSTACK'),
  ),
  statement('control_while', 'control_while', truth('CONDITION', 'IF'), body('SUBSTACK')),
  statement(
    'control_for_each',
    'legacy_for_each',
    variable,
    number('VALUE', 'VALUE', 'math_whole_number'),
    body('SUBSTACK'),
  ),
  statement('control_stop', 'control_stop', word('STOP_OPTION', 'WHAT', STOP_WORDS)),
  hat('control_start_as_clone', 'control_clone_start'),
  statement('control_create_clone_of', 'control_clone', menu('CLONE_OPTION', 'TARGET', 'clone')),
  // Not in Scratch itself, but in programs that grew out of it.
  end('procedures_return', 'function_return', text('VALUE')),
  end('control_delete_this_clone', 'control_delete_clone'),
  value('control_get_counter', 'legacy_counter'),
  statement('control_incr_counter', 'legacy_counter_up'),
  statement('control_clear_counter', 'legacy_counter_clear'),
]

const SENSING: OpcodeRule[] = [
  isTrue(
    'sensing_touchingobject',
    'sensing_touching',
    menu('TOUCHINGOBJECTMENU', 'TARGET', 'touching'),
  ),
  isTrue('sensing_touchingcolor', 'sensing_touching_colour', colour('COLOR', 'COLOUR')),
  isTrue(
    'sensing_coloristouchingcolor',
    'sensing_colour_touching',
    colour('COLOR', 'COLOUR'),
    colour('COLOR2', 'COLOUR2'),
  ),
  value('sensing_distanceto', 'sensing_distance', menu('DISTANCETOMENU', 'TARGET', 'distance')),
  statement('sensing_askandwait', 'sensing_ask', text('QUESTION', 'TEXT')),
  value('sensing_answer', 'sensing_answer'),
  isTrue('sensing_keypressed', 'sensing_key', menu('KEY_OPTION', 'KEY', 'key')),
  isTrue('sensing_mousedown', 'sensing_mouse_down'),
  value('sensing_mousex', 'sensing_mouse_x'),
  value('sensing_mousey', 'sensing_mouse_y'),
  statement('sensing_setdragmode', 'sensing_drag', word('DRAG_MODE', 'MODE', DRAG_WORDS)),
  value('sensing_loudness', 'sensing_loudness'),
  isTrue('sensing_loud', 'legacy_loud'),
  value('sensing_timer', 'sensing_timer'),
  statement('sensing_resettimer', 'sensing_reset_timer'),
  value(
    'sensing_of',
    'sensing_of',
    { kind: 'property', from: 'PROPERTY', to: 'WHAT' },
    menu('OBJECT', 'TARGET', 'ofTarget'),
  ),
  value('sensing_current', 'sensing_date', word('CURRENTMENU', 'WHAT', DATE_WORDS)),
  value('sensing_dayssince2000', 'sensing_days'),
  isTrue('sensing_online', 'sensing_online'),
  value('sensing_username', 'sensing_username'),
  value(
    'videoSensing_videoOn',
    'video_on',
    menu('ATTRIBUTE', 'WHAT', 'videoWhat'),
    menu('SUBJECT', 'SUBJECT', 'videoSubject'),
  ),
  statement('videoSensing_videoToggle', 'video_switch', menu('VIDEO_STATE', 'STATE', 'videoState')),
  statement(
    'videoSensing_setVideoTransparency',
    'video_transparency',
    number('TRANSPARENCY', 'VALUE'),
  ),
  value(
    'translate_getTranslate',
    'translate_text',
    text('WORDS', 'TEXT'),
    menu('LANGUAGE', 'LANGUAGE', 'translateLanguage'),
  ),
  value('translate_getViewerLanguage', 'translate_language'),
]

const calculation = (opcode: string, type: string): OpcodeRule =>
  value(opcode, type, number('NUM1', 'A'), number('NUM2', 'B'))
const comparison = (opcode: string, type: string): OpcodeRule =>
  isTrue(opcode, type, text('OPERAND1', 'A'), text('OPERAND2', 'B'))
const logic = (opcode: string, type: string): OpcodeRule =>
  isTrue(opcode, type, truth('OPERAND1', 'A'), truth('OPERAND2', 'B'))

const OPERATORS: OpcodeRule[] = [
  calculation('operator_add', 'op_add'),
  calculation('operator_subtract', 'op_subtract'),
  calculation('operator_multiply', 'op_multiply'),
  calculation('operator_divide', 'op_divide'),
  value('operator_random', 'op_random', number('FROM', 'A'), number('TO', 'B')),
  comparison('operator_gt', 'op_greater'),
  comparison('operator_lt', 'op_less'),
  comparison('operator_equals', 'op_equal'),
  logic('operator_and', 'op_and'),
  logic('operator_or', 'op_or'),
  isTrue('operator_not', 'op_not', truth('OPERAND', 'A')),
  value('operator_join', 'text_join', text('STRING1', 'A'), text('STRING2', 'B')),
  value(
    'operator_letter_of',
    'text_letter',
    number('LETTER', 'INDEX', 'math_whole_number'),
    text('STRING', 'TEXT'),
  ),
  value('operator_length', 'text_length', text('STRING', 'TEXT')),
  isTrue('operator_contains', 'text_contains', text('STRING1', 'TEXT'), text('STRING2', 'PART')),
  calculation('operator_mod', 'op_mod'),
  value('operator_round', 'op_round', number('NUM', 'A')),
  value('operator_mathop', 'op_math', word('OPERATOR', 'OP', MATH_WORDS), number('NUM', 'A')),
]

const index = number('INDEX', 'INDEX', 'math_integer')
const item = text('ITEM', 'VALUE')

const DATA: OpcodeRule[] = [
  value('data_variable', 'data_get', variable),
  statement('data_setvariableto', 'data_set', variable, text('VALUE')),
  statement('data_changevariableby', 'data_change', variable, number('VALUE', 'BY')),
  statement('data_showvariable', 'data_show', variable),
  statement('data_hidevariable', 'data_hide', variable),
  value('data_listcontents', 'list_get', list),
  statement('data_addtolist', 'list_add', item, list),
  statement('data_deleteoflist', 'list_delete', index, list),
  statement('data_deletealloflist', 'list_clear', list),
  statement('data_insertatlist', 'list_insert', item, index, list),
  statement('data_replaceitemoflist', 'list_replace', index, list, item),
  value('data_itemoflist', 'list_item', index, list),
  value('data_itemnumoflist', 'list_index', item, list),
  value('data_lengthoflist', 'list_length', list),
  isTrue('data_listcontainsitem', 'list_contains', list, item),
  statement('data_showlist', 'list_show', list),
  statement('data_hidelist', 'list_hide', list),
]

export const THINKING_OPCODES: OpcodeRule[] = [...CONTROL, ...SENSING, ...OPERATORS, ...DATA]
