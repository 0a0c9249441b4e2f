/** JavaScript for blocks that do or last something else in Scratch; all others are as in statements.ts. */
import { ownTable } from '../../code/own-table.ts'
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { js, jsText } from './javascript-code.ts'
import type { StatementRule } from './scope.ts'
import {
  scratchListAdd,
  scratchListDelete,
  scratchListInsert,
  scratchListReplace,
} from './scratch-list-code.ts'
import { STATEMENTS } from './statements.ts'

const text = (block: BlockJson, name: string) => jsText(field(block, name))

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

/** Goes on with the next picture. */
function thenRest(rule: StatementRule): StatementRule {
  return (block, scope) => js`${rule(block, scope)}; R.rest(T, 0); ${scope.picture(block)}`
}

export const SCRATCH_STATEMENTS = ownTable<StatementRule>({
  ...STATEMENTS,

  motion_rotation_style: (block) => js`S.setRotationStyle(${text(block, 'STYLE')})`,

  looks_say: say('say'),
  looks_think: say('think'),
  looks_say_for: sayFor('say'),
  looks_think_for: sayFor('think'),
  looks_show: () => js`S.show()`,

  sound_play_wait: (block, scope) =>
    js`T.resting = true; ${STATEMENTS['sound_play_wait']!(block, scope)}`,
  sound_set_volume: thenRest(STATEMENTS['sound_set_volume']!),
  sound_change_volume: thenRest(STATEMENTS['sound_change_volume']!),

  control_wait: (block, scope) => js`R.redraw(); ${STATEMENTS['control_wait']!(block, scope)}`,
  control_wait_until: (block, scope) =>
    js`while (!${scope.truth(block, 'IF')}) { ${scope.turn(block)} }`,

  list_add: scratchListAdd,
  list_delete: scratchListDelete,
  list_insert: scratchListInsert,
  list_replace: scratchListReplace,
})
