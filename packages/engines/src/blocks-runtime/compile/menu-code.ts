/** JavaScript for a menu: what is chosen as it stands, or what a reporter names while the program runs. */
import { field, inputBlock } from '../block-json.ts'
import type { InputName } from '../block-node.ts'
import { chosen } from '../catalogue/menu-shadow.ts'
import type { BlockJson } from '../program.ts'
import { num } from '../values.ts'
import { type Js, js, jsNumber, jsText } from './javascript-code.ts'
import type { Scope } from './scope.ts'

/** `names` is the method of `R.named` that knows such names. */
export function menuCode<Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
  scope: Scope,
  names: Js,
): Js {
  const written = chosen(block, input)
  if (written !== null) return jsText(written)
  const inside = inputBlock(block, input)
  if (!inside) return jsText('')
  // A typed 2 is a text here: a costume of that name comes before the second one.
  const given = inside.type === 'text' ? jsText(field(inside, 'TEXT')) : scope.any(block, input)
  return js`R.named.${names}(S, ${given})`
}

/** A menu whose choices are numbers. */
export function menuNumber<Block extends BlockJson>(
  block: Block,
  input: InputName<Block>,
  scope: Scope,
): Js {
  const written = chosen(block, input)
  return written === null ? scope.num(block, input) : jsNumber(num(written))
}
