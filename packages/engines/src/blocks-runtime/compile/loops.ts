/** JavaScript for everything that is done more than once. */
import { everyBlock, inputBlock, variableId } from '../block-json.ts'
import type { NodeWith } from '../block-node.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson } from '../program.ts'
import { type Js, joined, js } from './javascript-code.ts'
import { variableKind } from './kinds.ts'
import type { Scope } from './scope.ts'

export interface LoopHead {
  condition: Js
  /** What moves on to the next turn. */
  step?: Js
  /** What stands at the beginning of every turn. */
  first?: Js
}

/** The head is written where the loop is: what it names depends on that. */
export function loop(head: () => LoopHead, block: NodeWith<'DO'>, scope: Scope): Js {
  return scope.isSlowLoop(block)
    ? plainLoop(head(), block, scope)
    : scope.twice(() => calmLoop(head, block, scope))
}

function plainLoop(
  { condition, step = js``, first = js`` }: LoopHead,
  block: NodeWith<'DO'>,
  scope: Scope,
): Js {
  return js`for (; ${condition}; ${step}) {\n${first};\n${scope.body(block, 'DO')}\n${scope.turn(block)}\n}`
}

/**
 * The innermost loop of a calculation has no pause inside, so that it becomes a tight loop of the machine;
 * the pause stands around it, each time the fuel is used up. Nobody else looks at variables meanwhile: they
 * are locals inside, and written back before the pause.
 */
function calmLoop(head: () => LoopHead, block: NodeWith<'DO'>, scope: Scope): Js {
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
  if (inside.some(({ type }) => type === 'function_return' || !factsOf(type).calm))
    return { used: new Set(), assigned: new Set() }
  for (const block of [...inside, ...everyBlock(inputBlock(loopBlock, 'IF'))]) {
    const id = block.fields?.['VAR'] ? variableId(block, 'VAR') : ''
    if (id === '') continue
    used.add(id)
    if (factsOf(block.type).assigns) assigned.add(id)
  }
  return { used, assigned }
}

/** Another's variable may be one of those that are kept in locals. */
function isInnermost(block: BlockJson): boolean {
  return [...everyBlock(inputBlock(block, 'DO')), ...everyBlock(inputBlock(block, 'IF'))].every(
    ({ type }) => !factsOf(type).loosens,
  )
}
