/** Python for every block that does something. */

import { ownTable } from '../../code/own-table.ts'
import { listed, type Py, py, pyFlag, pyText } from '../../code/python-code.ts'
import { field, foreignName, inputBlock, variableId } from '../block-json.ts'
import { BOARD_PYTHON_STATEMENTS } from '../board/board-python.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import { variableKind } from '../compile/kinds.ts'
import type { BlockJson } from '../program.ts'
import { indent, type PythonScope } from './python-scope.ts'
import { PYTHON_SENSE_STATEMENTS } from './python-senses.ts'

type Rule = (block: BlockJson, scope: PythonScope) => Py[]

/** A method of the sprite with number inputs. */
const act =
  (method: Py, ...inputs: string[]): Rule =>
  (block, scope) => [
    py`${scope.self}.${method}(${listed(inputs.map((name) => scope.num(block, name)))})`,
  ]

const pause =
  (method: Py, ...inputs: string[]): Rule =>
  (block, scope) =>
    act(method, ...inputs)(block, scope).map((line) => py`await ${line}`)

const pick =
  (method: Py, name: string): Rule =>
  (block, scope) => [py`${scope.self}.${method}(${pyText(field(block, name))})`]

const toTarget =
  (method: Py): Rule =>
  (block, scope) => [py`${scope.self}.${method}(${scope.target(block)})`]

function messageOf(block: BlockJson, scope: PythonScope): Py {
  const id = chosen(block, 'MESSAGE')
  return id === null ? py`message_named(${scope.given(block, 'MESSAGE')})` : scope.messageName(id)
}

const backdropOf = (block: BlockJson, scope: PythonScope): Py =>
  scope.menu(block, 'BACKDROP', (given) => py`stage.backdrop_named(${given})`)

const soundOf = (block: BlockJson, scope: PythonScope): Py =>
  scope.menu(block, 'SOUND', (given) => py`${scope.self}.sound_named(${given})`)

const plain =
  (code: Py): Rule =>
  () => [code]

/** Nothing is known about it but its name. */
const foreign: Rule = (block) => [py`pass  # Scratch: ${pyText(foreignName(block))}`]

function loop(head: Py, block: BlockJson, scope: PythonScope): Py[] {
  const body = scope.lines(inputBlock(block, 'DO'))
  const frame = scope.pauses(block) ? [py`await next_frame()`] : []
  return [head, ...indent([...body, ...frame])]
}

function times(block: BlockJson, scope: PythonScope): Py {
  const code = scope.num(block, 'TIMES')
  return /^\d+$/.test(code) ? code : py`round_half_up(${code})`
}

function stop(block: BlockJson, scope: PythonScope): Py[] {
  const what = field(block, 'WHAT')
  if (what === 'others') return [scope.stopOthers]
  if (what === 'all') return [py`await stop_all()`]
  return [scope.fn ? py`return 0` : py`return`]
}

const sayFor =
  (method: Py): Rule =>
  (block, scope) => [
    py`await ${scope.self}.${method}(${scope.text(block, 'TEXT')}, ${scope.num(block, 'SECONDS')})`,
  ]

const say =
  (method: Py): Rule =>
  (block, scope) => [py`${scope.self}.${method}(${scope.text(block, 'TEXT')})`]

function change(block: BlockJson, scope: PythonScope): Py[] {
  const id = variableId(block, 'VAR')
  const name = scope.variable(id, true)
  const by = scope.num(block, 'BY')
  const isNumber = variableKind(scope.kinds, id) === 'num'
  return [isNumber ? py`${name} += ${by}` : py`${name} = number(${name}) + ${by}`]
}

const watch =
  (method: Py, kind: string): Rule =>
  (block, scope) => {
    const name = scope.variable(variableId(block, kind))
    return [py`stage.${method}(${pyText(name)})`]
  }

export const PYTHON_STATEMENTS = ownTable<Rule>({
  ...BOARD_PYTHON_STATEMENTS,
  ...PYTHON_SENSE_STATEMENTS,

  event_broadcast: (block, scope) => [py`broadcast(${messageOf(block, scope)})`],
  event_broadcast_wait: (block, scope) => [
    py`await broadcast_and_wait(${messageOf(block, scope)})`,
  ],

  motion_move: act(py`move`, 'STEPS'),
  motion_turn_right: act(py`turn`, 'DEGREES'),
  motion_turn_left: (block, scope) => [
    py`${scope.self}.turn(-${scope.tightNum(block, 'DEGREES')})`,
  ],
  motion_go_to_xy: act(py`go_to`, 'X', 'Y'),
  motion_go_to: toTarget(py`go_to_target`),
  motion_glide_xy: pause(py`glide`, 'SECONDS', 'X', 'Y'),
  motion_glide_to: (block, scope) => [
    py`await ${scope.self}.glide_to(${scope.num(block, 'SECONDS')}, ${scope.target(block)})`,
  ],
  motion_point: act(py`point`, 'DIRECTION'),
  motion_point_towards: toTarget(py`point_towards`),
  motion_change_x: act(py`change_x`, 'BY'),
  motion_set_x: act(py`set_x`, 'X'),
  motion_change_y: act(py`change_y`, 'BY'),
  motion_set_y: act(py`set_y`, 'Y'),
  motion_bounce: (_, scope) => [py`${scope.self}.bounce()`],
  motion_rotation_style: (block, scope) => [
    py`${scope.self}.rotation_style = ${pyText(field(block, 'STYLE'))}`,
  ],

  looks_say_for: sayFor(py`say_for`),
  looks_think_for: sayFor(py`think_for`),
  looks_say: say(py`say`),
  looks_think: say(py`think`),
  looks_costume: (block, scope) => {
    const named = (given: Py): Py => py`${scope.self}.costume_named(${given})`
    return [py`${scope.self}.wear(${scope.menu(block, 'COSTUME', named)})`]
  },
  looks_next_costume: (_, scope) => [py`${scope.self}.next_costume()`],
  looks_backdrop: (block, scope) => [py`stage.switch_backdrop(${backdropOf(block, scope)})`],
  looks_backdrop_wait: (block, scope) => [
    py`await stage.switch_backdrop_and_wait(${backdropOf(block, scope)})`,
  ],
  looks_next_backdrop: plain(py`stage.next_backdrop()`),
  looks_change_size: (block, scope) => [
    py`${scope.self}.resize(${scope.self}.size + ${scope.tightNum(block, 'BY')})`,
  ],
  looks_set_size: act(py`resize`, 'SIZE'),
  looks_change_effect: (block, scope) => [
    py`${scope.self}.change_effect(${pyText(field(block, 'EFFECT'))}, ${scope.num(block, 'BY')})`,
  ],
  looks_set_effect: (block, scope) => [
    py`${scope.self}.set_effect(${pyText(field(block, 'EFFECT'))}, ${scope.num(block, 'VALUE')})`,
  ],
  looks_clear_effects: (_, scope) => [py`${scope.self}.clear_effects()`],
  looks_show: (_, scope) => [py`${scope.self}.visible = True`],
  looks_hide: (_, scope) => [py`${scope.self}.visible = False`],
  looks_front: pick(py`layer_to`, 'WHERE'),
  looks_layers: (block, scope) => [
    py`${scope.self}.layer_by(${field(block, 'WHERE') === 'backward' ? py`-` : py``}${scope.tightNum(block, 'LAYERS')})`,
  ],

  sound_play: (block, scope) => [py`${scope.self}.play(${soundOf(block, scope)})`],
  sound_play_wait: (block, scope) => [
    py`await ${scope.self}.play_until_done(${soundOf(block, scope)})`,
  ],
  sound_stop_all: plain(py`music.silence()`),
  sound_note: pause(py`note`, 'NOTE', 'BEATS'),
  sound_rest: (block, scope) => [py`await music.rest(${scope.num(block, 'BEATS')})`],
  sound_set_tempo: (block, scope) => [py`music.set_tempo(${scope.num(block, 'TEMPO')})`],
  sound_change_volume: (block, scope) => [
    py`${scope.self}.set_volume(${scope.self}.volume + ${scope.tightNum(block, 'BY')})`,
  ],
  sound_set_volume: act(py`set_volume`, 'VOLUME'),

  control_wait: (block, scope) => [py`await wait(${scope.num(block, 'SECONDS')})`],
  control_repeat: (block, scope) => loop(py`for _ in range(${times(block, scope)}):`, block, scope),
  control_forever: (block, scope) => [
    py`while True:`,
    ...indent([...scope.lines(inputBlock(block, 'DO')), py`await next_frame()`]),
  ],
  control_if: (block, scope) => [py`if ${scope.truth(block, 'IF')}:`, ...scope.body(block, 'DO')],
  control_if_else: (block, scope) => [
    py`if ${scope.truth(block, 'IF')}:`,
    ...scope.body(block, 'DO'),
    py`else:`,
    ...scope.body(block, 'ELSE'),
  ],
  control_wait_until: (block, scope) => [
    py`while not ${scope.truth(block, 'IF', true)}:`,
    py`    await next_frame()`,
  ],
  control_repeat_until: (block, scope) =>
    loop(py`while not ${scope.truth(block, 'IF', true)}:`, block, scope),
  control_while: (block, scope) => loop(py`while ${scope.truth(block, 'IF')}:`, block, scope),
  control_for: (block, scope) => {
    const counter = scope.variable(variableId(block, 'VAR'), true)
    const given = listed(['FROM', 'TO', 'BY'].map((name) => scope.num(block, name)))
    return loop(py`for ${counter} in counting(${given}):`, block, scope)
  },
  control_for_each: (block, scope) => {
    const entry = scope.variable(variableId(block, 'VAR'), true)
    return loop(py`for ${entry} in ${scope.listName(block)}:`, block, scope)
  },
  legacy_for_each: (block, scope) => {
    const counter = scope.variable(variableId(block, 'VAR'), true)
    return loop(py`for ${counter} in up_to(${scope.num(block, 'VALUE')}):`, block, scope)
  },
  legacy_at_once: (block, scope) => scope.lines(inputBlock(block, 'DO')),
  control_stop: stop,
  control_clone: (block, scope) => {
    const target = chosen(block, 'TARGET')
    if (target === null) return [py`${scope.self}.clone_named(${scope.given(block, 'TARGET')})`]
    const actor = target === '_myself_' ? scope.self : scope.actorName(target)
    return actor ? [py`${actor}.clone()`] : []
  },
  control_delete_clone: (_, scope) => [py`await ${scope.self}.delete_clone()`],

  sensing_ask: (block, scope) => [py`await ${scope.self}.ask(${scope.text(block, 'TEXT')})`],
  sensing_drag: (block, scope) => [
    py`${scope.self}.draggable = ${pyFlag(field(block, 'MODE') === 'yes')}`,
  ],
  sensing_reset_timer: plain(py`reset_timer()`),

  text_print: (block, scope) => [py`print(${scope.text(block, 'TEXT')})`],

  foreign_statement: foreign,
  foreign_end: foreign,

  data_set: (block, scope) => [
    py`${scope.variable(variableId(block, 'VAR'), true)} = ${scope.any(block, 'VALUE')}`,
  ],
  data_change: change,
  data_show: watch(py`show`, 'VAR'),
  data_hide: watch(py`hide`, 'VAR'),
  list_add: (block, scope) => [py`${scope.listName(block)}.append(${scope.any(block, 'VALUE')})`],
  list_delete: (block, scope) => [
    py`delete_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`,
  ],
  list_clear: (block, scope) => [py`${scope.listName(block)}.clear()`],
  list_insert: (block, scope) => [
    py`insert_item(${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')}, ${scope.listName(block)})`,
  ],
  list_replace: (block, scope) => [
    py`set_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)}, ${scope.any(block, 'VALUE')})`,
  ],
  list_split: (block, scope) => [
    py`${scope.listName(block)}[:] = split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')})`,
  ],
  list_show: watch(py`show`, 'LIST'),
  list_hide: watch(py`hide`, 'LIST'),

  function_call: (block, scope) => [scope.call(block)],
  function_return: (block, scope) => [py`return ${scope.any(block, 'VALUE')}`],

  pen_clear: plain(py`pen.clear()`),
  pen_stamp: (_, scope) => [py`${scope.self}.stamp()`],
  pen_down: (_, scope) => [py`${scope.self}.pen_down()`],
  pen_up: (_, scope) => [py`${scope.self}.pen_up()`],
  pen_set_colour: (block, scope) => [
    py`${scope.self}.set_pen_colour(${scope.menu(block, 'COLOUR', (given) => py`colour_named(${given})`)})`,
  ],
  pen_change_colour: act(py`change_pen_colour`, 'BY'),
  pen_set_size: act(py`set_pen_size`, 'SIZE'),
  pen_change_size: (block, scope) => [
    py`${scope.self}.set_pen_size(${scope.self}.pen_size + ${scope.tightNum(block, 'BY')})`,
  ],
})
