/** Functions that learners make: what they are given, what calls them. */
import { py } from '../../../code/python-code.ts'
import { cpp } from '../../arduino/cpp-code.ts'
import { field, inputBlock, signatureOf } from '../../block-json.ts'
import { type Flow, given, leftOut } from '../../compile/flow.ts'
import { paramKey, resultKey } from '../../compile/place-keys.ts'
import type { BlockJson } from '../../program.ts'
import { defineMade } from '../define-block.ts'
import type { Words } from '../words.ts'

/** Everything a call hands over; what it leaves out is what the function says. */
function putsArguments(block: BlockJson, fn: string): Flow[] {
  const { id, params } = signatureOf(block)
  return params.map((param) => {
    const input = `ARG_${param.id}`
    const from = inputBlock(block, input) ? given(block, input, fn) : { value: leftOut(param) }
    return { to: paramKey(id, param.id), from }
  })
}

const param = (type: 'function_param' | 'function_param_truth') =>
  defineMade({
    type,
    shape: type === 'function_param' ? 'value' : 'truth',
    on: 'both',
    gives: (block, fn) => ({ key: paramKey(fn, field(block, 'PARAM')) }),
    calm: true,
    instant: true,
    bound: true,
    javascript: (block, scope) => scope.param(field(block, 'PARAM')),
    python: (block, scope) => ({ code: scope.param(field(block, 'PARAM')) }),
    arduino: (block, scope) => scope.param(field(block, 'PARAM')),
  })

export const OWN_FUNCTIONS = [
  defineMade({ type: 'function_define', shape: 'top', on: 'both', calm: true, instant: true }),
  defineMade({
    type: 'function_call',
    shape: 'statement',
    on: 'both',
    gives: undefined,
    calm: true,
    instant: true,
    loosens: true,
    puts: putsArguments,
    javascript: (block, scope) => scope.call(block),
    python: (block, scope) => [scope.call(block)],
    arduino: (block, scope) => [cpp`${scope.call(block)};`],
  }),
  defineMade({
    type: 'function_call_value',
    shape: 'value',
    on: 'both',
    gives: (block) => ({ key: resultKey(signatureOf(block).id) }),
    calm: true,
    instant: true,
    loosens: true,
    puts: putsArguments,
    javascript: (block, scope) => scope.call(block),
    python: (block, scope) => {
      const code = scope.call(block)
      return { code: code.startsWith('await') ? py`(${code})` : code }
    },
    arduino: (block, scope) => scope.call(block),
  }),
  param('function_param'),
  param('function_param_truth'),
]

export const OWN_FUNCTION_WORDS = {
  function_define: {
    en: ['define', 'The blocks below are what your function does.'],
    th: ['นิยาม', 'บล็อกข้างล่างคือสิ่งที่ฟังก์ชันทำ'],
    zh: ['定义', '下面的积木就是函数要做的事。'],
    ar: ['عرّف', 'اللبنات في الأسفل هي ما تفعله دالتك.'],
  },
  function_call: {
    en: ['do', 'Does what your function says.'],
    th: ['ทำ', 'ทำตามฟังก์ชันของคุณ'],
    zh: ['执行', '做你的函数里的事。'],
    ar: ['نفّذ', 'ينفذ ما تقوله دالتك.'],
  },
  function_call_value: {
    en: ['result of', 'Does your function and gives its result.'],
    th: ['ผลของ', 'ทำฟังก์ชันแล้วให้ผลลัพธ์'],
    zh: ['结果', '执行函数并得到结果。'],
    ar: ['ناتج', 'ينفذ دالتك ويعطي ناتجها.'],
  },
  function_param: {
    en: ['%1', 'What the function was given. It lives only inside the function.'],
    th: ['%1', 'สิ่งที่ส่งให้ฟังก์ชัน ใช้ได้เฉพาะในฟังก์ชันนั้น'],
    zh: ['%1', '交给函数的值，只在函数里有效。'],
    ar: ['%1', 'ما أُعطي للدالة. يعيش داخل الدالة فقط.'],
  },
  function_param_truth: {
    en: ['%1', 'True or false, as the function was given it. It lives only inside the function.'],
    th: ['%1', 'จริงหรือเท็จที่ส่งให้ฟังก์ชัน ใช้ได้เฉพาะในฟังก์ชันนั้น'],
    zh: ['%1', '交给函数的真或假，只在函数里有效。'],
    ar: ['%1', 'صحيح أو خطأ كما أُعطي للدالة. يعيش داخل الدالة فقط.'],
  },
} satisfies Record<string, Words>
