import { expect, test } from 'vitest'
import { notebookOf, splitCells } from './notebook.ts'

test('a program is cut where a blank line ends a part', () => {
  const program = 'import random\n\ndef f():\n    a = 1\n\n    return a\n\nprint(f())\n'
  expect(splitCells(program)).toEqual([
    'import random',
    'def f():\n    a = 1\n\n    return a',
    'print(f())',
  ])
})

test('brackets, long texts and branches stay whole', () => {
  const bracket = 'x = [\n1,\n\n2,\n]'
  const text = 's = """a\n\nb"""'
  const branch = 'if a:\n    b\n\nelse:\n    c'
  for (const whole of [bracket, text, branch]) expect(splitCells(whole)).toEqual([whole])
})

test('other files are written by the first cells', () => {
  const { content, format } = notebookOf({
    files: [
      { name: 'main.py', text: 'import helper' },
      { name: 'helper.py', text: 'x = 1' },
    ],
    main: 'main.py',
  })
  const { cells } = content as { cells: { source: string }[] }
  expect(format).toBe('notebook')
  expect(cells.map((cell) => cell.source)).toEqual([
    '%%writefile helper.py\nx = 1',
    'import helper',
  ])
})
