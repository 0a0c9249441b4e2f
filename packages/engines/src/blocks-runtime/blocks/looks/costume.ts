/** What a sprite wears. */
import { type Py, py } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, menu } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsPick } from '../../compile/javascript-pieces.ts'
import { pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const pyNameOrNumber = (block: NodeWith<never, 'WHAT'>): Py =>
  field(block, 'WHAT') === 'name' ? py`costume_name` : py`costume_number`

export const costume = defineBlock({
  type: 'looks_costume',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [menu('COSTUME', 'costumes')],
  instant: true,
  tellsText: 'by-name',
  javascript: jsPick(js`wear`, 'COSTUME', js`costume`),
  python: (block, scope) => {
    const named = (given: Py): Py => py`${scope.self}.costume_named(${given})`
    return [py`${scope.self}.wear(${scope.menu(block, 'COSTUME', named)})`]
  },
})

export const nextCostume = defineBlock({
  type: 'looks_next_costume',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [],
  instant: true,
  javascript: () => js`S.nextCostume()`,
  python: (_, scope) => [py`${scope.self}.next_costume()`],
})

export const costumeNumber = defineBlock({
  type: 'looks_costume_number',
  category: 'looks',
  shape: 'value',
  spriteOnly: true,
  args: [choice('WHAT', ['number', 'name'])],
  gives: (block) => (field(block, 'WHAT') === 'name' ? 'text' : 'num'),
  calm: true,
  instant: true,
  javascript: (block) =>
    field(block, 'WHAT') === 'name' ? js`S.costumeName` : js`S.costumeNumber`,
  python: pyValue((block, scope) => py`${scope.self}.${pyNameOrNumber(block)}`),
})

export const words = {
  looks_costume: {
    en: ['switch costume to %1', 'Changes how the sprite looks.'],
    th: ['เปลี่ยนคอสตูมเป็น %1', 'เปลี่ยนหน้าตาของตัวละคร'],
    zh: ['换成 %1 造型', '改变角色的样子。'],
    ar: ['غيّر المظهر إلى %1', 'يغيّر شكل الكائن.'],
  },
  looks_next_costume: {
    en: ['next costume', 'Puts on the next costume: good for walking.'],
    th: ['คอสตูมถัดไป', 'ใส่คอสตูมถัดไป ใช้ทำท่าเดินได้ดี'],
    zh: ['下一个造型', '换上下一个造型，可以做走路动画。'],
    ar: ['المظهر التالي', 'يلبس المظهر التالي: مفيد للمشي.'],
  },
  looks_costume_number: {
    en: ['costume %1', 'Which costume the sprite wears.'],
    th: ['คอสตูม %1', 'ตัวละครใส่คอสตูมไหนอยู่'],
    zh: ['造型 %1', '角色现在的造型。'],
    ar: ['المظهر: %1', 'أي مظهر يلبسه الكائن.'],
  },
} satisfies Record<string, Words>
