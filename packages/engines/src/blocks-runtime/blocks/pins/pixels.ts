/** Coloured lights. */
import { py } from '../../../code/python-code.ts'
import { number } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const pixelSet = defineBlock({
  type: 'pixel_set',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  part: 'pixels',
  args: [number('INDEX', 1), { field: 'COLOUR', colour: '#e11d48' }],
  calm: true,
  javascript: (block, scope) =>
    js`R.board.pixel(${scope.num(block, 'INDEX')}, ${jsField(block, 'COLOUR')})`,
  micropython: (block, scope) => [
    py`pixel(${scope.num(block, 'INDEX')}, ${pyField(block, 'COLOUR')})`,
  ],
  arduino: null,
})

export const pixelClear = defineBlock({
  type: 'pixel_clear',
  category: 'pins',
  shape: 'statement',
  on: 'board',
  part: 'pixels',
  args: [],
  calm: true,
  javascript: () => js`R.board.pixelsOff()`,
  micropython: () => [py`pixels_off()`],
  arduino: null,
})

export const words = {
  pixel_set: {
    en: ['set light %1 to %2', 'The first light is number 1.'],
    th: ['ตั้งสีไฟดวงที่ %1 เป็น %2', 'ไฟดวงแรกคือหมายเลข 1'],
    zh: ['第 %1 个灯设为 %2', '第一个灯是 1 号。'],
    ar: ['اجعل الضوء رقم %1 بلون %2', 'أول ضوء رقمه 1.'],
  },
  pixel_clear: {
    en: ['turn all lights off', 'All coloured lights go dark.'],
    th: ['ปิดไฟสีทั้งหมด', 'ไฟสีทุกดวงดับ'],
    zh: ['关闭所有彩灯', '所有彩灯都熄灭。'],
    ar: ['أطفئ كل الأضواء', 'تنطفئ كل الأضواء الملوّنة.'],
  },
} satisfies Record<string, Words>
