import {
  codeCell,
  type Notebook,
  notebookOf,
  type Output,
} from '@panya/domain/notebook/notebook.ts'
import { expect, test } from 'vitest'
import { lastPicture } from './last-picture.ts'

const shown = (data: Record<string, unknown>): Output => ({
  output_type: 'display_data',
  data,
  metadata: {},
})

function notebookWith(...outputs: Output[][]): Notebook {
  return notebookOf(
    outputs.map((some, index) => ({ ...codeCell('x', `c${index}`), outputs: some })),
  )
}

test('the last one counts, whatever was printed after it', () => {
  const notebook = notebookWith(
    [shown({ 'image/png': 'b25l' })],
    [
      shown({ 'text/plain': '<Figure>', 'image/png': 'dHdv' }),
      shown({ 'image/svg+xml': ['<svg>\n', '</svg>'] }),
      { output_type: 'stream', name: 'stdout', text: 'done' },
    ],
    [shown({ 'text/html': '<table/>' })],
  )
  expect(lastPicture(notebook)).toEqual({ mime: 'image/svg+xml', data: '<svg>\n</svg>' })
})

test('nothing that is no picture is taken for one', () => {
  const odd = [{ 'image/png': 5 }, { 'image/png': '' }, { 'image/gif': 'x' }, { 'image/png': [1] }]
  expect(lastPicture(notebookWith(odd.map((data) => shown(data))))).toBeNull()
  expect(lastPicture(notebookWith([shown({ 'image/png': 'x'.repeat(5_000_000) })]))).toBeNull()
  expect(lastPicture(notebookWith())).toBeNull()
})
