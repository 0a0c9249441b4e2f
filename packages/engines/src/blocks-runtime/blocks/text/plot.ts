/** A value in a board's plotter. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { number, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const serialPlot = defineBlock({
  type: 'serial_plot',
  category: 'text',
  shape: 'statement',
  on: 'board',
  args: [text('NAME', 'light'), number('VALUE', 0)],
  calm: true,
  javascript: (block, scope) =>
    js`R.print(${scope.text(block, 'NAME')} + ":" + txt(${scope.num(block, 'VALUE')}))`,
  micropython: (block, scope) => [
    py`plot(${scope.text(block, 'NAME')}, ${scope.num(block, 'VALUE')})`,
  ],
  arduino: (block, scope) => {
    scope.need('values')
    return [
      cpp`Serial.println(${scope.text(block, 'NAME')} + ":" + toText(${scope.num(block, 'VALUE')}));`,
    ]
  },
})

export const words = {
  serial_plot: {
    en: ['plot %1 : %2', 'Draws the value as a line in the plotter.'],
    th: ['พล็อต %1 : %2', 'วาดค่าเป็นเส้นในกราฟ'],
    zh: ['绘图 %1 : %2', '在绘图器里把数值画成线。'],
    ar: ['ارسم %1 : %2', 'يرسم القيمة خطًّا في الراسم.'],
  },
} satisfies Record<string, Words>
