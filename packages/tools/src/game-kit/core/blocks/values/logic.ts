/** And, or, not. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { PRECEDENCE, printPair, wrap } from '../../code/python-lines.ts'
import { any, oneOf } from '../game-arg.ts'
import { valueBlock } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

export const not = defineValue('not', {
  block: valueBlock('not', {
    type: 'not',
    category: 'value',
    args: [any('A')],
    reads: ({ A }) => ({ kind: 'not', value: A }),
    writes: (node) => ({ A: node.value }),
  }),
  offers: [{ drawer: 'values', type: 'not', with: ['if', 'while'] }],
  features: () => [],
  values: (node) => [node.value],
  python: (node, value, outer) =>
    wrap(`not ${value(node.value, PRECEDENCE.not)}`, PRECEDENCE.not, outer),
  machine: (node, code) => {
    code.value(node.value)
    code.emit({ op: 'not' })
  },
})

export const logic = defineValue('logic', {
  block: valueBlock('logic', {
    type: 'logic',
    category: 'value',
    args: [any('A'), oneOf('OP', ['and', 'or']), any('B')],
    reads: ({ OP, A, B }) => ({ kind: 'logic', operator: OP, left: A, right: B }),
    writes: (node) => ({ OP: node.operator, A: node.left, B: node.right }),
  }),
  offers: [{ drawer: 'values', type: 'logic', with: ['logic'] }],
  features: () => ['logic'],
  values: (node) => [node.left, node.right],
  python: (node, value, outer) => {
    const own = PRECEDENCE[node.operator]
    return printPair(node, [own, own], value, outer)
  },
  /** Like Python, they look at the right side only when the left leaves it open. */
  machine: (node, code) => {
    code.value(node.left)
    const op = node.operator === 'and' ? 'jump-if-false-keep' : 'jump-if-true-keep'
    const end = code.emit({ op, to: 0 })
    code.emit({ op: 'drop' })
    code.value(node.right)
    code.patch(end)
  },
})

const PAIR = '%1 %2 %3'

export const words = {
  not: {
    en: ['not %1', NO_TIP],
    th: ['ไม่ใช่ %1', NO_TIP],
    zh: ['不是 %1', NO_TIP],
    ar: ['ليس %1', NO_TIP],
  },
  logic: {
    en: [PAIR, NO_TIP, { choices: { and: 'and', or: 'or' } }],
    th: [PAIR, NO_TIP, { choices: { and: 'และ', or: 'หรือ' } }],
    zh: [PAIR, NO_TIP, { choices: { and: '并且', or: '或者' } }],
    ar: [PAIR, NO_TIP, { choices: { and: 'و', or: 'أو' } }],
  },
} satisfies Record<string, Words>
