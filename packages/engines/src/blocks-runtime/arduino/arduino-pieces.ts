/** Arduino C++ that many blocks are made of. */

import { ownTable } from '../../code/own-table.ts'
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
  if (scope.resultKind(scope.fn) !== 'num') scope.need('values')
  return cpp`0.0`
}

/** Mathematics by the name in the block's menu. */
export const CPP_MATH = ownTable<Cpp>({
  abs: cpp`fabs`,
  floor: cpp`floor`,
  ceiling: cpp`ceil`,
  sqrt: cpp`rootOf`,
  sin: cpp`sinOf`,
  cos: cpp`cosOf`,
  tan: cpp`tanOf`,
  asin: cpp`asinOf`,
  acos: cpp`acosOf`,
  atan: cpp`atanOf`,
  ln: cpp`lnOf`,
  log: cpp`logOf`,
  exp: cpp`exp`,
})
