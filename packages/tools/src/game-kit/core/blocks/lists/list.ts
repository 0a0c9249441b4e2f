/** A list written down, item by item. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { LONGEST_LIST_BLOCK } from '../../code/block-json.ts'
import { CodeError } from '../../code/code-error.ts'
import { printAll } from '../../code/python-lines.ts'
import { inSockets, places, sockets, type ValueFamily } from '../game-block.ts'
import { defineValue } from '../meaning.ts'

/** One block for each number of items. */
const listBlocks: ValueFamily<'list', 'list'> = {
  type: 'list',
  of: 'block',
  kind: 'list',
  shape: 'value',
  isFamily: true,
  reads: (block, from, rest) => ({ kind: 'list', items: from.sockets(block, Number(rest)) }),
  writes({ items }) {
    const count = items.length
    if (count > LONGEST_LIST_BLOCK) throw new CodeError('bad-blocks', null, { word: '[…]' })
    return { type: `list_${count}`, args: sockets(count), parts: inSockets(items) }
  },
  specs: ({ words: say }) =>
    Array.from({ length: LONGEST_LIST_BLOCK + 1 }, (_, count) => {
      const [text, tip] = say[count === 0 ? 'list_0' : 'list'] ?? ['list', '']
      return {
        type: `list_${count}`,
        category: 'list',
        shape: 'value',
        args: sockets(count),
        face: [`${text} ${places(1, count)}`.trim(), tip],
      }
    }),
}

export const listOf = defineValue('list', {
  block: listBlocks,
  offers: [
    {
      drawer: 'lists',
      type: 'set',
      with: ['list'],
      given: { VAR: 'box', VALUE: { list: 'empty' } },
    },
    { drawer: 'lists', type: 'list_2', with: ['list'] },
    { drawer: 'lists', type: 'list_4', with: ['list'] },
  ],
  features: () => ['list'],
  values: (node) => node.items,
  python: (node, value) => `[${printAll(node.items, value)}]`,
  machine: (node, code) => {
    code.values(node.items)
    code.emit({ op: 'list', count: node.items.length })
  },
})

export const words = {
  list: {
    en: ['list', 'Many values in a row.'],
    th: ['รายการ', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['列表', '排成一排的许多值。'],
    ar: ['قائمة', 'قيم كثيرة في صف واحد.'],
  },
  list_0: {
    en: ['empty list', 'Many values in a row.'],
    th: ['รายการว่าง', 'ค่าหลาย ๆ ค่าเรียงกัน'],
    zh: ['空列表', '排成一排的许多值。'],
    ar: ['قائمة فارغة', 'قيم كثيرة في صف واحد.'],
  },
} satisfies Record<string, Words>
