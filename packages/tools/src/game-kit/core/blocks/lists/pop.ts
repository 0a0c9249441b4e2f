/** Taking the last item out of a list, to use it or to throw it away. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { PRECEDENCE } from '../../code/python-lines.ts'
import { list } from '../game-arg.ts'
import { statementBlock, valueBlock } from '../game-block.ts'
import { defineStatement, defineValue } from '../meaning.ts'

export const pop = defineValue('pop', {
  block: valueBlock('pop', {
    type: 'pop',
    category: 'list',
    args: [list('LIST')],
    reads: ({ LIST }) => ({ kind: 'pop', list: LIST }),
    writes: (node) => ({ LIST: node.list }),
  }),
  offers: [{ drawer: 'lists', type: 'pop', with: ['list'] }],
  features: () => ['list'],
  values: (node) => [node.list],
  python: (node, value) => `${value(node.list, PRECEDENCE.postfix)}.pop()`,
  machine: (node, code) => {
    code.value(node.list)
    code.emit({ op: 'pop-item' })
  },
})

export const dropLast = defineStatement('pop', {
  block: statementBlock('pop', {
    type: 'drop_last',
    category: 'list',
    shape: 'statement',
    args: [list('LIST')],
    reads: ({ LIST }, at) => ({ kind: 'pop', at, list: LIST }),
    writes: (node) => ({ LIST: node.list }),
  }),
  features: () => ['list'],
  values: (node) => [node.list],
  python: (node, lines) =>
    lines.line(`${lines.value(node.list, PRECEDENCE.postfix)}.pop()`, node.at),
  machine: (node, code) => {
    code.value(node.list)
    code.emit({ op: 'pop-item' })
    code.emit({ op: 'drop' })
  },
})

export const words = {
  pop: {
    en: ['take out the last of %1', 'Many values in a row.'],
    th: ['หยิบตัวสุดท้ายจาก %1', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['取出 %1 的最后一项', '排成一排的许多值。'],
    ar: ['خذ آخر عنصر من %1', 'قيم كثيرة في صف واحد.'],
  },
  drop_last: {
    en: ['throw away the last of %1', 'Many values in a row.'],
    th: ['ทิ้งตัวสุดท้ายของ %1', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['丢掉 %1 的最后一项', '排成一排的许多值。'],
    ar: ['احذف آخر عنصر من %1', 'قيم كثيرة في صف واحد.'],
  },
} satisfies Record<string, Words>
