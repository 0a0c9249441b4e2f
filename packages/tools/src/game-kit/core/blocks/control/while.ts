/** Doing something as long as it is true. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body, truth } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

export const whileLoop = defineStatement('while', {
  block: statementBlock('while', {
    type: 'while',
    category: 'control',
    shape: 'statement',
    args: [truth('COND'), body('DO')],
    reads: ({ COND, DO }, at) => ({ kind: 'while', at, condition: COND, body: DO }),
    writes: (node) => ({ COND: node.condition, DO: node.body }),
  }),
  offers: [{ drawer: 'control', type: 'while', with: ['while'] }],
  features: () => ['while'],
  values: (node) => [node.condition],
  bodies: (node) => [node.body],
  python: (node, lines) => {
    lines.line(`while ${lines.value(node.condition)}:`, node.at)
    lines.body(node.body)
  },
  machine: (node, code) => {
    const start = code.end
    code.value(node.condition)
    const out = code.emit({ op: 'jump-if-false', to: 0 })
    code.round(start, node.body, node.at)
    code.patch(out)
  },
})

export const words = {
  while: {
    en: ['while %1 %2', 'Does the blocks inside as long as the question is answered with yes.'],
    th: ['ตราบใดที่ %1 %2', 'ทำบล็อกข้างในไปเรื่อย ๆ ตราบที่คำตอบยังเป็นใช่'],
    zh: ['只要 %1 %2', '只要回答是“是”，就一直做里面的积木。'],
    ar: ['ما دام %1 %2', 'ينفّذ اللبنات التي بداخله ما دام الجواب نعم.'],
  },
} satisfies Record<string, Words>
