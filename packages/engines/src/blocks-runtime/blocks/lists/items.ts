/** Asking a list. */

import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { variableId } from '../../block-json.ts'
import { list, number, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsList } from '../../compile/javascript-pieces.ts'
import { listItem } from '../../compile/list-code.ts'
import { listKey } from '../../compile/place-keys.ts'
import { scratchListItem } from '../../compile/scratch-list-code.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { LEVELS } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const item = defineBlock({
  type: 'list_item',
  category: 'lists',
  shape: 'value',
  on: 'both',
  args: [number('INDEX', 1), list],
  gives: 'any',
  takesFrom: (block) => listKey(variableId(block, 'LIST')),
  calm: true,
  instant: true,
  javascript: (block, scope) => listItem(block, scope),
  scratch: scratchListItem,
  python: pyValue((block, scope) =>
    scope.needsHelpers
      ? py`item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`
      : py`item(${scope.listName(block)}, ${scope.num(block, 'INDEX')})`,
  ),
  arduino: (block, scope) => cpp`item(${scope.num(block, 'INDEX')}, ${scope.list(block)})`,
})

export const index = defineBlock({
  type: 'list_index',
  category: 'lists',
  shape: 'value',
  on: 'both',
  args: [text('VALUE', 'mango'), list],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`indexOf(${jsList(block, scope)}, ${scope.any(block, 'VALUE')})`,
  python: pyValue((block, scope) =>
    scope.needsHelpers
      ? py`index_of(${scope.any(block, 'VALUE')}, ${scope.listName(block)})`
      : py`index_of(${scope.listName(block)}, ${scope.any(block, 'VALUE')})`,
  ),
  arduino: (block, scope) =>
    cpp`indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)})`,
})

export const length = defineBlock({
  type: 'list_length',
  category: 'lists',
  shape: 'value',
  on: 'both',
  args: [list],
  gives: 'num',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`${jsList(block, scope)}.length`,
  python: pyValue((block, scope) => py`len(${scope.listName(block)})`),
  arduino: (block, scope) => cpp`(double)${scope.list(block)}.size()`,
})

export const contains = defineBlock({
  type: 'list_contains',
  category: 'lists',
  shape: 'truth',
  on: 'both',
  args: [list, text('VALUE', 'mango')],
  calm: true,
  instant: true,
  javascript: (block, scope) =>
    js`(indexOf(${jsList(block, scope)}, ${scope.any(block, 'VALUE')}) > 0)`,
  python: (block, scope) => {
    const items = scope.listName(block)
    if (scope.needsHelpers) return { code: py`has_item(${items}, ${scope.any(block, 'VALUE')})` }
    const value = scope.operand(block, 'VALUE', LEVELS.compare + 0.5)
    const [code, opposite] = [py`${value} in ${items}`, py`${value} not in ${items}`]
    return { code, opposite, loose: LEVELS.compare }
  },
  arduino: (block, scope) =>
    cpp`(indexOf(${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)}) > 0)`,
})

export const words = {
  list_item: {
    en: ['item %1 of %2', 'One item; the first is number 1.'],
    th: ['ลำดับที่ %1 ของ %2', 'หนึ่งอย่างในรายการ อันแรกคือ 1'],
    zh: ['%2 的第 %1 项', '一项，第一项是 1。'],
    ar: ['العنصر %1 من %2', 'عنصر واحد؛ الأول رقمه 1.'],
  },
  list_index: {
    en: ['number of %1 in %2', 'Where the item is; 0 when it is not there.'],
    th: ['ลำดับของ %1 ใน %2', 'อยู่ลำดับที่เท่าไร ถ้าไม่มีคือ 0'],
    zh: ['%1 在 %2 中的编号', '它在哪里，没有就是 0。'],
    ar: ['رقم %1 في %2', 'أين يوجد العنصر؛ 0 إن لم يوجد.'],
  },
  list_length: {
    en: ['length of %1', 'How many items there are.'],
    th: ['ความยาวของ %1', 'มีกี่อย่างในรายการ'],
    zh: ['%1 的项目数', '有多少项。'],
    ar: ['طول %1', 'عدد العناصر.'],
  },
  list_contains: {
    en: ['%1 contains %2 ?', 'True when the item is in the list.'],
    th: ['%1 มี %2 ?', 'จริงเมื่อมีอยู่ในรายการ'],
    zh: ['%1 包含 %2 ？', '列表里有它时成立。'],
    ar: ['%1 تحتوي %2 ؟', 'صحيح عندما يكون العنصر في القائمة.'],
  },
} satisfies Record<string, Words>
