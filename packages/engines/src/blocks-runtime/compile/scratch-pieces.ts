/** JavaScript that blocks are made of which do or last something else in Scratch. */
import type { NodeWith } from '../block-node.ts'
import type { BlockJson } from '../program.ts'
import { type Js, js, jsText } from './javascript-code.ts'
import { jsId } from './javascript-pieces.ts'
import type { Scope } from './scope.ts'
import type { ScratchScope } from './scratch-scope.ts'

type Rule<Node> = (block: Node, scope: ScratchScope) => Js

export const scratchSay =
  (kind: 'say' | 'think'): Rule<NodeWith<'TEXT'>> =>
  (block, scope) =>
    js`S.say(${jsText(kind)}, ${scope.any(block, 'TEXT')})`

export function scratchSayFor(kind: 'say' | 'think'): Rule<NodeWith<'TEXT' | 'SECONDS'>> {
  return (block, scope) => {
    const bubble = scope.fresh()
    return js`const ${bubble} = S.say(${jsText(kind)}, ${scope.any(block, 'TEXT')})
R.rest(T, ${scope.num(block, 'SECONDS')}); ${scope.picture(block)}
S.unsay(${bubble})`
  }
}

/** Those that run in one go keep everybody waiting, and go about it in another way. */
export function inOneGo<Node>(warped: Rule<Node>, usual: Rule<Node>): Rule<Node> {
  return (block, scope) => (scope.isWarp ? warped : usual)(block, scope)
}

/** Waits for all who hear of something. */
export function waitForAll<Node extends BlockJson>(
  started: (block: Node, scope: Scope) => Js,
): Rule<Node> {
  return inOneGo(
    (block, scope) => js`R.waitFor(T, ${started(block, scope)}); T.at = ${jsId(block)}; yield 3`,
    (block, scope) => js`R.waitFor(T, ${started(block, scope)}); ${scope.picture(block)}`,
  )
}

/** Music: it may go on in the same picture, when its beats are over by then. */
export function scratchBeats<Node extends BlockJson>(
  seconds: (block: Node, scope: Scope) => Js,
  none: (block: Node, scope: Scope) => Js,
): Rule<Node> {
  return inOneGo(
    (block, scope) => js`yield* R.oneGo.rest(T, ${seconds(block, scope)})`,
    (block, scope) => {
      const length = scope.fresh()
      return js`const ${length} = ${seconds(block, scope)}
if (${length} > 0) { R.sleep(T, ${length}); ${scope.picture(block)} } else { ${none(block, scope)} }`
    },
  )
}

export const nextTurn = (block: BlockJson, scope: Scope): Js => scope.turn(block)

/** Goes on with the next picture. */
export function thenRest<Node extends BlockJson>(
  rule: (block: Node, scope: Scope) => Js,
): Rule<Node> {
  return (block, scope) => js`${rule(block, scope)}; R.rest(T, 0); ${scope.picture(block)}`
}
