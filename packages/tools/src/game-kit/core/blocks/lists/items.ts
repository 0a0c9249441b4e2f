/** One item of a list: looking at it, and putting another in its place. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { PRECEDENCE } from '../../code/python-lines.ts'
import { list } from '../game-arg.ts'
import { statementBlock, valueBlock } from '../game-block.ts'
import { defineStatement, defineValue } from '../meaning.ts'

export const item = defineValue('item', {
  block: valueBlock('item', {
    type: 'item',
    category: 'list',
    args: [list('LIST'), number('INDEX', 0)],
    reads: ({ LIST, INDEX }) => ({ kind: 'item', list: LIST, index: INDEX }),
    writes: (node) => ({ LIST: node.list, INDEX: node.index }),
  }),
  offers: [{ drawer: 'lists', type: 'item', with: ['list'] }],
  features: () => ['list'],
  values: (node) => [node.list, node.index],
  python: (node, value) => `${value(node.list, PRECEDENCE.postfix)}[${value(node.index)}]`,
  machine: (node, code) => {
    code.values([node.list, node.index])
    code.emit({ op: 'item' })
  },
})

export const setItem = defineStatement('set-item', {
  block: statementBlock('set-item', {
    type: 'set_item',
    category: 'list',
    shape: 'statement',
    args: [list('LIST'), number('INDEX', 0), number('VALUE', 1)],
    reads: ({ LIST, INDEX, VALUE }, at) => ({
      kind: 'set-item',
      at,
      list: LIST,
      index: INDEX,
      value: VALUE,
    }),
    writes: (node) => ({ LIST: node.list, INDEX: node.index, VALUE: node.value }),
  }),
  offers: [{ drawer: 'lists', type: 'set_item', with: ['list'] }],
  features: () => ['list'],
  values: (node) => [node.list, node.index, node.value],
  python: ({ list: changed, index, value, at }, lines) => {
    const place = `${lines.value(changed, PRECEDENCE.postfix)}[${lines.value(index)}]`
    lines.line(`${place} = ${lines.value(value)}`, at)
  },
  machine: (node, code) => {
    code.values([node.list, node.index, node.value])
    code.emit({ op: 'set-item' })
  },
})

export const words = {
  item: {
    en: ['item %2 of list %1', 'Many values in a row.'],
    th: ['รายการ %1 ตัวที่ %2', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['列表 %1 的第 %2 项', '排成一排的许多值。'],
    ar: ['من القائمة %1 العنصر %2', 'قيم كثيرة في صف واحد.'],
  },
  set_item: {
    en: ['in list %1 set item %2 to %3', 'Many values in a row.'],
    th: ['ในรายการ %1 ให้ตัวที่ %2 เป็น %3', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['列表 %1 的第 %2 项设为 %3', '排成一排的许多值。'],
    ar: ['في القائمة %1 اجعل العنصر %2 يساوي %3', 'قيم كثيرة في صف واحد.'],
  },
} satisfies Record<string, Words>
