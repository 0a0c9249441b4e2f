/** JavaScript for every block that does something. */

import { ownTable } from '../../code/own-table.ts'
import { everyBlock, field, inputBlock, variableId } from '../block-json.ts'
import { BOARD_STATEMENTS } from '../board/board-javascript.ts'
import type { BlockJson } from '../program.ts'
import { type Js, joined, js, jsFlag, jsNumber, jsText, listed } from './javascript-code.ts'
import { variableKind } from './kinds.ts'
import { listAdd, listReplace } from './list-code.ts'
import { menuCode, menuNumber } from './menu-code.ts'
import type { Scope, StatementRule } from './scope.ts'
import { SENSE_STATEMENTS } from './sense-code.ts'
import { isCalm } from './suspension.ts'

const text = (block: BlockJson, name: string): Js => jsText(field(block, name))
const idOf = (block: BlockJson): Js => jsText(block.id ?? '')

/** A plain method call on the sprite with number inputs. */
function act(method: Js, ...inputs: string[]): StatementRule {
  return (block, scope) => js`S.${method}(${listed(inputs.map((name) => scope.num(block, name)))})`
}

/** A method call on the sprite with one menu, whose names `R.named` knows. */
function pickNamed(method: Js, name: string, names: Js): StatementRule {
  return (block, scope) => js`S.${method}(${menuCode(block, name, scope, names)})`
}

/** One picture: the thread rests until the next tick. */
function picture(block: BlockJson): Js {
  return js`T.at = ${idOf(block)}; yield 0`
}

interface LoopHead {
  condition: Js
  /** What moves on to the next turn. */
  step?: Js
  /** What stands at the beginning of every turn. */
  first?: Js
}

/** The head is written where the loop is: what it names depends on that. */
function loop(head: () => LoopHead, block: BlockJson, scope: Scope): Js {
  return scope.isSlowLoop(block)
    ? plainLoop(head(), block, scope)
    : scope.twice(() => calmLoop(head, block, scope))
}

function plainLoop(
  { condition, step = js``, first = js`` }: LoopHead,
  block: BlockJson,
  scope: Scope,
): Js {
  return js`for (; ${condition}; ${step}) {\n${first};\n${scope.body(block, 'DO')}\n${scope.turn(block)}\n}`
}

/**
 * The innermost loop of a calculation has no pause inside, so that it becomes a tight loop of the machine;
 * the pause stands around it, each time the fuel is used up. Nobody else looks at variables meanwhile: they
 * are locals inside, and written back before the pause.
 */
function calmLoop(head: () => LoopHead, block: BlockJson, scope: Scope): Js {
  if (!scope.isFast || !isInnermost(block) || !scope.isCalmLoop(block))
    return plainLoop(head(), block, scope)
  const [fuel, more] = [scope.fresh(), scope.fresh()]
  const { used, assigned } = variablesOf(block)
  const locals = new Map([...used].map((id) => [id, scope.fresh()]))
  const take = [...locals].map(
    ([id, local]) => js`let ${local} = ${scope.names.variable(id)}; ${asWhole(id, local, scope)}\n`,
  )
  const give = [...assigned].map((id) => js`${scope.names.variable(id)} = ${locals.get(id)!}\n`)
  const turns = scope.withLocals(locals, () => {
    const { condition, step = js``, first = js`` } = head()
    return js`if (!(${condition})) { ${more} = false; break }
${first};\n${scope.body(block, 'DO')}\n${step};\n${fuel}--`
  })
  return js`let ${more} = true
while (${more}) {
let ${fuel} = R.fuel
${joined(take, '')}while (${fuel} > 0) {
${turns}
}
${joined(give, '')}R.fuel = ${fuel}
if (${more}) yield 1
}`
}

/** A whole number that has been through a place for broken ones is still kept as broken: arithmetic with it
 * would stay slow for the whole loop. */
function asWhole(id: string, local: Js, scope: Scope): Js {
  const isNumber = variableKind(scope.kinds, id) === 'num'
  return isNumber ? js`if ((${local} | 0) === ${local}) ${local} |= 0` : js``
}

/** The variables of a loop; none where it could be left, or somebody else could run, without writing them back. */
function variablesOf(loopBlock: BlockJson): { used: Set<string>; assigned: Set<string> } {
  const used = new Set<string>()
  const assigned = new Set<string>()
  const inside = [loopBlock, ...everyBlock(inputBlock(loopBlock, 'DO'))]
  if (inside.some(({ type }) => type === 'function_return' || !isCalm(type)))
    return { used: new Set(), assigned: new Set() }
  for (const block of [...inside, ...everyBlock(inputBlock(loopBlock, 'IF'))]) {
    const id = block.fields?.['VAR'] ? variableId(block, 'VAR') : ''
    if (id === '') continue
    used.add(id)
    if (/^(data_set|data_change|control_for|legacy_for_each)/.test(block.type)) assigned.add(id)
  }
  return { used, assigned }
}

function isInnermost(block: BlockJson): boolean {
  for (const inner of everyBlock(inputBlock(block, 'DO'))) {
    if (/^(control_(repeat|while|for)|legacy_for_each|function_call|sensing_of)/.test(inner.type))
      return false
  }
  // Another's variable may be one of those that are kept in locals.
  return [...everyBlock(inputBlock(block, 'IF'))].every(
    ({ type }) => !/^(function_call|sensing_of)/.test(type),
  )
}

function wait(block: BlockJson, seconds: Js): Js {
  return js`R.sleep(T, ${seconds}); ${picture(block)}`
}

function sayFor(kind: 'say' | 'think'): StatementRule {
  return (block, scope) => {
    const bubble = scope.fresh()
    return js`const ${bubble} = S.say(${jsText(kind)}, ${scope.text(block, 'TEXT')})
${wait(block, scope.num(block, 'SECONDS'))}
S.unsay(${bubble})`
  }
}

function stop(block: BlockJson, scope: Scope): Js {
  const what = field(block, 'WHAT')
  if (what === 'others') return js`R.stopOthers(S, T)`
  if (what === 'all') return js`R.stopAll(); yield 2`
  return scope.fn ? js`return 0` : js`return`
}

const WHOLE = /^\d+$/

function countLoop(block: BlockJson, scope: Scope): Js {
  const at = scope.fresh()
  const first = (): Js => js`${scope.variable(variableId(block, 'VAR'))} = ${at}`
  const [from, to, by] = [scope.num(block, 'FROM'), scope.num(block, 'TO'), scope.num(block, 'BY')]
  const step = WHOLE.test(by) && Number(by) > 0 ? by : null
  if (step && WHOLE.test(from) && WHOLE.test(to) && Number(from) <= Number(to)) {
    const up = (): LoopHead => ({
      condition: js`${at} <= ${to}`,
      step: js`${at} += ${step}`,
      first: first(),
    })
    return js`let ${at} = ${from}\n${loop(up, block, scope)}`
  }
  const [end, way] = [scope.fresh(), scope.fresh()]
  const head = (): LoopHead => ({
    condition: js`${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}`,
    step: js`${at} += ${way}`,
    first: first(),
  })
  return js`let ${at} = ${from}
const ${end} = ${to}, ${way} = stride(${at}, ${end}, ${by})
${loop(head, block, scope)}`
}

/** Counts from 1; what the variable is made inside the loop does not matter. */
function countUp(block: BlockJson, scope: Scope): Js {
  const [index, times] = [scope.fresh(), scope.fresh()]
  const head = (): LoopHead => ({
    condition: js`${index} < ${times}`,
    step: js`${index}++`,
    first: js`${scope.variable(variableId(block, 'VAR'))} = ${index} + 1`,
  })
  return js`let ${index} = 0\nconst ${times} = ${scope.num(block, 'VALUE')}
${loop(head, block, scope)}`
}

function eachLoop(block: BlockJson, scope: Scope): Js {
  const index = scope.fresh()
  const items = scope.names.list(variableId(block, 'LIST'))
  const head = (): LoopHead => ({
    condition: js`${index} < ${items}.length`,
    step: js`${index}++`,
    first: js`${scope.variable(variableId(block, 'VAR'))} = ${items}[${index}]`,
  })
  return js`let ${index} = 0\n${loop(head, block, scope)}`
}

function repeat(block: BlockJson, scope: Scope): Js {
  const [index, times] = [scope.fresh(), scope.fresh()]
  return js`let ${index} = 0\nconst ${times} = round(${scope.num(block, 'TIMES')})
${loop(() => ({ condition: js`${index} < ${times}`, step: js`${index}++` }), block, scope)}`
}

const list = (block: BlockJson, scope: Scope): Js => scope.names.list(variableId(block, 'LIST'))
const variable = (block: BlockJson, scope: Scope): Js => scope.variable(variableId(block, 'VAR'))

function changeVariable(block: BlockJson, scope: Scope): Js {
  const number = scope.variableNumber(variableId(block, 'VAR'))
  return js`${variable(block, scope)} = ${number} + ${scope.num(block, 'BY')}`
}

const watch =
  (name: string, shown: boolean): StatementRule =>
  (block) =>
    js`R.watch(S, ${jsText(variableId(block, name))}, ${jsFlag(shown)})`

export const STATEMENTS = ownTable<StatementRule>({
  ...BOARD_STATEMENTS,
  ...SENSE_STATEMENTS,

  event_broadcast: (block, scope) =>
    js`R.broadcast(${menuCode(block, 'MESSAGE', scope, js`message`)})`,
  event_broadcast_wait: (block, scope) =>
    js`R.waitFor(T, R.broadcast(${menuCode(block, 'MESSAGE', scope, js`message`)})); ${picture(block)}`,

  motion_move: act(js`move`, 'STEPS'),
  motion_turn_right: act(js`turn`, 'DEGREES'),
  motion_turn_left: (block, scope) => js`S.turn(-${scope.num(block, 'DEGREES')})`,
  motion_go_to_xy: act(js`goTo`, 'X', 'Y'),
  motion_go_to: pickNamed(js`goToTarget`, 'TARGET', js`target`),
  motion_glide_xy: (block, scope) =>
    js`yield* S.glide(T, ${idOf(block)}, ${scope.num(block, 'SECONDS')}, ${scope.num(block, 'X')}, ${scope.num(block, 'Y')})`,
  motion_glide_to: (block, scope) =>
    js`yield* S.glideTo(T, ${idOf(block)}, ${scope.num(block, 'SECONDS')}, ${menuCode(block, 'TARGET', scope, js`target`)})`,
  motion_point: act(js`point`, 'DIRECTION'),
  motion_point_towards: pickNamed(js`pointTowards`, 'TARGET', js`target`),
  motion_change_x: (block, scope) => js`S.goTo(S.x + ${scope.num(block, 'BY')}, S.y)`,
  motion_set_x: (block, scope) => js`S.goTo(${scope.num(block, 'X')}, S.y)`,
  motion_change_y: (block, scope) => js`S.goTo(S.x, S.y + ${scope.num(block, 'BY')})`,
  motion_set_y: (block, scope) => js`S.goTo(S.x, ${scope.num(block, 'Y')})`,
  motion_bounce: () => js`S.bounce()`,
  motion_rotation_style: (block) => js`S.rotationStyle = ${text(block, 'STYLE')}`,

  looks_say_for: sayFor('say'),
  looks_think_for: sayFor('think'),
  looks_say: (block, scope) => js`S.say("say", ${scope.text(block, 'TEXT')})`,
  looks_think: (block, scope) => js`S.say("think", ${scope.text(block, 'TEXT')})`,
  looks_costume: pickNamed(js`wear`, 'COSTUME', js`costume`),
  looks_next_costume: () => js`S.nextCostume()`,
  looks_backdrop: (block, scope) =>
    js`R.switchBackdrop(${menuCode(block, 'BACKDROP', scope, js`backdrop`)})`,
  looks_backdrop_wait: (block, scope) =>
    js`R.waitFor(T, R.switchBackdrop(${menuCode(block, 'BACKDROP', scope, js`backdrop`)})); ${picture(block)}`,
  looks_next_backdrop: () => js`R.nextBackdrop()`,
  looks_change_size: (block, scope) => js`S.resize(S.size + ${scope.num(block, 'BY')})`,
  looks_set_size: act(js`resize`, 'SIZE'),
  looks_change_effect: (block, scope) =>
    js`S.setEffect(${text(block, 'EFFECT')}, S.effect(${text(block, 'EFFECT')}) + ${scope.num(block, 'BY')})`,
  looks_set_effect: (block, scope) =>
    js`S.setEffect(${text(block, 'EFFECT')}, ${scope.num(block, 'VALUE')})`,
  looks_clear_effects: () => js`S.clearEffects()`,
  looks_show: () => js`S.visible = true`,
  looks_hide: () => js`S.visible = false`,
  looks_front: (block) =>
    js`R.layer(S, ${jsNumber(field(block, 'WHERE') === 'back' ? -Infinity : Infinity)})`,
  looks_layers: (block, scope) =>
    js`R.layer(S, ${field(block, 'WHERE') === 'backward' ? js`-` : js``}${scope.num(block, 'LAYERS')})`,

  sound_play: pickNamed(js`play`, 'SOUND', js`sound`),
  sound_play_wait: (block, scope) =>
    wait(block, js`S.play(${menuCode(block, 'SOUND', scope, js`sound`)})`),
  sound_stop_all: () => js`R.silence()`,
  sound_note: (block, scope) =>
    wait(block, js`S.note(${scope.num(block, 'NOTE')}, ${scope.num(block, 'BEATS')})`),
  sound_drum: (block, scope) =>
    wait(
      block,
      js`R.sound.drum(S, ${menuNumber(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
    ),
  legacy_drum: (block, scope) =>
    wait(block, js`R.sound.midiDrum(S, ${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`),
  sound_rest: (block, scope) => wait(block, js`R.beats(${scope.num(block, 'BEATS')})`),
  sound_set_tempo: (block, scope) => js`R.setTempo(${scope.num(block, 'TEMPO')})`,
  sound_change_volume: (block, scope) => js`S.setVolume(S.volume + ${scope.num(block, 'BY')})`,
  sound_set_volume: act(js`setVolume`, 'VOLUME'),

  control_wait: (block, scope) => wait(block, scope.num(block, 'SECONDS')),
  control_repeat: repeat,
  control_forever: (block, scope) =>
    js`while (true) {\n${scope.body(block, 'DO')}\n${scope.foreverTurn(block)}\n}`,
  control_if: (block, scope) =>
    js`if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n}`,
  control_if_else: (block, scope) =>
    js`if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n} else {\n${scope.body(block, 'ELSE')}\n}`,
  control_wait_until: (block, scope) =>
    js`while (!${scope.truth(block, 'IF')}) { ${picture(block)} }`,
  control_repeat_until: (block, scope) =>
    loop(() => ({ condition: js`!${scope.truth(block, 'IF')}` }), block, scope),
  control_while: (block, scope) =>
    loop(() => ({ condition: scope.truth(block, 'IF') }), block, scope),
  control_for: countLoop,
  control_for_each: eachLoop,
  legacy_for_each: countUp,
  legacy_at_once: (block, scope) => js`{\n${scope.body(block, 'DO')}\n}`,
  control_stop: stop,
  control_clone: pickNamed(js`clone`, 'TARGET', js`target`),
  control_delete_clone: () => js`if (R.deleteClone(S)) yield 2`,

  sensing_ask: (block, scope) => js`R.ask(S, T, ${scope.text(block, 'TEXT')}); ${picture(block)}`,
  sensing_drag: (block) => js`S.draggable = ${jsFlag(field(block, 'MODE') === 'yes')}`,
  sensing_reset_timer: () => js`R.resetTimer()`,

  text_print: (block, scope) => js`R.print(${scope.text(block, 'TEXT')})`,

  data_set: (block, scope) =>
    js`${variable(block, scope)} = ${scope.stored(block, 'VALUE', variableId(block, 'VAR'))}`,
  data_change: changeVariable,
  data_show: watch('VAR', true),
  data_hide: watch('VAR', false),
  list_add: listAdd,
  list_delete: (block, scope) => js`remove(${list(block, scope)}, ${scope.num(block, 'INDEX')})`,
  list_clear: (block, scope) => js`${list(block, scope)}.length = 0`,
  list_insert: (block, scope) =>
    js`insert(${list(block, scope)}, ${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')})`,
  list_replace: listReplace,
  list_split: (block, scope) =>
    js`${list(block, scope)} = split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')}, literal)`,
  list_show: watch('LIST', true),
  list_hide: watch('LIST', false),

  foreign_statement: (block) => js`R.cannot(S, ${idOf(block)})`,
  foreign_end: (block) => js`R.cannot(S, ${idOf(block)})`,

  function_call: (block, scope) => scope.call(block),
  function_return: (block, scope) => js`return ${scope.any(block, 'VALUE')}`,

  pen_clear: () => js`R.pen.clear()`,
  pen_stamp: () => js`S.stamp()`,
  pen_down: () => js`S.penDown()`,
  pen_up: () => js`S.penUp()`,
  pen_set_colour: pickNamed(js`setPenColour`, 'COLOUR', js`colour`),
  pen_change_colour: act(js`changePenColour`, 'BY'),
  pen_set_size: act(js`setPenSize`, 'SIZE'),
  pen_change_size: (block, scope) => js`S.setPenSize(S.pen.size + ${scope.num(block, 'BY')})`,
})
