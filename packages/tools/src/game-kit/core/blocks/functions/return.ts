/** Going back out of a function, with a value or without. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { CodeError } from '../../code/code-error.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

const goBack = statementBlock('return', {
  type: 'return',
  category: 'function',
  shape: 'end',
  args: [],
  reads: (_, at) => ({ kind: 'return', at, value: null }),
  writes: (node) => (node.value === null ? {} : null),
})

const giveBack = statementBlock('return', {
  type: 'return_value',
  category: 'function',
  shape: 'end',
  args: [number('VALUE', 1)],
  reads: ({ VALUE }, at) => ({ kind: 'return', at, value: VALUE }),
  writes: (node) => ({ VALUE: node.value ?? { kind: 'number', value: 0 } }),
})

export const returns = defineStatement('return', {
  block: giveBack,
  instead: [goBack],
  offers: [
    { drawer: 'functions', type: 'return_value', with: ['return'] },
    { drawer: 'functions', type: 'return', with: ['return'] },
    { drawer: 'functions', type: 'value_0', with: ['return'] },
  ],
  features: () => ['return'],
  values: (node) => (node.value === null ? [] : [node.value]),
  python: (node, lines) =>
    lines.line(node.value === null ? 'return' : `return ${lines.value(node.value)}`, node.at),
  machine: (node, code) => {
    if (!code.inFunction) throw new CodeError('return-outside', node.at)
    code.value(node.value ?? { kind: 'number', value: 0 })
    code.emit({ op: 'return' })
  },
})

export const words = {
  return: {
    en: ['go back', NO_TIP],
    th: ['กลับออกไป', NO_TIP],
    zh: ['返回', NO_TIP],
    ar: ['ارجع', NO_TIP],
  },
  return_value: {
    en: ['give back %1', NO_TIP],
    th: ['ส่งค่า %1 กลับ', NO_TIP],
    zh: ['返回 %1', NO_TIP],
    ar: ['أرجع القيمة %1', NO_TIP],
  },
} satisfies Record<string, Words>
