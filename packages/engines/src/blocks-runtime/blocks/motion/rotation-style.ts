/** How the picture turns with the direction. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { ROTATION_STYLES } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const rotationStyle = defineBlock({
  type: 'motion_rotation_style',
  category: 'motion',
  shape: 'statement',
  spriteOnly: true,
  args: [choice('STYLE', ROTATION_STYLES)],
  instant: true,
  javascript: (block) => js`S.rotationStyle = ${jsField(block, 'STYLE')}`,
  scratch: (block) => js`S.setRotationStyle(${jsField(block, 'STYLE')})`,
  python: (block, scope) => [py`${scope.self}.rotation_style = ${pyField(block, 'STYLE')}`],
})

export const words = {
  motion_rotation_style: {
    en: ['set rotation style %1', 'How the picture turns with the direction.'],
    th: ['ตั้งแบบการหมุนเป็น %1', 'ภาพจะหมุนตามทิศอย่างไร'],
    zh: ['将旋转方式设为 %1', '图片怎样跟着方向转。'],
    ar: ['اجعل نمط الدوران %1', 'كيف تدور الصورة مع الاتجاه.'],
  },
} satisfies Record<string, Words>
