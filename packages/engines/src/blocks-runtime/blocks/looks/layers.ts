/** Who is in front of whom. */
import { py } from '../../../code/python-code.ts'
import { field } from '../../block-json.ts'
import { choice, number } from '../../catalogue/block-spec.ts'
import { js, jsNumber } from '../../compile/javascript-code.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const front = defineBlock({
  type: 'looks_front',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('WHERE', ['front', 'back'])],
  instant: true,
  javascript: (block) =>
    js`R.layer(S, ${jsNumber(field(block, 'WHERE') === 'back' ? -Infinity : Infinity)})`,
  python: (block, scope) => [py`${scope.self}.layer_to(${pyField(block, 'WHERE')})`],
})

export const layers = defineBlock({
  type: 'looks_layers',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('WHERE', ['forward', 'backward']), number('LAYERS', 1)],
  instant: true,
  javascript: (block, scope) =>
    js`R.layer(S, ${field(block, 'WHERE') === 'backward' ? js`-` : js``}${scope.num(block, 'LAYERS')})`,
  python: (block, scope) => [
    field(block, 'WHERE') === 'backward'
      ? py`${scope.self}.go_backward(${scope.num(block, 'LAYERS')})`
      : py`${scope.self}.go_forward(${scope.num(block, 'LAYERS')})`,
  ],
})

export const words = {
  looks_front: {
    en: ['go to %1 layer', 'In front of everybody, or behind.'],
    th: ['ไปอยู่ชั้น %1', 'อยู่หน้าทุกคน หรืออยู่หลังสุด'],
    zh: ['移到 %1', '放到所有角色前面或后面。'],
    ar: ['اذهب إلى الطبقة %1', 'أمام الجميع أو خلفهم.'],
  },
  looks_layers: {
    en: ['go %1 %2 layers', 'Some layers to the front or to the back.'],
    th: ['ไป%1 %2 ชั้น', 'เลื่อนชั้นมาข้างหน้าหรือไปข้างหลัง'],
    zh: ['%1 %2 层', '向前或向后移动几层。'],
    ar: ['تحرك إلى %1 %2 طبقة', 'بعض الطبقات إلى الأمام أو الخلف.'],
  },
} satisfies Record<string, Words>
