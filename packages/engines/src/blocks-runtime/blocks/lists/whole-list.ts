/** A list as a whole. */

import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { variableId } from '../../block-json.ts'
import { list, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsList } from '../../compile/javascript-pieces.ts'
import { listKey } from '../../compile/place-keys.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const get = defineBlock({
  type: 'list_get',
  category: 'lists',
  shape: 'value',
  on: 'both',
  args: [list],
  gives: 'text',
  calm: true,
  instant: true,
  javascript: (block, scope) => js`listText(${jsList(block, scope)})`,
  python: (block, scope) =>
    scope.needsHelpers
      ? { code: py`list_text(${scope.listName(block)})` }
      : { code: py`str(${scope.listName(block)})`, isText: true },
  arduino: (block, scope) => cpp`listText(${scope.list(block)})`,
})

export const clear = defineBlock({
  type: 'list_clear',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [list],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`${jsList(block, scope)}.length = 0`,
  python: (block, scope) => [py`${scope.listName(block)}.clear()`],
  arduino: (block, scope) => [cpp`${scope.list(block)}.clear();`],
})

export const split = defineBlock({
  type: 'list_split',
  category: 'lists',
  shape: 'statement',
  on: 'both',
  args: [list, text('TEXT', 'a b c'), text('BY', ' ')],
  calm: true,
  instant: true,
  puts: (block) => [{ to: listKey(variableId(block, 'LIST')), from: 'anything' }],
  javascript: (block, scope) =>
    js`${jsList(block, scope)} = split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')}, literal)`,
  python: (block, scope) => {
    const given = py`split(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')})`
    if (scope.needsHelpers) return [py`${scope.listName(block)}[:] = ${given}`]
    return [py`${scope.variable(variableId(block, 'LIST'), true)} = ${given}`]
  },
  arduino: (block, scope) => [
    cpp`${scope.list(block)} = splitText(${scope.text(block, 'TEXT')}, ${scope.text(block, 'BY')});`,
  ],
})

export const words = {
  list_get: {
    en: ['list %1', 'All items of the list as text.'],
    th: ['รายการ %1', 'ทุกอย่างในรายการเป็นข้อความ'],
    zh: ['列表 %1', '列表里所有的项。'],
    ar: ['القائمة %1', 'كل عناصر القائمة كنص.'],
  },
  list_clear: {
    en: ['delete all of %1', 'Empties the list.'],
    th: ['ลบทั้งหมดใน %1', 'ทำรายการให้ว่าง'],
    zh: ['删除 %1 的全部项目', '清空列表。'],
    ar: ['احذف كل عناصر %1', 'يفرغ القائمة.'],
  },
  list_split: {
    en: ['set %1 to %2 split by %3', 'Cuts a text into items.'],
    th: ['ตั้ง %1 เป็น %2 แบ่งด้วย %3', 'ตัดข้อความเป็นหลายส่วน'],
    zh: ['将 %1 设为 %2 按 %3 分开', '把文字切成几项。'],
    ar: ['اجعل %1 هي %2 مقسمة عند %3', 'يقطع نصًا إلى عناصر.'],
  },
} satisfies Record<string, Words>
