/** Blocks of Scratch extensions that are not here: they stay, do nothing, and say so once. */
import { type Py, py, pyText } from '../../../code/python-code.ts'
import { foreignName } from '../../block-json.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import type { BlockJson } from '../../program.ts'
import { defineMade } from '../define-block.ts'

/** Nothing is known about it but its name. */
const pyNote = (block: BlockJson): Py[] => [py`missing(${pyText(foreignName(block))})`]

const statement = (type: string, shape: 'statement' | 'end') =>
  defineMade({
    type,
    shape,
    on: 'stage',
    gives: undefined,
    instant: true,
    javascript: (block) => js`R.cannot(S, ${jsId(block)})`,
    python: pyNote,
  })

export const FOREIGN_BLOCKS = [
  defineMade({ type: 'foreign_hat', shape: 'top', on: 'stage', instant: true }),
  statement('foreign_statement', 'statement'),
  statement('foreign_end', 'end'),
  defineMade({
    type: 'foreign_value',
    shape: 'value',
    on: 'stage',
    gives: 'any',
    instant: true,
    javascript: (block) => js`(R.cannot(S, ${jsId(block)}), "")`,
    python: (block) => ({ code: py`missing_value(${pyText(foreignName(block))})` }),
  }),
  defineMade({
    type: 'foreign_truth',
    shape: 'truth',
    on: 'stage',
    gives: 'any',
    instant: true,
    javascript: (block) => js`(R.cannot(S, ${jsId(block)}), false)`,
    python: (block) => ({ code: py`missing_truth(${pyText(foreignName(block))})` }),
  }),
]
