import { array, assert, constantFrom, jsonValue, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { codeCell, notebookOf } from './notebook.ts'
import { readNotebook } from './read-notebook.ts'

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
