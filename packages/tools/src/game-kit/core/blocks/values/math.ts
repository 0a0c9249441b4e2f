/** Arithmetic. */
import { inAll, NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { PRECEDENCE, printPair, wrap } from '../../code/python-lines.ts'
import { any, oneOf } from '../game-arg.ts'
import { valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

export const math = defineValue('binary', {
  block: valueBlock('binary', {
    type: 'math',
    category: 'value',
    args: [number('A', 1), oneOf('OP', ['+', '-', '*', '//', '%']), number('B', 1)],
    reads: ({ OP, A, B }) => ({ kind: 'binary', operator: OP, left: A, right: B }),
    writes: (node) => ({ OP: node.operator, A: node.left, B: node.right }),
  }),
  offers: [{ drawer: 'values', type: 'math', with: ['math'] }],
  features: () => ['math'],
  values: (node) => [node.left, node.right],
  python: (node, value, outer) => {
    const own = PRECEDENCE[node.operator]
    return printPair(node, [own, own], value, outer)
  },
  machine: (node, code) => {
    code.values([node.left, node.right])
    code.emit({ op: 'binary', operator: node.operator })
  },
})

export const negate = defineValue('negate', {
  block: valueBlock('negate', {
    type: 'negate',
    category: 'value',
    args: [any('A')],
    reads: ({ A }) => ({ kind: 'negate', value: A }),
    writes: (node) => ({ A: node.value }),
  }),
  features: () => [],
  values: (node) => [node.value],
  python: (node, value, outer) =>
    wrap(`-${value(node.value, PRECEDENCE.negate)}`, PRECEDENCE.negate, outer),
  machine: (node, code) => {
    code.value(node.value)
    code.emit({ op: 'negate' })
  },
})

export const words = {
  math: inAll('%1 %2 %3', { '-': '−', '*': '×', '//': '÷' }),
  negate: {
    en: ['minus %1', NO_TIP],
    th: ['ลบ %1', NO_TIP],
    zh: ['负 %1', NO_TIP],
    ar: ['سالب %1', NO_TIP],
  },
} satisfies Record<string, Words>
