/** What a model that learned from texts says about a text. */
import { py } from '../../../code/python-code.ts'
import { choice, text } from '../../catalogue/block-spec.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsField } from '../../compile/javascript-pieces.ts'
import { pyField, pyValue } from '../../python/python-pieces.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const modelTopic = defineBlock({
  type: 'model_topic',
  category: 'model',
  shape: 'value',
  args: [text('TEXT', '')],
  gives: 'text',
  javascript: (block, scope) => js`R.topics.topic(${scope.text(block, 'TEXT')})`,
  python: pyValue((block, scope) => py`model.topic(${scope.text(block, 'TEXT')})`),
})

export const modelTopicConfidence = defineBlock({
  type: 'model_topic_confidence',
  category: 'model',
  shape: 'value',
  args: [text('TEXT', ''), choice('LABEL', 'modelLabels')],
  gives: 'num',
  javascript: (block, scope) =>
    js`R.topics.confidence(${scope.text(block, 'TEXT')}, ${jsField(block, 'LABEL')})`,
  python: pyValue(
    (block, scope) =>
      py`model.topic_confidence(${scope.text(block, 'TEXT')}, ${pyField(block, 'LABEL')})`,
  ),
})

export const words = {
  model_topic: {
    en: [
      'topic of %1',
      'Which of its classes your model of texts puts this text in; empty when it cannot tell.',
    ],
    th: ['หัวข้อของ %1', 'โมเดลข้อความจัดข้อความนี้ไว้ในกลุ่มไหน ว่างถ้าบอกไม่ได้'],
    zh: ['%1 的主题', '文字模型把这段文字归到哪一类；说不准就是空的。'],
    ar: ['موضوع %1', 'الصنف الذي يضع فيه نموذج النصوص هذا النص؛ فارغ إن لم يعرف.'],
  },
  model_topic_confidence: {
    en: [
      'confidence that %1 is %2',
      'How sure your model is that the text is of this class, from 0 to 100.',
    ],
    th: ['ความมั่นใจว่า %1 เป็น %2', 'โมเดลมั่นใจแค่ไหนว่าข้อความอยู่ในกลุ่มนี้ ตั้งแต่ 0 ถึง 100'],
    zh: ['%1 属于 %2 的把握', '模型有多大把握认为文字属于这一类，从 0 到 100。'],
    ar: ['الثقة في أن %1 هو %2', 'مدى ثقة نموذجك بأن النص من هذا الصنف، من 0 إلى 100.'],
  },
} satisfies Record<string, Words>
