/** A place the learner still has to fill: a block of its own, or an empty socket. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement, defineValue } from '../meaning.ts'

export const gap = defineStatement('gap', {
  block: statementBlock('gap', {
    type: 'gap',
    category: 'gap',
    shape: 'statement',
    args: [],
    reads: (_, at) => ({ kind: 'gap', at }),
    writes: () => ({}),
  }),
  features: () => [],
  python: (node, lines) => lines.line('...', node.at),
  machine: (_, code) => void code.emit({ op: 'gap' }),
})

export const emptySocket = defineValue('gap', {
  block: null,
  features: () => [],
  python: () => '...',
  machine: (_, code) => void code.emit({ op: 'gap' }),
})

export const words = {
  gap: {
    en: ['what belongs here?', 'Replace this block with the missing ones.'],
    th: ['ตรงนี้ควรเป็นอะไร', 'เอาบล็อกที่หายไปมาใส่แทนบล็อกนี้'],
    zh: ['这里该放什么？', '用缺少的积木换掉这一块。'],
    ar: ['ماذا يوضع هنا؟', 'هنا مكان اللبنات الناقصة.'],
  },
} satisfies Record<string, Words>
