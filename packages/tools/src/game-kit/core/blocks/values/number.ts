/** A whole number. */
import { inAll, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { PRECEDENCE, wrap } from '../../code/python-lines.ts'
import { valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

export const number = defineValue('number', {
  block: valueBlock('number', {
    type: 'number',
    category: 'value',
    args: [{ field: 'NUM', typed: 'number', preset: 1 }],
    reads: ({ NUM }) => ({ kind: 'number', value: NUM }),
    writes: (node) => ({ NUM: node.value }),
  }),
  offers: [{ drawer: 'values', type: 'number', with: ['variable', 'parameter', 'count'] }],
  features: () => [],
  python: ({ value }, _, outer) =>
    value < 0 ? wrap(String(value), PRECEDENCE.negate, outer) : String(value),
  machine: ({ value }, code) => void code.emit({ op: 'push', value }),
})

export const words = { number: inAll('%1') } satisfies Record<string, Words>
