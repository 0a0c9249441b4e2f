/** What a trained model recognises. */
import { py } from '../../../code/python-code.ts'
import { choice } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const modelWhen = defineBlock({
  type: 'model_when',
  category: 'model',
  shape: 'hat',
  args: [choice('LABEL', 'modelLabels')],
  javascript: {
    trigger: () => ({ on: 'timer' }),
    condition: (block) => js`R.model.label === ${jsField(block, 'LABEL')}`,
  },
  python: (block, scope) => py`@${scope.self}.when_model_sees(${pyField(block, 'LABEL')})`,
})

export const modelLabel = defineBlock({
  type: 'model_label',
  category: 'model',
  shape: 'value',
  args: [],
  gives: 'text',
  javascript: () => js`R.model.label`,
  python: pyValue(() => py`model.label`),
})

export const modelIs = defineBlock({
  type: 'model_is',
  category: 'model',
  shape: 'truth',
  args: [choice('LABEL', 'modelLabels')],
  javascript: (block) => js`(R.model.label === ${jsField(block, 'LABEL')})`,
  python: pyValue((block) => py`model.sees(${pyField(block, 'LABEL')})`),
})

export const modelConfidence = defineBlock({
  type: 'model_confidence',
  category: 'model',
  shape: 'value',
  args: [choice('LABEL', 'modelLabels')],
  gives: 'num',
  mayBeNaN: true,
  javascript: (block) => js`R.confidenceIn(${jsField(block, 'LABEL')})`,
  python: pyValue((block) => py`model.confidence(${pyField(block, 'LABEL')})`),
})

export const words = {
  model_when: {
    en: ['when model recognises %1', 'Starts this script when your trained model recognises this.'],
    th: ['เมื่อโมเดลจำได้ว่าเป็น %1', 'เริ่มสคริปต์นี้เมื่อโมเดลที่ฝึกแล้วจำสิ่งนี้ได้'],
    zh: ['当模型认出 %1', '训练好的模型认出它时，开始这段脚本。'],
    ar: ['عندما يتعرّف النموذج على %1', 'يبدأ هذا المقطع عندما يتعرّف نموذجك المدرَّب على هذا.'],
  },
  model_label: {
    en: [
      'what the model recognises',
      'What your trained model recognises now; empty when nothing.',
    ],
    th: ['สิ่งที่โมเดลจำได้', 'สิ่งที่โมเดลที่ฝึกแล้วจำได้ตอนนี้ ว่างถ้าไม่มี'],
    zh: ['模型认出的东西', '训练好的模型现在认出了什么；没有就是空的。'],
    ar: ['ما يتعرّف عليه النموذج', 'ما يتعرّف عليه النموذج المدرَّب الآن؛ فارغ إن لم يكن شيء.'],
  },
  model_is: {
    en: ['model recognises %1?', 'Whether your trained model recognises this now.'],
    th: ['โมเดลจำได้ว่าเป็น %1?', 'ตอนนี้โมเดลที่ฝึกแล้วจำสิ่งนี้ได้หรือไม่'],
    zh: ['模型认出 %1？', '训练好的模型现在是否认出它。'],
    ar: ['النموذج يتعرّف على %1؟', 'هل يتعرّف النموذج المدرَّب على هذا الآن.'],
  },
  model_confidence: {
    en: ['confidence of %1', 'How sure the model is of this, from 0 to 100.'],
    th: ['ความมั่นใจว่าเป็น %1', 'โมเดลมั่นใจแค่ไหน ตั้งแต่ 0 ถึง 100'],
    zh: ['%1 的把握', '模型有多大把握，从 0 到 100。'],
    ar: ['الثقة في %1', 'مدى ثقة النموذج بهذا، من 0 إلى 100.'],
  },
} satisfies Record<string, Words>
