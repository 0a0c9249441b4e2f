/** Bubbles of speech and of thought. */
import { type Py, py } from '../../../code/python-code.ts'
import type { NodeWith } from '../../block-node.ts'
import { number, text } from '../../catalogue/block-spec.ts'
import { type Js, js, jsText } from '../../compile/javascript-code.ts'
import { jsWait } from '../../compile/javascript-pieces.ts'
import type { Scope } from '../../compile/scope.ts'
import { scratchSay, scratchSayFor } from '../../compile/scratch-pieces.ts'
import type { PythonScope } from '../../python/python-scope.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

function jsSayFor(kind: 'say' | 'think') {
  return (block: NodeWith<'TEXT' | 'SECONDS'>, scope: Scope): Js => {
    const bubble = scope.fresh()
    return js`const ${bubble} = S.say(${jsText(kind)}, ${scope.text(block, 'TEXT')})
${jsWait(block, scope.num(block, 'SECONDS'))}
S.unsay(${bubble})`
  }
}

const pySayFor =
  (method: Py) =>
  (block: NodeWith<'TEXT' | 'SECONDS'>, scope: PythonScope): Py[] => [
    py`${scope.self}.${method}(${scope.text(block, 'TEXT')}, ${scope.num(block, 'SECONDS')})`,
  ]

const pySay =
  (method: Py) =>
  (block: NodeWith<'TEXT'>, scope: PythonScope): Py[] => [
    py`${scope.self}.${method}(${scope.text(block, 'TEXT')})`,
  ]

export const sayFor = defineBlock({
  type: 'looks_say_for',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [text('TEXT', 'Hello!'), number('SECONDS', 2)],
  tellsText: 'by-digits',
  javascript: jsSayFor('say'),
  scratch: scratchSayFor('say'),
  python: pySayFor(py`say_for`),
})

export const say = defineBlock({
  type: 'looks_say',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [text('TEXT', 'Hello!')],
  instant: true,
  tellsText: 'by-digits',
  javascript: (block, scope) => js`S.say("say", ${scope.text(block, 'TEXT')})`,
  scratch: scratchSay('say'),
  python: pySay(py`say`),
})

export const thinkFor = defineBlock({
  type: 'looks_think_for',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [text('TEXT', 'Hmm…'), number('SECONDS', 2)],
  tellsText: 'by-digits',
  javascript: jsSayFor('think'),
  scratch: scratchSayFor('think'),
  python: pySayFor(py`think_for`),
})

export const think = defineBlock({
  type: 'looks_think',
  category: 'looks',
  shape: 'statement',
  spriteOnly: true,
  args: [text('TEXT', 'Hmm…')],
  instant: true,
  tellsText: 'by-digits',
  javascript: (block, scope) => js`S.say("think", ${scope.text(block, 'TEXT')})`,
  scratch: scratchSay('think'),
  python: pySay(py`think`),
})

export const words = {
  looks_say_for: {
    en: ['say %1 for %2 seconds', 'Shows a speech bubble for a while.'],
    th: ['พูด %1 นาน %2 วินาที', 'แสดงคำพูดสักพักหนึ่ง'],
    zh: ['说 %1 %2 秒', '显示一会儿对话泡泡。'],
    ar: ['قل %1 لمدة %2 ثانية', 'يعرض فقاعة كلام لبعض الوقت.'],
  },
  looks_say: {
    en: ['say %1', 'Shows a speech bubble. Empty text takes it away.'],
    th: ['พูด %1', 'แสดงคำพูด ถ้าว่างไว้คำพูดจะหายไป'],
    zh: ['说 %1', '显示对话泡泡。空白就会消失。'],
    ar: ['قل %1', 'يعرض فقاعة كلام. النص الفارغ يخفيها.'],
  },
  looks_think_for: {
    en: ['think %1 for %2 seconds', 'Shows a thought bubble for a while.'],
    th: ['คิด %1 นาน %2 วินาที', 'แสดงความคิดสักพักหนึ่ง'],
    zh: ['思考 %1 %2 秒', '显示一会儿思考泡泡。'],
    ar: ['فكّر %1 لمدة %2 ثانية', 'يعرض فقاعة تفكير لبعض الوقت.'],
  },
  looks_think: {
    en: ['think %1', 'Shows a thought bubble. Empty text takes it away.'],
    th: ['คิด %1', 'แสดงความคิด ถ้าว่างไว้จะหายไป'],
    zh: ['思考 %1', '显示思考泡泡。空白就会消失。'],
    ar: ['فكّر %1', 'يعرض فقاعة تفكير. النص الفارغ يخفيها.'],
  },
} satisfies Record<string, Words>
