/** The small blocks in which somebody types a number or a text, or chooses a colour. */
import { pyNumber, pyText } from '../../../code/python-code.ts'
import { cpp, cppNumber, cppText } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import { jsNumber, jsText, jsValue } from '../../compile/javascript-code.ts'
import type { BlockJson } from '../../program.ts'
import { literal, type Value } from '../../values.ts'
import { defineMade } from '../define-block.ts'

/** A text that reads as a plain number is that number. */
const typed = (block: BlockJson): Value => literal(field(block, 'TEXT'))

export const TYPED_VALUES = [
  defineMade({
    type: 'number',
    shape: 'value',
    on: 'both',
    gives: 'num',
    calm: true,
    instant: true,
    javascript: (block) => jsNumber(Number(field(block, 'NUM'))),
    python: (block) => ({ code: pyNumber(Number(field(block, 'NUM'))) }),
    arduino: (block) => cppNumber(Number(field(block, 'NUM'))),
  }),
  defineMade({
    type: 'text',
    shape: 'value',
    on: 'both',
    gives: (block) => (typeof typed(block) === 'number' ? 'num' : 'text'),
    calm: true,
    instant: true,
    bound: true,
    javascript: (block) => jsValue(typed(block)),
    scratch: (block) => jsText(field(block, 'TEXT')),
    python: (block) => {
      const value = typed(block)
      return typeof value === 'number'
        ? { code: pyNumber(value) }
        : { code: pyText(String(value)), isText: true }
    },
    arduino: (block) => {
      const value = typed(block)
      return typeof value === 'number' ? cppNumber(value) : cpp`String(${cppText(String(value))})`
    },
  }),
  defineMade({ type: 'colour', shape: 'choice', on: 'both', calm: true, instant: true }),
]
