/** Variables on the stage. */
import { py } from '../../../code/python-code.ts'
import { variable } from '../../catalogue/block-spec.ts'
import { jsWatch } from '../../compile/javascript-pieces.ts'
import { pyWatch } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const show = defineBlock({
  type: 'data_show',
  category: 'variables',
  shape: 'statement',
  args: [variable],
  calm: true,
  instant: true,
  readsOnly: true,
  javascript: jsWatch('VAR', true),
  python: pyWatch(py`show`, 'VAR'),
})

export const hide = defineBlock({
  type: 'data_hide',
  category: 'variables',
  shape: 'statement',
  args: [variable],
  calm: true,
  instant: true,
  readsOnly: true,
  javascript: jsWatch('VAR', false),
  python: pyWatch(py`hide`, 'VAR'),
})

export const words = {
  data_show: {
    en: ['show variable %1', 'Shows the variable on the stage.'],
    th: ['แสดงตัวแปร %1', 'แสดงตัวแปรบนเวที'],
    zh: ['显示变量 %1', '在舞台上显示变量。'],
    ar: ['أظهر المتغير %1', 'يعرض المتغير على المنصة.'],
  },
  data_hide: {
    en: ['hide variable %1', 'Hides the variable on the stage.'],
    th: ['ซ่อนตัวแปร %1', 'ซ่อนตัวแปรบนเวที'],
    zh: ['隐藏变量 %1', '在舞台上隐藏变量。'],
    ar: ['أخفِ المتغير %1', 'يخفي المتغير عن المنصة.'],
  },
} satisfies Record<string, Words>
