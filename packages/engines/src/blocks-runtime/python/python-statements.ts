/** Python for every block that does something. */
import { field, inputBlock, variableId } from '../block-json.ts'
import { BOARD_PYTHON_STATEMENTS } from '../board/board-python.ts'
import type { BlockJson } from '../program.ts'
import { pythonText } from './python-names.ts'
import { indent, type PythonScope } from './python-scope.ts'

type Rule = (block: BlockJson, scope: PythonScope) => string[]

/** A method of the sprite with number inputs. */
const act =
  (method: string, ...inputs: string[]): Rule =>
  (block, scope) => [
    `${scope.self}.${method}(${inputs.map((name) => scope.num(block, name)).join(', ')})`,
  ]

const pause =
  (method: string, ...inputs: string[]): Rule =>
  (block, scope) => [`await ${act(method, ...inputs)(block, scope)[0]}`]

const pick =
  (method: string, name: string): Rule =>
  (block, scope) => [`${scope.self}.${method}(${pythonText(field(block, name))})`]

const toTarget =
  (method: string): Rule =>
  (block, scope) => [`${scope.self}.${method}(${scope.target(block)})`]

const plain =
  (code: string): Rule =>
  () => [code]

function loop(head: string, block: BlockJson, scope: PythonScope): string[] {
  const body = scope.lines(inputBlock(block, 'DO'))
  const frame = scope.pauses(block) ? ['await next_frame()'] : []
  return [head, ...indent([...body, ...frame])]
}

function times(block: BlockJson, scope: PythonScope): string {
  const code = scope.num(block, 'TIMES')
  return /^\d+$/.test(code) ? code : `round_half_up(${code})`
}

function stop(block: BlockJson, scope: PythonScope): string[] {
  const what = field(block, 'WHAT')
  if (what === 'others') return [scope.stopOthers]
  if (what === 'all') return ['await stop_all()']
  return [scope.fn ? 'return 0' : 'return']
}

const sayFor =
  (method: string): Rule =>
  (block, scope) => [
    `await ${scope.self}.${method}(${scope.text(block, 'TEXT')}, ${scope.num(block, 'SECONDS')})`,
  ]

const say =
  (method: string): Rule =>
  (block, scope) => [`${scope.self}.${method}(${scope.text(block, 'TEXT')})`]

function change(block: BlockJson, scope: PythonScope): string[] {
  const id = variableId(block, 'VAR')
  const name = scope.variable(id, true)
  const by = scope.num(block, 'BY')
  const isNumber = (scope.kinds.get(id) ?? 'num') === 'num'
  return [isNumber ? `${name} += ${by}` : `${name} = number(${name}) + ${by}`]
}

const watch =
  (method: string, kind: string): Rule =>
  (block, scope) => {
    const name = scope.variable(variableId(block, kind))
    return [`stage.${method}(${pythonText(name)})`]
  }

export const PYTHON_STATEMENTS: Record<string, Rule> = {
  ...BOARD_PYTHON_STATEMENTS,

  event_broadcast: (block, scope) => [
    `broadcast(${scope.messageName(variableId(block, 'MESSAGE'))})`,
  ],
  event_broadcast_wait: (block, scope) => [
    `await broadcast_and_wait(${scope.messageName(variableId(block, 'MESSAGE'))})`,
  ],

  motion_move: act('move', 'STEPS'),
  motion_turn_right: act('turn', 'DEGREES'),
  motion_turn_left: (block, scope) => [`${scope.self}.turn(-${scope.tightNum(block, 'DEGREES')})`],
  motion_go_to_xy: act('go_to', 'X', 'Y'),
  motion_go_to: toTarget('go_to_target'),
  motion_glide_xy: pause('glide', 'SECONDS', 'X', 'Y'),
  motion_glide_to: (block, scope) => [
    `await ${scope.self}.glide_to(${scope.num(block, 'SECONDS')}, ${scope.target(block)})`,
  ],
  motion_point: act('point', 'DIRECTION'),
  motion_point_towards: toTarget('point_towards'),
  motion_change_x: act('change_x', 'BY'),
  motion_set_x: act('set_x', 'X'),
  motion_change_y: act('change_y', 'BY'),
  motion_set_y: act('set_y', 'Y'),
  motion_bounce: (_, scope) => [`${scope.self}.bounce()`],
  motion_rotation_style: (block, scope) => [
    `${scope.self}.rotation_style = ${pythonText(field(block, 'STYLE'))}`,
  ],

  looks_say_for: sayFor('say_for'),
  looks_think_for: sayFor('think_for'),
  looks_say: say('say'),
  looks_think: say('think'),
  looks_costume: pick('wear', 'COSTUME'),
  looks_next_costume: (_, scope) => [`${scope.self}.next_costume()`],
  looks_backdrop: (block) => [`stage.switch_backdrop(${pythonText(field(block, 'BACKDROP'))})`],
  looks_next_backdrop: plain('stage.next_backdrop()'),
  looks_change_size: (block, scope) => [
    `${scope.self}.resize(${scope.self}.size + ${scope.tightNum(block, 'BY')})`,
  ],
  looks_set_size: act('resize', 'SIZE'),
  looks_change_effect: (block, scope) => [
    `${scope.self}.change_effect(${pythonText(field(block, 'EFFECT'))}, ${scope.num(block, 'BY')})`,
  ],
  looks_set_effect: (block, scope) => [
    `${scope.self}.set_effect(${pythonText(field(block, 'EFFECT'))}, ${scope.num(block, 'VALUE')})`,
  ],
  looks_clear_effects: (_, scope) => [`${scope.self}.clear_effects()`],
  looks_show: (_, scope) => [`${scope.self}.visible = True`],
  looks_hide: (_, scope) => [`${scope.self}.visible = False`],
  looks_front: pick('layer_to', 'WHERE'),
  looks_layers: (block, scope) => [
    `${scope.self}.layer_by(${field(block, 'WHERE') === 'backward' ? '-' : ''}${scope.tightNum(block, 'LAYERS')})`,
  ],

  sound_play: pick('play', 'SOUND'),
  sound_play_wait: (block, scope) => [
    `await ${scope.self}.play_until_done(${pythonText(field(block, 'SOUND'))})`,
  ],
  sound_stop_all: plain('music.silence()'),
  sound_note: pause('note', 'NOTE', 'BEATS'),
  sound_rest: (block, scope) => [`await music.rest(${scope.num(block, 'BEATS')})`],
  sound_set_tempo: (block, scope) => [`music.set_tempo(${scope.num(block, 'TEMPO')})`],
  sound_change_volume: (block, scope) => [
    `${scope.self}.set_volume(${scope.self}.volume + ${scope.tightNum(block, 'BY')})`,
  ],
  sound_set_volume: act('set_volume', 'VOLUME'),

  control_wait: (block, scope) => [`await wait(${scope.num(block, 'SECONDS')})`],
  control_repeat: (block, scope) => loop(`for _ in range(${times(block, scope)}):`, block, scope),
  control_forever: (block, scope) => [
    'while True:',
    ...indent([...scope.lines(inputBlock(block, 'DO')), 'await next_frame()']),
  ],
  control_if: (block, scope) => [`if ${scope.truth(block, 'IF')}:`, ...scope.body(block, 'DO')],
  control_if_else: (block, scope) => [
    `if ${scope.truth(block, 'IF')}:`,
    ...scope.body(block, 'DO'),
    'else:',
    ...scope.body(block, 'ELSE'),
  ],
  control_wait_until: (block, scope) => [
    `while not ${scope.truth(block, 'IF', true)}:`,
    '    await next_frame()',
  ],
  control_repeat_until: (block, scope) =>
    loop(`while not ${scope.truth(block, 'IF', true)}:`, block, scope),
  control_while: (block, scope) => loop(`while ${scope.truth(block, 'IF')}:`, block, scope),
  control_for: (block, scope) => {
    const counter = scope.variable(variableId(block, 'VAR'), true)
    const given = ['FROM', 'TO', 'BY'].map((name) => scope.num(block, name)).join(', ')
    return loop(`for ${counter} in counting(${given}):`, block, scope)
  },
  control_for_each: (block, scope) => {
    const entry = scope.variable(variableId(block, 'VAR'), true)
    return loop(`for ${entry} in ${scope.listName(block)}:`, block, scope)
  },
  control_stop: stop,
  control_clone: (block, scope) => {
    const target = field(block, 'TARGET')
    return [`${target === '_myself_' ? scope.self : scope.actorName(target)}.clone()`]
  },
  control_delete_clone: (_, scope) => [`await ${scope.self}.delete_clone()`],

  sensing_ask: (block, scope) => [`await ${scope.self}.ask(${scope.text(block, 'TEXT')})`],
  sensing_drag: (block, scope) => [
    `${scope.self}.draggable = ${field(block, 'MODE') === 'yes' ? 'True' : 'False'}`,
  ],
  sensing_reset_timer: plain('reset_timer()'),

  text_print: (block, scope) => [`print(${scope.text(block, 'TEXT')})`],

  data_set: (block, scope) => [
    `${scope.variable(variableId(block, 'VAR'), true)} = ${scope.any(block, 'VALUE')}`,
  ],
  data_change: change,
  data_show: watch('show', 'VAR'),
  data_hide: watch('hide', 'VAR'),
  list_add: (block, scope) => [`${scope.listName(block)}.append(${scope.any(block, 'VALUE')})`],
  list_delete: (block, scope) => [
    `delete_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`,
  ],
  list_clear: (block, scope) => [`${scope.listName(block)}.clear()`],
  list_insert: (block, scope) => [
    `insert_item(${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')}, ${scope.listName(block)})`,
  ],
  list_replace: (block, scope) => [
    `set_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)}, ${scope.any(block, 'VALUE')})`,
  ],
  list_split: (block, scope) => [
    `${scope.listName(block)}[:] = split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')})`,
  ],
  list_show: watch('show', 'LIST'),
  list_hide: watch('hide', 'LIST'),

  function_call: (block, scope) => [scope.call(block)],
  function_return: (block, scope) => [`return ${scope.any(block, 'VALUE')}`],

  pen_clear: plain('pen.clear()'),
  pen_stamp: (_, scope) => [`${scope.self}.stamp()`],
  pen_down: (_, scope) => [`${scope.self}.pen_down()`],
  pen_up: (_, scope) => [`${scope.self}.pen_up()`],
  pen_set_colour: pick('set_pen_colour', 'COLOUR'),
  pen_change_colour: act('change_pen_colour', 'BY'),
  pen_set_size: act('set_pen_size', 'SIZE'),
  pen_change_size: (block, scope) => [
    `${scope.self}.set_pen_size(${scope.self}.pen_size + ${scope.tightNum(block, 'BY')})`,
  ],
}
