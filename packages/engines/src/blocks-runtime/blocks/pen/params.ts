/** The pen's colour by its parts. */
import { type Py, py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { menu, number } from '../../catalogue/block-spec.ts'
import { PEN_PARAMS } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { menuCode } from '../../compile/menu-code.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

const pyParam =
  <Input extends string>(method: Py, input: Input) =>
  (block: NodeWith<'PARAM' | Input>, scope: PythonScope): Py[] => {
    const name = scope.menu(block, 'PARAM', (given) => given)
    return [py`${scope.self}.${method}(${name}, ${scope.num(block, input)})`]
  }

export const setParam = defineBlock({
  type: 'pen_set_param',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [menu('PARAM', PEN_PARAMS), number('VALUE', 50)],
  instant: true,
  javascript: (block, scope) =>
    js`S.pen.setParam(${menuCode(block, 'PARAM', scope, js`word`)}, ${scope.num(block, 'VALUE')})`,
  python: pyParam(py`set_pen_param`, 'VALUE'),
})

export const changeParam = defineBlock({
  type: 'pen_change_param',
  category: 'pen',
  shape: 'statement',
  spriteOnly: true,
  args: [menu('PARAM', PEN_PARAMS), number('BY', 10)],
  instant: true,
  javascript: (block, scope) =>
    js`S.pen.changeParam(${menuCode(block, 'PARAM', scope, js`word`)}, ${scope.num(block, 'BY')})`,
  python: pyParam(py`change_pen_param`, 'BY'),
})

export const words = {
  pen_set_param: {
    en: ['set pen %1 to %2', 'Colour, saturation, brightness and transparency go from 0 to 100.'],
    th: ['ตั้ง %1 ของปากกาเป็น %2', 'สี ความสดของสี ความสว่าง และความโปร่งใส มีค่า 0 ถึง 100'],
    zh: ['将笔的 %1 设为 %2', '颜色、饱和度、亮度和透明度从 0 到 100。'],
    ar: ['اجعل %1 للقلم %2', 'اللون والتشبع والسطوع والشفافية من 0 إلى 100.'],
  },
  pen_change_param: {
    en: ['change pen %1 by %2', 'A little more, or less with a minus.'],
    th: ['เปลี่ยน %1 ของปากกาทีละ %2', 'เพิ่มขึ้น หรือลดลงถ้าติดลบ'],
    zh: ['将笔的 %1 增加 %2', '多一点，负数就少一点。'],
    ar: ['غيّر %1 للقلم بمقدار %2', 'أكثر قليلًا، أو أقل مع إشارة الطرح.'],
  },
} satisfies Record<string, Words>
