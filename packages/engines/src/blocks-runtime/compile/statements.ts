/** JavaScript for every block that does something. */
import { everyBlock, field, inputBlock, variableId } from '../block-json.ts'
import { BOARD_STATEMENTS } from '../board/board-javascript.ts'
import type { BlockJson } from '../program.ts'
import { listAdd, listReplace } from './list-code.ts'
import type { Scope, StatementRule } from './scope.ts'
import { takesTime } from './suspension.ts'

const text = (value: string): string => JSON.stringify(value)

/** A plain method call on the sprite with number inputs. */
function act(method: string, ...inputs: string[]): StatementRule {
  return (block, scope) => `S.${method}(${inputs.map((name) => scope.num(block, name)).join(', ')})`
}

/** A method call on the sprite with one dropdown. */
function pick(method: string, name: string): StatementRule {
  return (block) => `S.${method}(${text(field(block, name))})`
}

/** One picture: the thread rests until the next tick. */
function picture(block: BlockJson): string {
  return `T.at = ${text(block.id ?? '')}; yield 0`
}

/** What stands at the end of a loop's turn. */
function turn(block: BlockJson, scope: Scope): string {
  if (takesTime(inputBlock(block, 'DO'), scope.functions)) return picture(block)
  return scope.canYield ? 'if (--R.fuel < 0) yield 1' : 'if (--R.fuel < 0) R.breathe()'
}

interface LoopHead {
  condition: string
  /** What moves on to the next turn. */
  step?: string
  /** What stands at the beginning of every turn. */
  first?: string
}

/** The head is written where the loop is: what it names depends on that. */
function loop(head: () => LoopHead, block: BlockJson, scope: Scope): string {
  const isSlow = takesTime(inputBlock(block, 'DO'), scope.functions)
  return isSlow ? plainLoop(head(), block, scope) : scope.twice(() => calmLoop(head, block, scope))
}

function plainLoop(
  { condition, step = '', first = '' }: LoopHead,
  block: BlockJson,
  scope: Scope,
): string {
  return `for (; ${condition}; ${step}) {\n${first};\n${scope.body(block, 'DO')}\n${turn(block, scope)}\n}`
}

/**
 * The innermost loop of a calculation has no pause inside, so that it becomes a tight loop of the machine;
 * the pause stands around it, each time the fuel is used up. Nobody else looks at variables meanwhile: they
 * are locals inside, and written back before the pause.
 */
function calmLoop(head: () => LoopHead, block: BlockJson, scope: Scope): string {
  if (!scope.isFast || !isInnermost(block)) return plainLoop(head(), block, scope)
  const [fuel, more] = [scope.fresh(), scope.fresh()]
  const { used, assigned } = variablesOf(block)
  const locals = new Map([...used].map((id) => [id, scope.fresh()]))
  const take = [...locals].map(
    ([id, local]) => `let ${local} = ${scope.names.variable(id)}; ${asWhole(id, local, scope)}\n`,
  )
  const give = [...assigned].map((id) => `${scope.names.variable(id)} = ${locals.get(id)}\n`)
  const turns = scope.withLocals(locals, () => {
    const { condition, step = '', first = '' } = head()
    return `if (!(${condition})) { ${more} = false; break }
${first};\n${scope.body(block, 'DO')}\n${step};\n${fuel}--`
  })
  return `let ${more} = true
while (${more}) {
let ${fuel} = R.fuel
${take.join('')}while (${fuel} > 0) {
${turns}
}
${give.join('')}R.fuel = ${fuel}
if (${more}) yield 1
}`
}

/** A whole number that has been through a place for broken ones is still kept as broken: arithmetic with it
 * would stay slow for the whole loop. */
function asWhole(id: string, local: string, scope: Scope): string {
  const isNumber = (scope.kinds.get(id) ?? 'num') === 'num'
  return isNumber ? `if ((${local} | 0) === ${local}) ${local} |= 0` : ''
}

/** The variables of a loop; none where a return could leave it without writing them back. */
function variablesOf(loopBlock: BlockJson): { used: Set<string>; assigned: Set<string> } {
  const used = new Set<string>()
  const assigned = new Set<string>()
  const inside = [loopBlock, ...everyBlock(inputBlock(loopBlock, 'DO'))]
  if (inside.some(({ type }) => type === 'function_return'))
    return { used: new Set(), assigned: new Set() }
  for (const block of [...inside, ...everyBlock(inputBlock(loopBlock, 'IF'))]) {
    const id = block.fields?.['VAR'] ? variableId(block, 'VAR') : ''
    if (id === '') continue
    used.add(id)
    if (/^(data_set|data_change|control_for)/.test(block.type)) assigned.add(id)
  }
  return { used, assigned }
}

function isInnermost(block: BlockJson): boolean {
  for (const inner of everyBlock(inputBlock(block, 'DO'))) {
    if (/^(control_(repeat|while|for)|function_call)/.test(inner.type)) return false
  }
  return [...everyBlock(inputBlock(block, 'IF'))].every(
    ({ type }) => !type.startsWith('function_call'),
  )
}

function wait(block: BlockJson, seconds: string): string {
  return `R.sleep(T, ${seconds}); ${picture(block)}`
}

function sayFor(kind: string): StatementRule {
  return (block, scope) => {
    const bubble = scope.fresh()
    return `const ${bubble} = S.say(${text(kind)}, ${scope.text(block, 'TEXT')})
${wait(block, scope.num(block, 'SECONDS'))}
S.unsay(${bubble})`
  }
}

function stop(block: BlockJson, scope: Scope): string {
  const what = field(block, 'WHAT')
  if (what === 'others') return 'R.stopOthers(S, T)'
  if (what === 'all') return 'R.stopAll(); yield 2'
  return scope.fn ? 'return 0' : 'return'
}

const WHOLE = /^\d+$/

function countLoop(block: BlockJson, scope: Scope): string {
  const at = scope.fresh()
  const first = (): string => `${scope.variable(variableId(block, 'VAR'))} = ${at}`
  const [from, to, by] = [scope.num(block, 'FROM'), scope.num(block, 'TO'), scope.num(block, 'BY')]
  const step = WHOLE.test(by) && Number(by) > 0 ? by : null
  if (step && WHOLE.test(from) && WHOLE.test(to) && Number(from) <= Number(to)) {
    const up = (): LoopHead => ({
      condition: `${at} <= ${to}`,
      step: `${at} += ${step}`,
      first: first(),
    })
    return `let ${at} = ${from}\n${loop(up, block, scope)}`
  }
  const [end, way] = [scope.fresh(), scope.fresh()]
  const head = (): LoopHead => ({
    condition: `${way} > 0 ? ${at} <= ${end} : ${at} >= ${end}`,
    step: `${at} += ${way}`,
    first: first(),
  })
  return `let ${at} = ${from}
const ${end} = ${to}, ${way} = (Math.abs(${by}) || 1) * (${at} <= ${end} ? 1 : -1)
${loop(head, block, scope)}`
}

function eachLoop(block: BlockJson, scope: Scope): string {
  const index = scope.fresh()
  const items = scope.names.list(variableId(block, 'LIST'))
  const head = (): LoopHead => ({
    condition: `${index} < ${items}.length`,
    step: `${index}++`,
    first: `${scope.variable(variableId(block, 'VAR'))} = ${items}[${index}]`,
  })
  return `let ${index} = 0\n${loop(head, block, scope)}`
}

function repeat(block: BlockJson, scope: Scope): string {
  const [index, times] = [scope.fresh(), scope.fresh()]
  return `let ${index} = 0\nconst ${times} = round(${scope.num(block, 'TIMES')})
${loop(() => ({ condition: `${index} < ${times}`, step: `${index}++` }), block, scope)}`
}

const list = (block: BlockJson, scope: Scope): string => scope.names.list(variableId(block, 'LIST'))
const variable = (block: BlockJson, scope: Scope): string =>
  scope.variable(variableId(block, 'VAR'))

function changeVariable(block: BlockJson, scope: Scope): string {
  const name = variable(block, scope)
  const isNumber = (scope.kinds.get(variableId(block, 'VAR')) ?? 'num') === 'num'
  return `${name} = ${isNumber ? name : `num(${name})`} + ${scope.num(block, 'BY')}`
}

const watch =
  (name: string, shown: boolean): StatementRule =>
  (block) =>
    `R.watch(S, ${text(variableId(block, name))}, ${shown})`

export const STATEMENTS: Record<string, StatementRule> = {
  ...BOARD_STATEMENTS,

  event_broadcast: (block) => `R.broadcast(${text(variableId(block, 'MESSAGE'))})`,
  event_broadcast_wait: (block) =>
    `R.waitFor(T, R.broadcast(${text(variableId(block, 'MESSAGE'))})); ${picture(block)}`,

  motion_move: act('move', 'STEPS'),
  motion_turn_right: act('turn', 'DEGREES'),
  motion_turn_left: (block, scope) => `S.turn(-${scope.num(block, 'DEGREES')})`,
  motion_go_to_xy: act('goTo', 'X', 'Y'),
  motion_go_to: pick('goToTarget', 'TARGET'),
  motion_glide_xy: (block, scope) =>
    `yield* S.glide(T, ${text(block.id ?? '')}, ${scope.num(block, 'SECONDS')}, ${scope.num(block, 'X')}, ${scope.num(block, 'Y')})`,
  motion_glide_to: (block, scope) =>
    `yield* S.glideTo(T, ${text(block.id ?? '')}, ${scope.num(block, 'SECONDS')}, ${text(field(block, 'TARGET'))})`,
  motion_point: act('point', 'DIRECTION'),
  motion_point_towards: pick('pointTowards', 'TARGET'),
  motion_change_x: (block, scope) => `S.goTo(S.x + ${scope.num(block, 'BY')}, S.y)`,
  motion_set_x: (block, scope) => `S.goTo(${scope.num(block, 'X')}, S.y)`,
  motion_change_y: (block, scope) => `S.goTo(S.x, S.y + ${scope.num(block, 'BY')})`,
  motion_set_y: (block, scope) => `S.goTo(S.x, ${scope.num(block, 'Y')})`,
  motion_bounce: () => 'S.bounce()',
  motion_rotation_style: (block) => `S.rotationStyle = ${text(field(block, 'STYLE'))}`,

  looks_say_for: sayFor('say'),
  looks_think_for: sayFor('think'),
  looks_say: (block, scope) => `S.say("say", ${scope.text(block, 'TEXT')})`,
  looks_think: (block, scope) => `S.say("think", ${scope.text(block, 'TEXT')})`,
  looks_costume: pick('wear', 'COSTUME'),
  looks_next_costume: () => 'S.nextCostume()',
  looks_backdrop: (block) => `R.switchBackdrop(${text(field(block, 'BACKDROP'))})`,
  looks_next_backdrop: () => 'R.nextBackdrop()',
  looks_change_size: (block, scope) => `S.resize(S.size + ${scope.num(block, 'BY')})`,
  looks_set_size: act('resize', 'SIZE'),
  looks_change_effect: (block, scope) =>
    `S.setEffect(${text(field(block, 'EFFECT'))}, S.effect(${text(field(block, 'EFFECT'))}) + ${scope.num(block, 'BY')})`,
  looks_set_effect: (block, scope) =>
    `S.setEffect(${text(field(block, 'EFFECT'))}, ${scope.num(block, 'VALUE')})`,
  looks_clear_effects: () => 'S.clearEffects()',
  looks_show: () => 'S.visible = true',
  looks_hide: () => 'S.visible = false',
  looks_front: (block) =>
    `R.layer(S, ${field(block, 'WHERE') === 'back' ? '-Infinity' : 'Infinity'})`,
  looks_layers: (block, scope) =>
    `R.layer(S, ${field(block, 'WHERE') === 'backward' ? '-' : ''}${scope.num(block, 'LAYERS')})`,

  sound_play: pick('play', 'SOUND'),
  sound_play_wait: (block) => wait(block, `S.play(${text(field(block, 'SOUND'))})`),
  sound_stop_all: () => 'R.silence()',
  sound_note: (block, scope) =>
    wait(block, `S.note(${scope.num(block, 'NOTE')}, ${scope.num(block, 'BEATS')})`),
  sound_rest: (block, scope) => wait(block, `R.beats(${scope.num(block, 'BEATS')})`),
  sound_set_tempo: (block, scope) => `R.setTempo(${scope.num(block, 'TEMPO')})`,
  sound_change_volume: (block, scope) => `S.setVolume(S.volume + ${scope.num(block, 'BY')})`,
  sound_set_volume: act('setVolume', 'VOLUME'),

  control_wait: (block, scope) => wait(block, scope.num(block, 'SECONDS')),
  control_repeat: repeat,
  control_forever: (block, scope) =>
    `while (true) {\n${scope.body(block, 'DO')}\n${picture(block)}\n}`,
  control_if: (block, scope) => `if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n}`,
  control_if_else: (block, scope) =>
    `if (${scope.truth(block, 'IF')}) {\n${scope.body(block, 'DO')}\n} else {\n${scope.body(block, 'ELSE')}\n}`,
  control_wait_until: (block, scope) =>
    `while (!${scope.truth(block, 'IF')}) { ${picture(block)} }`,
  control_repeat_until: (block, scope) =>
    loop(() => ({ condition: `!${scope.truth(block, 'IF')}` }), block, scope),
  control_while: (block, scope) =>
    loop(() => ({ condition: scope.truth(block, 'IF') }), block, scope),
  control_for: countLoop,
  control_for_each: eachLoop,
  control_stop: stop,
  control_clone: pick('clone', 'TARGET'),
  control_delete_clone: () => 'if (R.deleteClone(S)) yield 2',

  sensing_ask: (block, scope) => `R.ask(S, T, ${scope.text(block, 'TEXT')}); ${picture(block)}`,
  sensing_drag: (block) => `S.draggable = ${field(block, 'MODE') === 'yes'}`,
  sensing_reset_timer: () => 'R.resetTimer()',

  text_print: (block, scope) => `R.print(${scope.text(block, 'TEXT')})`,

  data_set: (block, scope) => `${variable(block, scope)} = ${scope.any(block, 'VALUE')}`,
  data_change: changeVariable,
  data_show: watch('VAR', true),
  data_hide: watch('VAR', false),
  list_add: listAdd,
  list_delete: (block, scope) => `remove(${list(block, scope)}, ${scope.num(block, 'INDEX')})`,
  list_clear: (block, scope) => `${list(block, scope)}.length = 0`,
  list_insert: (block, scope) =>
    `insert(${list(block, scope)}, ${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')})`,
  list_replace: listReplace,
  list_split: (block, scope) =>
    `${list(block, scope)} = split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')}, literal)`,
  list_show: watch('LIST', true),
  list_hide: watch('LIST', false),

  function_call: (block, scope) => scope.call(block),
  function_return: (block, scope) => `return ${scope.any(block, 'VALUE')}`,

  pen_clear: () => 'R.pen.clear()',
  pen_stamp: () => 'S.stamp()',
  pen_down: () => 'S.penDown()',
  pen_up: () => 'S.penUp()',
  pen_set_colour: pick('setPenColour', 'COLOUR'),
  pen_change_colour: act('changePenColour', 'BY'),
  pen_set_size: act('setPenSize', 'SIZE'),
  pen_change_size: (block, scope) => `S.setPenSize(S.pen.size + ${scope.num(block, 'BY')})`,
}
