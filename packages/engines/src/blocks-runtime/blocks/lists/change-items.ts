/** Putting items in, taking them out, replacing them. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { variableId } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { list, number, text } from '../../catalogue/block-spec.ts'
import { type Flow, given } from '../../compile/flow.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsList } from '../../compile/javascript-pieces.ts'
import { listAdd, listReplace } from '../../compile/list-code.ts'
import { listKey } from '../../compile/place-keys.ts'
import {
  scratchListAdd,
  scratchListDelete,
  scratchListInsert,
  scratchListReplace,
} from '../../compile/scratch-list-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const putsValue = (block: NodeWith<'VALUE', 'LIST'>, fn: string): Flow[] => [
  { to: listKey(variableId(block, 'LIST')), from: given(block, 'VALUE', fn) },
]

export const add = defineBlock({
  type: 'list_add',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [text('VALUE', 'mango'), list],
  calm: true,
  instant: true,
  puts: putsValue,
  javascript: listAdd,
  scratch: scratchListAdd,
  python: (block, scope) => [py`${scope.listName(block)}.append(${scope.any(block, 'VALUE')})`],
  arduino: (block, scope) => [
    cpp`${scope.list(block)}.push_back(${scope.given(block, 'VALUE', 'any')});`,
  ],
})

export const listDelete = defineBlock({
  type: 'list_delete',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [number('INDEX', 1), list],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`remove(${jsList(block, scope)}, ${scope.num(block, 'INDEX')})`,
  scratch: scratchListDelete,
  python: (block, scope) => [
    scope.needsHelpers
      ? py`delete_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)})`
      : py`delete_item(${scope.listName(block)}, ${scope.num(block, 'INDEX')})`,
  ],
  arduino: (block, scope) => [cpp`deleteItem(${scope.num(block, 'INDEX')}, ${scope.list(block)});`],
})

export const insert = defineBlock({
  type: 'list_insert',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [text('VALUE', 'mango'), number('INDEX', 1), list],
  calm: true,
  instant: true,
  puts: putsValue,
  javascript: (block, scope) =>
    js`insert(${jsList(block, scope)}, ${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')})`,
  scratch: scratchListInsert,
  python: (block, scope) => [
    scope.needsHelpers
      ? py`insert_item(${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')}, ${scope.listName(block)})`
      : py`insert_item(${scope.listName(block)}, ${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')})`,
  ],
  arduino: (block, scope) => [
    cpp`insertItem(${scope.num(block, 'INDEX')}, ${scope.given(block, 'VALUE', 'any')}, ${scope.list(block)});`,
  ],
})

export const replace = defineBlock({
  type: 'list_replace',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [number('INDEX', 1), list, text('VALUE', 'mango')],
  calm: true,
  instant: true,
  puts: putsValue,
  javascript: listReplace,
  scratch: scratchListReplace,
  python: (block, scope) => [
    scope.needsHelpers
      ? py`set_item(${scope.num(block, 'INDEX')}, ${scope.listName(block)}, ${scope.any(block, 'VALUE')})`
      : py`set_item(${scope.listName(block)}, ${scope.num(block, 'INDEX')}, ${scope.any(block, 'VALUE')})`,
  ],
  arduino: (block, scope) => [
    cpp`setItem(${scope.num(block, 'INDEX')}, ${scope.list(block)}, ${scope.given(block, 'VALUE', 'any')});`,
  ],
})

export const words = {
  list_add: {
    en: ['add %1 to %2', 'Adds an item at the end.'],
    th: ['เพิ่ม %1 ใน %2', 'เพิ่มต่อท้ายรายการ'],
    zh: ['将 %1 加入 %2', '加到列表最后。'],
    ar: ['أضف %1 إلى %2', 'يضيف عنصرًا في النهاية.'],
  },
  list_delete: {
    en: ['delete item %1 of %2', 'Takes one item out.'],
    th: ['ลบลำดับที่ %1 ของ %2', 'เอาออกหนึ่งอย่าง'],
    zh: ['删除 %2 的第 %1 项', '拿掉一项。'],
    ar: ['احذف العنصر %1 من %2', 'يُخرج عنصرًا واحدًا.'],
  },
  list_insert: {
    en: ['insert %1 at %2 of %3', 'Puts an item in; the rest moves back.'],
    th: ['แทรก %1 ที่ลำดับ %2 ของ %3', 'ใส่เข้าไป ที่เหลือเลื่อนไปข้างหลัง'],
    zh: ['在 %3 的第 %2 项前插入 %1', '插进一项，后面的往后移。'],
    ar: ['أدخل %1 في الموضع %2 من %3', 'يُدخل عنصرًا؛ والباقي يتأخر.'],
  },
  list_replace: {
    en: ['replace item %1 of %2 with %3', 'Changes one item.'],
    th: ['แทนที่ลำดับ %1 ของ %2 ด้วย %3', 'เปลี่ยนหนึ่งอย่างในรายการ'],
    zh: ['将 %2 的第 %1 项替换为 %3', '换掉一项。'],
    ar: ['استبدل العنصر %1 من %2 بـ %3', 'يغيّر عنصرًا واحدًا.'],
  },
} satisfies Record<string, Words>
