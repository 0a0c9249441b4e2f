/** Doing something with each item of a list. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { list, name } from '../game-arg.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

export const each = defineStatement('each', {
  block: statementBlock('each', {
    type: 'each',
    category: 'control',
    shape: 'statement',
    args: [name('VAR', 'x'), list('LIST'), body('DO')],
    reads: ({ VAR, LIST, DO }, at) => ({ kind: 'each', at, name: VAR, list: LIST, body: DO }),
    writes: (node) => ({ VAR: node.name, LIST: node.list, DO: node.body }),
  }),
  offers: [
    { drawer: 'lists', type: 'each', with: ['list'] },
    { drawer: 'lists', type: 'variable', with: ['list'], given: { VAR: 'box' } },
    { drawer: 'lists', type: 'variable', with: ['list'], given: { VAR: 'x' } },
  ],
  features: () => ['list'],
  values: (node) => [node.list],
  bodies: (node) => [node.body],
  assigns: (node) => node.name,
  python: (node, lines) => {
    lines.line(`for ${node.name} in ${lines.value(node.list)}:`, node.at)
    lines.body(node.body)
  },
  machine: (node, code) => {
    code.value(node.list)
    code.emit({ op: 'loop-each' })
    code.loop(node.name, node.body, node.at)
  },
})

export const words = {
  each: {
    en: ['for each %1 in %2 %3', 'Takes the items of a list one after the other.'],
    th: ['สำหรับแต่ละ %1 ใน %2 %3', 'หยิบของในรายการออกมาทีละตัว'],
    zh: ['对每个 %1 属于 %2 %3', '把列表里的东西一个一个拿出来。'],
    ar: ['لكل %1 في %2 %3', 'يأخذ عناصر القائمة واحدًا بعد الآخر.'],
  },
} satisfies Record<string, Words>
