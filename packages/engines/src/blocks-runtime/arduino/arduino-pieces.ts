/** Arduino C++ that many blocks are made of. */

import { field, inputBlock } from '../block-json.ts'
import type { NodeWith } from '../block-node.ts'
import { type ArduinoScope, indent } from './arduino-scope.ts'
import { type Cpp, cpp } from './cpp-code.ts'

export const cppLevel = (block: NodeWith<never, 'LEVEL'>): Cpp =>
  field(block, 'LEVEL') === 'on' ? cpp`HIGH` : cpp`LOW`

export function cppLoop(head: Cpp, block: NodeWith<'DO'>, scope: ArduinoScope): Cpp[] {
  const body = scope.lines(inputBlock(block, 'DO'))
  return [cpp`${head} {`, ...indent([...body, ...scope.turn]), cpp`}`]
}

/** What a function gives that ends without saying. */
export function emptyResult(scope: ArduinoScope): Cpp {
  return scope.resultKind(scope.fn) === 'num' ? cpp`0.0` : cpp`String("0")`
}
