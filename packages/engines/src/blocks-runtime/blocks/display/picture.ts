/** A picture of dots. */
import { py } from '../../../code/python-code.ts'
import { cpp, cppText } from '../../arduino/cpp-code.ts'
import { field } from '../../block-json.ts'
import { HEART } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const picture = defineBlock({
  type: 'display_picture',
  category: 'display',
  shape: 'statement',
  on: 'board',
  part: 'matrix',
  args: [{ field: 'PICTURE', dots: HEART }],
  calm: true,
  javascript: (block) => js`R.board.picture(${jsField(block, 'PICTURE')})`,
  micropython: (block) => [py`display.picture(${pyField(block, 'PICTURE')})`],
  arduino: (block, scope) => {
    scope.need('matrix')
    return [cpp`showPicture(${cppText(field(block, 'PICTURE'))});`]
  },
})

export const words = {
  display_picture: {
    en: ['show picture %1', 'Lights the dots you draw. Click the picture to draw.'],
    th: ['แสดงภาพ %1', 'เปิดไฟตามจุดที่วาด คลิกที่ภาพเพื่อวาด'],
    zh: ['显示图案 %1', '点亮你画的点。点击图案就可以画。'],
    ar: ['أظهر الصورة %1', 'يضيء النقاط المرسومة. النقر على الصورة للرسم.'],
  },
} satisfies Record<string, Words>
