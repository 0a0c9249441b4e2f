/** A name that remembers a value. */
import type { Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { name } from '../game-arg.ts'
import { statementBlock, valueBlock } from '../game-block.ts'
import { defineStatement, defineValue } from '../meaning.ts'

export const set = defineStatement('set', {
  block: statementBlock('set', {
    type: 'set',
    category: 'variable',
    shape: 'statement',
    args: [name('VAR', 'n'), number('VALUE', 1)],
    reads: ({ VAR, VALUE }, at) => ({ kind: 'set', at, name: VAR, value: VALUE }),
    writes: (node) => ({ VAR: node.name, VALUE: node.value }),
  }),
  offers: [{ drawer: 'variables', type: 'set', with: ['variable'] }],
  features: () => ['variable'],
  values: (node) => [node.value],
  assigns: (node) => node.name,
  python: (node, lines) => lines.line(`${node.name} = ${lines.value(node.value)}`, node.at),
  machine: (node, code) => {
    code.checkName(node.name)
    code.value(node.value)
    code.emit({ op: 'store', name: node.name })
  },
})

export const change = defineStatement('change', {
  block: statementBlock('change', {
    type: 'change',
    category: 'variable',
    shape: 'statement',
    args: [name('VAR', 'n'), number('VALUE', 1)],
    reads: ({ VAR, VALUE }, at) => ({ kind: 'change', at, name: VAR, value: VALUE }),
    writes: (node) => ({ VAR: node.name, VALUE: node.value }),
  }),
  offers: [{ drawer: 'variables', type: 'change', with: ['variable'] }],
  features: () => ['variable'],
  values: (node) => [node.value],
  assigns: (node) => node.name,
  python: ({ name: changed, value, at }, lines) => {
    const isLess = value.kind === 'number' && value.value < 0
    const by = isLess ? `-= ${-value.value}` : `+= ${lines.value(value)}`
    lines.line(`${changed} ${by}`, at)
  },
  machine: (node, code) => {
    code.checkName(node.name)
    code.value({ kind: 'name', name: node.name })
    code.value(node.value)
    code.emit({ op: 'binary', operator: '+' })
    code.emit({ op: 'store', name: node.name })
  },
})

export const variable = defineValue('name', {
  block: valueBlock('name', {
    type: 'variable',
    category: 'variable',
    args: [name('VAR', 'n')],
    reads: ({ VAR }) => ({ kind: 'name', name: VAR }),
    writes: (node) => ({ VAR: node.name }),
  }),
  offers: [
    { drawer: 'variables', type: 'variable', with: ['variable'] },
    { drawer: 'variables', type: 'variable', with: ['count'], given: { VAR: 'i' } },
  ],
  features: () => [],
  python: (node) => node.name,
  machine: (node, code) => void code.emit({ op: 'load', name: node.name, mark: code.lastMark }),
})

const ONE = '%1'

export const words = {
  set: {
    en: ['set %1 to %2', 'A name that remembers a value.'],
    th: ['ให้ %1 เป็น %2', 'ชื่อที่จำค่าหนึ่งไว้'],
    zh: ['把 %1 设为 %2', '能记住一个值的名字。'],
    ar: ['اجعل %1 يساوي %2', 'اسم يتذكر قيمة.'],
  },
  change: {
    en: ['change %1 by %2', 'A name that remembers a value.'],
    th: ['เปลี่ยน %1 ทีละ %2', 'ชื่อที่จำค่าหนึ่งไว้'],
    zh: ['把 %1 增加 %2', '能记住一个值的名字。'],
    ar: ['زد %1 بمقدار %2', 'اسم يتذكر قيمة.'],
  },
  variable: {
    en: [ONE, 'A name that remembers a value.'],
    th: [ONE, 'ชื่อที่จำค่าหนึ่งไว้'],
    zh: [ONE, '能记住一个值的名字。'],
    ar: [ONE, 'اسم يتذكر قيمة.'],
  },
} satisfies Record<string, Words>
