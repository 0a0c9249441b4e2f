/** Doing something a number of times, also with a name that counts along. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body, number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { name } from '../game-arg.ts'
import { statementBlock } from '../game-block.ts'
import { defineStatement } from '../meaning.ts'

const repeat = statementBlock('count', {
  type: 'repeat',
  category: 'control',
  shape: 'statement',
  args: [number('TO', 3), body('DO')],
  reads: ({ TO, DO }, at) => ({ kind: 'count', at, name: null, from: null, to: TO, body: DO }),
  writes: (node) =>
    node.from === null && node.name === null ? { TO: node.to, DO: node.body } : null,
})

const fromZero = statementBlock('count', {
  type: 'count',
  category: 'control',
  shape: 'statement',
  args: [name('VAR', 'i'), number('TO', 4), body('DO')],
  reads: ({ VAR, TO, DO }, at) => ({
    kind: 'count',
    at,
    name: VAR,
    from: null,
    to: TO,
    body: DO,
  }),
  writes: (node) =>
    node.from === null && node.name !== null
      ? { VAR: node.name, TO: node.to, DO: node.body }
      : null,
})

const range = statementBlock('count', {
  type: 'range',
  category: 'control',
  shape: 'statement',
  args: [name('VAR', 'i'), number('FROM', 1), number('TO', 4), body('DO')],
  reads: ({ VAR, FROM, TO, DO }, at) => ({
    kind: 'count',
    at,
    name: VAR === '_' ? null : VAR,
    from: FROM,
    to: TO,
    body: DO,
  }),
  writes: (node) => ({
    VAR: node.name ?? '_',
    FROM: node.from ?? { kind: 'number', value: 0 },
    TO: node.to,
    DO: node.body,
  }),
})

export const count = defineStatement('count', {
  block: range,
  instead: [repeat, fromZero],
  offers: [
    { drawer: 'control', type: 'repeat', with: ['repeat'] },
    { drawer: 'control', type: 'range', with: ['count'] },
  ],
  features: (node) => [node.name === null ? 'repeat' : 'count'],
  values: ({ from, to }) => (from === null ? [to] : [from, to]),
  bodies: (node) => [node.body],
  assigns: (node) => node.name,
  python: (node, lines) => {
    const from = node.from === null ? '' : `${lines.value(node.from)}, `
    lines.line(`for ${node.name ?? '_'} in range(${from}${lines.value(node.to)}):`, node.at)
    lines.body(node.body)
  },
  machine: (node, code) => {
    code.value(node.from ?? { kind: 'number', value: 0 })
    code.value(node.to)
    code.emit({ op: 'loop-count' })
    code.loop(node.name, node.body, node.at)
  },
})

export const words = {
  repeat: {
    en: ['repeat %1 times %2', 'Does the blocks inside a number of times.'],
    th: ['ทำซ้ำ %1 ครั้ง %2', 'ทำบล็อกข้างในซ้ำตามจำนวนครั้ง'],
    zh: ['重复 %1 次 %2', '把里面的积木做好几次。'],
    ar: ['كرّر %1 مرات %2', 'ينفّذ اللبنات التي بداخله عدة مرات.'],
  },
  count: {
    en: ['count %1 from 0, %2 times %3', 'Counts 0, 1, 2 … and does the blocks inside each time.'],
    th: ['นับ %1 จาก 0 ทั้งหมด %2 ครั้ง %3', 'นับ 0, 1, 2 … แล้วทำบล็อกข้างในทุกครั้ง'],
    zh: ['%1 从 0 开始数 %2 次 %3', '数 0、1、2……每次都做里面的积木。'],
    ar: ['عُدّ %1 من 0 عدد %2 مرات %3', 'يعدّ 0 ثم 1 ثم 2 … وينفّذ اللبنات التي بداخله كل مرة.'],
  },
  range: {
    en: [
      'count %1 from %2 to before %3 %4',
      'Counts 0, 1, 2 … and does the blocks inside each time.',
    ],
    th: ['นับ %1 จาก %2 ถึงก่อน %3 %4', 'นับ 0, 1, 2 … แล้วทำบล็อกข้างในทุกครั้ง'],
    zh: ['%1 从 %2 数到 %3 之前 %4', '数 0、1、2……每次都做里面的积木。'],
    ar: ['عُدّ %1 من %2 إلى ما قبل %3 %4', 'يعدّ 0 ثم 1 ثم 2 … وينفّذ اللبنات التي بداخله كل مرة.'],
  },
} satisfies Record<string, Words>
