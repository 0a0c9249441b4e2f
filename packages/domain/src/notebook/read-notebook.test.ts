import { array, assert, constantFrom, jsonValue, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { codeCell, notebookOf } from './notebook.ts'
import { newerFormat, readNotebook } from './read-notebook.ts'

const cells = (list: unknown) => ({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: list })

test('texts stored line by line are joined', () => {
  const read = readNotebook(
    cells([
      {
        cell_type: 'code',
        source: ['a = 1\n', 'a'],
        execution_count: 3,
        outputs: [
          { output_type: 'stream', name: 'stdout', text: ['one\n', 'two\n'] },
          { output_type: 'execute_result', data: { 'text/plain': ['1'] }, execution_count: 3 },
        ],
      },
    ]),
  )
  const cell = read.ok ? read.notebook.cells[0] : null
  expect(cell).toMatchObject({
    id: 'cell-1',
    source: 'a = 1\na',
    execution_count: 3,
    outputs: [
      { output_type: 'stream', text: 'one\ntwo\n' },
      { output_type: 'execute_result', data: { 'text/plain': '1' }, metadata: {} },
    ],
  })
})

test('a notebook of the old format becomes a new one', () => {
  const read = readNotebook({
    nbformat: 3,
    worksheets: [
      {
        cells: [
          { cell_type: 'heading', level: 2, source: 'Start' },
          {
            cell_type: 'code',
            input: ['print(1)'],
            prompt_number: 1,
            outputs: [{ output_type: 'stream', stream: 'stdout', text: '1\n' }],
          },
        ],
      },
    ],
  })
  expect(read.ok && read.notebook.cells).toMatchObject([
    { cell_type: 'markdown', source: '## Start' },
    { cell_type: 'code', source: 'print(1)', outputs: [{ text: '1\n' }] },
  ])
})

test.each([
  [null, 'not-a-notebook', 'nbformat'],
  [{ some: 'json' }, 'not-a-notebook', 'nbformat'],
  [{ nbformat: 5, cells: [] }, 'too-new', 'nbformat 5'],
  [{ nbformat: 4 }, 'damaged', 'cells'],
  [cells([7]), 'damaged', 'cells[0]'],
  [cells([{ cell_type: 'poem', source: '' }]), 'damaged', 'cells[0].cell_type'],
  [cells([{ cell_type: 'code', source: 5 }]), 'damaged', 'cells[0].source'],
  [
    cells([{ cell_type: 'code', source: '', outputs: [{ output_type: 'smell' }] }]),
    'damaged',
    'cells[0].outputs[0].output_type',
  ],
])('%j is refused, and the place is named', (value, problem, detail) => {
  expect(readNotebook(value)).toEqual({ ok: false, problem, detail })
})

const many = (count: number, one: unknown) => Array.from({ length: count }, () => one)
const deep = (levels: number) => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { in: value }
  return value
}
const code = (part: object) => cells([{ cell_type: 'code', source: '', ...part }])
const print = { output_type: 'stream', name: 'stdout', text: 'x' }
const shown = (data: unknown) => code({ outputs: [{ output_type: 'display_data', data }] })

test.each([
  ['100,000 outputs', code({ outputs: many(100_000, print) }), '100000 outputs'],
  [
    'outputs in many cells',
    cells(many(3000, { cell_type: 'code', source: '', outputs: many(10, print) })),
    '20010 outputs',
  ],
  ['100,000 cells', cells(many(100_000, { cell_type: 'raw', source: '' })), '100000 cells'],
  ['deep metadata', { ...cells([]), metadata: deep(5000) as object }, 'more than 100 levels'],
  ['deep JSON', shown({ 'application/json': deep(5000) }), 'more than 100 levels'],
  ['huge metadata', code({ metadata: { big: many(2_000_000, 0) } }), 'more than 1000000 values'],
  ['a huge text', code({ source: 'x'.repeat(17_000_000) }), 'more than 16000000 characters'],
  [
    'huge text in small parts',
    code({ source: many(17, 'x'.repeat(1_000_000)) }),
    'more than 16000000 characters',
  ],
  [
    'many attachments',
    cells([
      {
        cell_type: 'markdown',
        source: '',
        attachments: Object.fromEntries(many(300, 0).map((_, n) => [`a${n}`, {}])),
      },
    ]),
    '300 attachments',
  ],
])('%s are too much, and it is said of what', (_, value, detail) => {
  expect(readNotebook(value)).toEqual({ ok: false, problem: 'too-large', detail })
})

test.each([
  [code({ metadata: 'x' }), 'cells[0].metadata'],
  [code({ outputs: {} }), 'cells[0].outputs'],
  [code({ outputs: [null] }), 'cells[0].outputs[0]'],
  [code({ outputs: [{ output_type: 'stream', text: 5 }] }), 'cells[0].outputs[0].text'],
  [
    code({ outputs: [{ output_type: 'error', traceback: [{}] }] }),
    'cells[0].outputs[0].traceback[0]',
  ],
  [code({ outputs: [{ output_type: 'error', traceback: 'x' }] }), 'cells[0].outputs[0].traceback'],
  [shown(null), 'cells[0].outputs[0].data'],
  [shown({ 'text/html': {} }), 'cells[0].outputs[0].data.text/html'],
  [shown({ 'text/html': 7 }), 'cells[0].outputs[0].data.text/html'],
  [shown({ 'image/png': [1] }), 'cells[0].outputs[0].data.image/png'],
  [code({ attachments: [] }), 'cells[0].attachments'],
  [code({ attachments: { a: 1 } }), 'cells[0].attachments.a'],
  [{ ...cells([]), metadata: [] }, 'metadata'],
])('%j is damaged at %s', (value, detail) => {
  expect(readNotebook(value)).toEqual({ ok: false, problem: 'damaged', detail })
})

test('nobody is trusted because they say so, and no name reaches a prototype', () => {
  const text = `{"nbformat": 4, "metadata": {"trusted": true, "__proto__": {"polluted": 1}}, "cells": [
    {"cell_type": "code", "source": "", "metadata": {"trusted": true, "constructor": {}, "tags": ["a"]},
     "outputs": [{"output_type": "display_data", "metadata": {"trusted": true},
       "data": {"constructor": "x", "__proto__": "x", "toString": "x", "<b>": "x", "text/plain": "y",
                "application/json": {"__proto__": {"polluted": 1}, "constructor": "Ferrari"}}}]}]}`
  const read = readNotebook(JSON.parse(text))
  expect(read.ok && JSON.stringify([read.notebook.metadata, read.notebook.cells])).toBe(
    JSON.stringify([
      {},
      [
        {
          cell_type: 'code',
          id: 'cell-1',
          metadata: { tags: ['a'] },
          source: '',
          outputs: [
            {
              output_type: 'display_data',
              data: { 'text/plain': 'y', 'application/json': { constructor: 'Ferrari' } },
              metadata: {},
            },
          ],
          execution_count: null,
        },
      ],
    ]),
  )
  expect('polluted' in {}).toBe(false)
})

test('every field of every kind of output with every kind of value is read, or named and refused', () => {
  const FIELDS = [
    'output_type',
    'name',
    'text',
    'data',
    'metadata',
    'execution_count',
    'ename',
    'evalue',
    'traceback',
  ]
  const kinds = constantFrom('stream', 'display_data', 'execute_result', 'error')
  const field = constantFrom(...FIELDS)
  assert(
    property(kinds, field, jsonValue(), (output_type, name, value) => {
      const output = {
        output_type,
        name: 'stdout',
        text: '',
        data: {},
        traceback: [],
        [name]: value,
      }
      const read = readNotebook(code({ outputs: [output] }))
      if (read.ok) expect(readNotebook(read.notebook)).toEqual(read)
      else expect(read.detail).toContain('cells[0].outputs[0]')
    }),
    { numRuns: 1000 },
  )
})

test('cells keep their names, and no two have the same', () => {
  const read = readNotebook(
    cells(['a', 'a', '!', undefined].map((id) => ({ cell_type: 'raw', source: '', id }))),
  )
  const ids = read.ok ? read.notebook.cells.map((cell) => cell.id) : []
  expect(ids[0]).toBe('a')
  expect(new Set(ids).size).toBe(4)
})

test('reading what was read changes nothing', () => {
  const source = record({
    cell_type: constantFrom('code', 'markdown', 'raw'),
    source: string(),
    id: string(),
  })
  assert(
    property(array(source), (list) => {
      const once = readNotebook(cells(list))
      expect(once.ok).toBe(true)
      if (once.ok) expect(readNotebook(once.notebook)).toEqual(once)
    }),
  )
})

test('whatever comes, it never throws', () => {
  assert(property(jsonValue(), (value) => void readNotebook(value)))
  assert(property(jsonValue(), (value) => void readNotebook(cells([value, codeCell('', 'x')]))))
  expect(readNotebook(notebookOf([])).ok).toBe(true)
})

test('a newer minor version is opened and remembered, a newer major one is refused by its name', () => {
  const one = [{ cell_type: 'code', source: '1', metadata: {}, outputs: [] }]
  const read = readNotebook({ nbformat: 4, nbformat_minor: 6, metadata: {}, cells: one })
  if (!read.ok) throw new Error(read.problem)
  expect(newerFormat(read.notebook)).toBe('4.6')
  const again = readNotebook(JSON.parse(JSON.stringify(read.notebook)))
  expect(again.ok && newerFormat(again.notebook)).toBe('4.6')
  const known = readNotebook({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: one })
  expect(known.ok && newerFormat(known.notebook)).toBe(null)
  expect(readNotebook({ nbformat: 5, nbformat_minor: 0, metadata: {}, cells: one })).toEqual({
    ok: false,
    problem: 'too-new',
    detail: 'nbformat 5',
  })
})
