/** Leaving a loop. */
import { NO_TIP, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

export const breakOut = defineStatement('break', {
  block: statementBlock('break', {
    type: 'break',
    category: 'control',
    shape: 'end',
    args: [],
    reads: (_, at) => ({ kind: 'break', at }),
    writes: () => ({}),
  }),
  offers: [{ drawer: 'control', type: 'break', with: ['break'] }],
  features: () => ['break'],
  python: (node, lines) => lines.line('break', node.at),
  machine: (node, code) => code.breakOut(node.at),
})

export const words = {
  break: {
    en: ['leave the loop', NO_TIP],
    th: ['ออกจากลูป', NO_TIP],
    zh: ['跳出循环', NO_TIP],
    ar: ['اخرج من الحلقة', NO_TIP],
  },
} satisfies Record<string, Words>
