/** Lists on the stage. */
import { py } from '../../../code/python-code.ts'
import { list } from '../../catalogue/block-spec.ts'
import { jsWatch } from '../../compile/javascript-pieces.ts'
import { pyWatch } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const show = defineBlock({
  type: 'list_show',
  category: 'lists',
  shape: 'statement',
  args: [list],
  calm: true,
  instant: true,
  javascript: jsWatch('LIST', true),
  python: pyWatch(py`show`, 'LIST'),
})

export const hide = defineBlock({
  type: 'list_hide',
  category: 'lists',
  shape: 'statement',
  args: [list],
  calm: true,
  instant: true,
  javascript: jsWatch('LIST', false),
  python: pyWatch(py`hide`, 'LIST'),
})

export const words = {
  list_show: {
    en: ['show list %1', 'Shows the list on the stage.'],
    th: ['แสดงรายการ %1', 'แสดงรายการบนเวที'],
    zh: ['显示列表 %1', '在舞台上显示列表。'],
    ar: ['أظهر القائمة %1', 'يعرض القائمة على المنصة.'],
  },
  list_hide: {
    en: ['hide list %1', 'Hides the list on the stage.'],
    th: ['ซ่อนรายการ %1', 'ซ่อนรายการบนเวที'],
    zh: ['隐藏列表 %1', '在舞台上隐藏列表。'],
    ar: ['أخفِ القائمة %1', 'يخفي القائمة عن المنصة.'],
  },
} satisfies Record<string, Words>
