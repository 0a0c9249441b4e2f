/** Putting something at the end of a list. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { PRECEDENCE } from '../../code/python-lines.ts'
import { list } from '../game-arg.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

export const append = defineStatement('append', {
  block: statementBlock('append', {
    type: 'append',
    category: 'list',
    shape: 'statement',
    args: [list('LIST'), number('VALUE', 1)],
    reads: ({ LIST, VALUE }, at) => ({ kind: 'append', at, list: LIST, value: VALUE }),
    writes: (node) => ({ LIST: node.list, VALUE: node.value }),
  }),
  offers: [{ drawer: 'lists', type: 'append', with: ['list'] }],
  features: () => ['list'],
  values: (node) => [node.list, node.value],
  python: (node, lines) => {
    const longer = lines.value(node.list, PRECEDENCE.postfix)
    lines.line(`${longer}.append(${lines.value(node.value)})`, node.at)
  },
  machine: (node, code) => {
    code.values([node.list, node.value])
    code.emit({ op: 'append' })
  },
})

export const words = {
  append: {
    en: ['to list %1 add %2', 'Many values in a row.'],
    th: ['ใส่ต่อท้ายรายการ %1 ด้วย %2', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['在列表 %1 末尾加上 %2', '排成一排的许多值。'],
    ar: ['أضف إلى القائمة %1 القيمة %2', 'قيم كثيرة في صف واحد.'],
  },
} satisfies Record<string, Words>
