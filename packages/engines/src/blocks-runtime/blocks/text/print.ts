/** A line in the output. */
import { py } from '../../../code/python-code.ts'
import { cpp, cppText } from '../../arduino/cpp-code.ts'
import { field, inputBlock } from '../../block-json.ts'
import { text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const print = defineBlock({
  type: 'text_print',
  category: 'text',
  shape: 'statement',
  on: 'both',
  args: [text('TEXT', 'Hello!')],
  calm: true,
  instant: true,
  javascript: (block, scope) => js`R.print(${scope.text(block, 'TEXT')})`,
  python: (block, scope) => [py`print(${scope.text(block, 'TEXT')})`],
  arduino: (block, scope) => {
    const typed = inputBlock(block, 'TEXT')
    const said = typed?.type === 'text' ? cppText(field(typed, 'TEXT')) : scope.text(block, 'TEXT')
    return [cpp`Serial.println(${said});`]
  },
})

export const words = {
  text_print: {
    en: ['print %1', 'Writes a line into the output below the stage.'],
    th: ['พิมพ์ %1', 'เขียนหนึ่งบรรทัดลงในช่องผลลัพธ์ใต้เวที'],
    zh: ['打印 %1', '在舞台下面的输出里写一行。'],
    ar: ['اطبع %1', 'يكتب سطرًا في المخرجات تحت المنصة.'],
  },
} satisfies Record<string, Words>
