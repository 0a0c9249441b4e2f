/** Comparing two values, and asking whether one is in a list. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { PRECEDENCE, printPair } from '../../code/python-lines.ts'
import { any, oneOf } from '../game-arg.ts'
import { valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

export const compare = defineValue('compare', {
  block: valueBlock('compare', {
    type: 'compare',
    category: 'value',
    args: [
      any('A'),
      oneOf('OP', ['==', '!=', '<', '<=', '>', '>=', 'in', 'not in']),
      number('B', 1),
    ],
    reads: ({ OP, A, B }) => ({ kind: 'compare', operator: OP, left: A, right: B }),
    writes: (node) => ({ OP: node.operator, A: node.left, B: node.right }),
  }),
  offers: [
    { drawer: 'values', type: 'compare', with: ['compare'] },
    { drawer: 'lists', type: 'compare', with: ['list'], given: { OP: 'in', B: null } },
  ],
  features: (node) => [node.operator.endsWith('in') ? 'list' : 'compare'],
  values: (node) => [node.left, node.right],
  python: (node, value, outer) =>
    printPair(node, [PRECEDENCE.compare, PRECEDENCE.compare + 1], value, outer),
  machine: (node, code) => {
    code.values([node.left, node.right])
    code.emit({ op: 'compare', operator: node.operator })
  },
})

const PAIR = '%1 %2 %3'
const SIGNS = { '==': '=', '!=': '≠', '<=': '≤', '>=': '≥' }

export const words = {
  compare: {
    en: [PAIR, NO_TIP, { choices: { ...SIGNS, in: 'is in', 'not in': 'is not in' } }],
    th: [PAIR, NO_TIP, { choices: { ...SIGNS, in: 'อยู่ใน', 'not in': 'ไม่อยู่ใน' } }],
    zh: [PAIR, NO_TIP, { choices: { ...SIGNS, in: '在里面', 'not in': '不在里面' } }],
    ar: [PAIR, NO_TIP, { choices: { ...SIGNS, in: 'موجود في', 'not in': 'غير موجود في' } }],
  },
} satisfies Record<string, Words>
