/** Doing something only when it is true, or else something other. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body, truth } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { Statement } from '../../code/ast.ts'
import type { PythonLines } from '../../code/python-lines.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

const onlyIf = statementBlock('if', {
  type: 'if',
  category: 'control',
  shape: 'statement',
  args: [truth('COND'), body('DO')],
  reads: ({ COND, DO }, at) => ({ kind: 'if', at, condition: COND, body: DO, otherwise: null }),
  writes: (node) => (node.otherwise === null ? { COND: node.condition, DO: node.body } : null),
})

const ifElse = statementBlock('if', {
  type: 'if_else',
  category: 'control',
  shape: 'statement',
  args: [truth('COND'), body('DO'), body('ELSE')],
  reads: ({ COND, DO, ELSE }, at) => ({
    kind: 'if',
    at,
    condition: COND,
    body: DO,
    otherwise: ELSE,
  }),
  writes: (node) => ({ COND: node.condition, DO: node.body, ELSE: node.otherwise ?? [] }),
})

/** An `if` alone inside the `else` is an `elif`. */
function printIf(node: Extract<Statement, { kind: 'if' }>, lines: PythonLines, word: string): void {
  lines.line(`${word} ${lines.value(node.condition)}:`, node.at)
  lines.body(node.body)
  if (node.otherwise === null) return
  const [only] = node.otherwise
  if (only?.kind === 'if' && node.otherwise.length === 1) return printIf(only, lines, 'elif')
  lines.line('else:')
  lines.body(node.otherwise)
}

export const condition = defineStatement('if', {
  block: ifElse,
  instead: [onlyIf],
  offers: [
    { drawer: 'control', type: 'if', with: ['if'] },
    { drawer: 'control', type: 'if_else', with: ['else'] },
  ],
  features: (node) => (node.otherwise === null ? ['if'] : ['if', 'else']),
  values: (node) => [node.condition],
  bodies: (node) => (node.otherwise === null ? [node.body] : [node.body, node.otherwise]),
  python: (node, lines) => printIf(node, lines, 'if'),
  machine: (node, code) => {
    code.value(node.condition)
    const otherwise = code.emit({ op: 'jump-if-false', to: 0 })
    code.body(node.body)
    if (node.otherwise === null) return code.patch(otherwise)
    const end = code.emit({ op: 'jump', to: 0 })
    code.patch(otherwise)
    code.body(node.otherwise)
    code.patch(end)
  },
})

export const words = {
  if: {
    en: ['if %1 %2', 'Does the blocks inside only when the question is answered with yes.'],
    th: ['ถ้า %1 %2', 'ทำบล็อกข้างในเมื่อคำตอบเป็นใช่เท่านั้น'],
    zh: ['如果 %1 %2', '只有回答是“是”，才做里面的积木。'],
    ar: ['إذا %1 %2', 'ينفّذ اللبنات التي بداخله فقط إذا كان الجواب نعم.'],
  },
  if_else: {
    en: ['if %1 %2 else %3', 'Does the upper blocks for yes, the lower ones for no.'],
    th: ['ถ้า %1 %2 ไม่อย่างนั้น %3', 'ถ้าใช่ทำบล็อกบน ถ้าไม่ใช่ทำบล็อกล่าง'],
    zh: ['如果 %1 %2 否则 %3', '“是”就做上面的积木，“不是”就做下面的积木。'],
    ar: ['إذا %1 %2 وإلا %3', 'ينفّذ اللبنات العليا إذا كان الجواب نعم، والسفلى إذا كان لا.'],
  },
} satisfies Record<string, Words>
