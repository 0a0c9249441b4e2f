/** JavaScript for blocks that do or last something else in Scratch; all others are as in statements.ts. */
import { ownTable } from '../../code/own-table.ts'
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { type Js, js, jsText } from './javascript-code.ts'
import { menuCode, menuNumber } from './menu-code.ts'
import type { Scope, StatementRule } from './scope.ts'
import {
  scratchListAdd,
  scratchListDelete,
  scratchListInsert,
  scratchListReplace,
} from './scratch-list-code.ts'
import type { ScratchScope } from './scratch-scope.ts'
import { STATEMENTS } from './statements.ts'

const text = (block: BlockJson, name: string): Js => jsText(field(block, name))
const idOf = (block: BlockJson): Js => jsText(block.id ?? '')

const say =
  (kind: 'say' | 'think'): StatementRule =>
  (block, scope) =>
    js`S.say(${jsText(kind)}, ${scope.any(block, 'TEXT')})`

function sayFor(kind: 'say' | 'think'): StatementRule {
  return (block, scope) => {
    const bubble = scope.fresh()
    return js`const ${bubble} = S.say(${jsText(kind)}, ${scope.any(block, 'TEXT')})
R.rest(T, ${scope.num(block, 'SECONDS')}); ${scope.picture(block)}
S.unsay(${bubble})`
  }
}

/** Those that run in one go keep everybody waiting, and go about it in another way. */
function inOneGo(warped: StatementRule, usual: StatementRule): StatementRule {
  return (block, scope) => ((scope as ScratchScope).isWarp ? warped : usual)(block, scope)
}

/** Waits for all who hear of something. */
function waitForAll(started: (block: BlockJson, scope: Scope) => Js): StatementRule {
  return inOneGo(
    (block, scope) => js`R.waitFor(T, ${started(block, scope)}); T.at = ${idOf(block)}; yield 3`,
    (block, scope) => js`R.waitFor(T, ${started(block, scope)}); ${scope.picture(block)}`,
  )
}

/** Music: it may go on in the same picture, when its beats are over by then. */
function beats(
  seconds: (block: BlockJson, scope: Scope) => Js,
  none: (block: BlockJson, scope: Scope) => Js,
): StatementRule {
  return inOneGo(
    (block, scope) => js`yield* R.oneGo.rest(T, ${seconds(block, scope)})`,
    (block, scope) => {
      const length = scope.fresh()
      return js`const ${length} = ${seconds(block, scope)}
if (${length} > 0) { R.sleep(T, ${length}); ${scope.picture(block)} } else { ${none(block, scope)} }`
    },
  )
}

const nextTurn = (block: BlockJson, scope: Scope): Js => scope.turn(block)

/** Goes on with the next picture. */
function thenRest(rule: StatementRule): StatementRule {
  return (block, scope) => js`${rule(block, scope)}; R.rest(T, 0); ${scope.picture(block)}`
}

export const SCRATCH_STATEMENTS = ownTable<StatementRule>({
  ...STATEMENTS,

  event_broadcast_wait: waitForAll(
    (block, scope) => js`R.broadcast(${menuCode(block, 'MESSAGE', scope, js`message`)})`,
  ),
  looks_backdrop_wait: waitForAll(
    (block, scope) => js`R.switchBackdrop(${menuCode(block, 'BACKDROP', scope, js`backdrop`)})`,
  ),

  motion_glide_xy: inOneGo(
    (block, scope) =>
      js`yield* R.oneGo.glide(S, T, ${scope.num(block, 'SECONDS')}, ${scope.num(block, 'X')}, ${scope.num(block, 'Y')})`,
    STATEMENTS['motion_glide_xy']!,
  ),
  motion_glide_to: inOneGo(
    (block, scope) =>
      js`yield* R.oneGo.glideTo(S, T, ${scope.num(block, 'SECONDS')}, ${menuCode(block, 'TARGET', scope, js`target`)})`,
    STATEMENTS['motion_glide_to']!,
  ),
  motion_rotation_style: (block) => js`S.setRotationStyle(${text(block, 'STYLE')})`,

  looks_say: say('say'),
  looks_think: say('think'),
  looks_say_for: sayFor('say'),
  looks_think_for: sayFor('think'),
  looks_show: () => js`S.show()`,

  sound_play_wait: (block, scope) =>
    js`T.resting = true; ${STATEMENTS['sound_play_wait']!(block, scope)}`,
  sound_note: beats(
    (block, scope) => js`S.note(${scope.num(block, 'NOTE')}, ${scope.num(block, 'BEATS')})`,
    () => js``,
  ),
  sound_drum: beats(
    (block, scope) =>
      js`R.sound.drum(S, ${menuNumber(block, 'DRUM', scope)}, ${scope.num(block, 'BEATS')})`,
    nextTurn,
  ),
  legacy_drum: beats(
    (block, scope) =>
      js`R.sound.midiDrum(S, ${scope.num(block, 'DRUM')}, ${scope.num(block, 'BEATS')})`,
    nextTurn,
  ),
  sound_rest: beats((block, scope) => js`R.beats(${scope.num(block, 'BEATS')})`, nextTurn),
  sound_set_volume: thenRest(STATEMENTS['sound_set_volume']!),
  sound_change_volume: thenRest(STATEMENTS['sound_change_volume']!),

  control_wait: inOneGo(
    (block, scope) => js`yield* R.oneGo.wait(${scope.num(block, 'SECONDS')})`,
    (block, scope) => js`R.redraw(); ${STATEMENTS['control_wait']!(block, scope)}`,
  ),
  control_wait_until: (block, scope) =>
    js`while (!${scope.truth(block, 'IF')}) { ${scope.turn(block)} }`,

  control_stop: (block, scope) =>
    field(block, 'WHAT') === 'this' && scope.fn
      ? js`return ""`
      : STATEMENTS['control_stop']!(block, scope),

  list_add: scratchListAdd,
  list_delete: scratchListDelete,
  list_insert: scratchListInsert,
  list_replace: scratchListReplace,
})
