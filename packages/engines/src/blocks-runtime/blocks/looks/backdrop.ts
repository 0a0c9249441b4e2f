/** What is behind everybody. */
import { type Py, py } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import type { NodeWith } from '../../block-node.ts'
import { choice, menu } from '../../catalogue/block-spec.ts'
import { type Js, js } from '../../compile/javascript-code.ts'
import { jsPicture } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import type { Scope } from '../../compile/scope.ts'
import { waitForAll } from '../../compile/scratch-pieces.ts'
import { pyLine, pyValue } from '../../python/python-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const jsSwitch = (block: NodeWith<'BACKDROP'>, scope: Scope): Js =>
  js`R.switchBackdrop(${menuCode(block, 'BACKDROP', scope, js`backdrop`)})`

const pyBackdrop = (block: NodeWith<'BACKDROP'>, scope: PythonScope): Py =>
  scope.menu(block, 'BACKDROP', (given) => py`stage.backdrop_named(${given})`)

const pyNameOrNumber = (block: NodeWith<never, 'WHAT'>): Py =>
  field(block, 'WHAT') === 'name' ? py`costume_name` : py`costume_number`

export const backdrop = defineBlock({
  type: 'looks_backdrop',
  category: 'looks',
  shape: 'statement',
  args: [menu('BACKDROP', 'backdrops')],
  instant: true,
  tellsText: 'by-name',
  javascript: jsSwitch,
  python: (block, scope) => [py`stage.switch_backdrop(${pyBackdrop(block, scope)})`],
})

export const backdropWait = defineBlock({
  type: 'looks_backdrop_wait',
  category: 'looks',
  shape: 'statement',
  args: [menu('BACKDROP', 'backdrops')],
  tellsText: 'by-name',
  javascript: (block, scope) => js`R.waitFor(T, ${jsSwitch(block, scope)}); ${jsPicture(block)}`,
  scratch: waitForAll(jsSwitch),
  python: (block, scope) => [py`stage.switch_backdrop_and_wait(${pyBackdrop(block, scope)})`],
})

export const nextBackdrop = defineBlock({
  type: 'looks_next_backdrop',
  category: 'looks',
  shape: 'statement',
  args: [],
  instant: true,
  javascript: () => js`R.nextBackdrop()`,
  python: pyLine(py`stage.next_backdrop()`),
})

export const backdropNumber = defineBlock({
  type: 'looks_backdrop_number',
  category: 'looks',
  shape: 'value',
  args: [choice('WHAT', ['number', 'name'])],
  gives: (block) => (field(block, 'WHAT') === 'name' ? 'text' : 'num'),
  calm: true,
  instant: true,
  javascript: (block) =>
    field(block, 'WHAT') === 'name' ? js`R.stage.costumeName` : js`R.stage.costumeNumber`,
  python: pyValue((block) => py`stage.${pyNameOrNumber(block)}`),
})

export const words = {
  looks_backdrop: {
    en: ['switch backdrop to %1', 'Changes the picture behind everybody.'],
    th: ['เปลี่ยนฉากหลังเป็น %1', 'เปลี่ยนภาพด้านหลังทุกคน'],
    zh: ['换成 %1 背景', '换掉后面的图片。'],
    ar: ['غيّر الخلفية إلى %1', 'يغيّر الصورة خلف الجميع.'],
  },
  looks_backdrop_wait: {
    en: [
      'switch backdrop to %1 and wait',
      'Changes the backdrop and waits until the scripts that start with it are done.',
    ],
    th: ['เปลี่ยนฉากหลังเป็น %1 แล้วรอ', 'เปลี่ยนฉากหลังแล้วรอจนสคริปต์ที่เริ่มเพราะฉากหลังนี้ทำเสร็จ'],
    zh: ['换成 %1 背景并等待', '换背景，并等因此开始的脚本全部做完。'],
    ar: ['غيّر الخلفية إلى %1 وانتظر', 'يغيّر الخلفية وينتظر حتى تنتهي المقاطع التي تبدأ معها.'],
  },
  looks_next_backdrop: {
    en: ['next backdrop', 'Shows the next backdrop.'],
    th: ['ฉากหลังถัดไป', 'แสดงฉากหลังถัดไป'],
    zh: ['下一个背景', '显示下一个背景。'],
    ar: ['الخلفية التالية', 'يعرض الخلفية التالية.'],
  },
  looks_backdrop_number: {
    en: ['backdrop %1', 'Which backdrop is shown.'],
    th: ['ฉากหลัง %1', 'ตอนนี้แสดงฉากหลังไหน'],
    zh: ['背景 %1', '现在的背景。'],
    ar: ['الخلفية: %1', 'أي خلفية معروضة.'],
  },
} satisfies Record<string, Words>
