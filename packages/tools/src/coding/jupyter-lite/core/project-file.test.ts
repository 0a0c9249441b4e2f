import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { expect, test } from 'vitest'
import { documentOf, emptyDocument, migrate } from './document.ts'
import { fromFile, toFile, toScript } from './project-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (file: { bytes: Uint8Array }) => new TextDecoder().decode(file.bytes)

const document = documentOf({
  notebook: notebookOf([
    markdownCell('# Rain\nin May', 'one'),
    codeCell('%matplotlib inline\nprint(1)', 'two'),
  ]),
  files: [{ name: 'rain.csv', text: 'a,b\n' }],
  clean: null,
})

test('a notebook leaves as .ipynb and comes back with its files', () => {
  const file = toFile(document)
  expect(file.extension).toBe('.ipynb')
  expect(JSON.parse(text(file))).toMatchObject({
    nbformat: 4,
    cells: [{ id: 'one' }, { id: 'two' }],
  })
  const back = fromFile('rain.ipynb', file.bytes)
  expect(back.ok && migrate(back.document)).toEqual(migrate(document))
})

test('as a program it keeps its words as comments, and comes back as cells', () => {
  const script = toScript(document)
  expect(text(script)).toBe(
    '# %% [markdown]\n# # Rain\n# in May\n\n# %%\n# %matplotlib inline\nprint(1)\n',
  )
  const back = fromFile('rain.py', script.bytes)
  const cells = back.ok ? migrate(back.document).notebook.cells : []
  expect(cells.map((cell) => [cell.cell_type, cell.source])).toEqual([
    ['markdown', '# Rain\nin May'],
    ['code', '%matplotlib inline\nprint(1)'],
  ])
})

test.each([
  ['x.ipynb', '{"cells": [', 'not-readable'],
  ['x.ipynb', '{"nbformat": 4}', 'damaged'],
  ['x.ipynb', '{"nbformat": 9, "cells": []}', 'too-new'],
  ['x.json', '{"other": 1}', 'wrong-tool'],
  ['x.json', '{"format": "python", "version": 1, "content": {}}', 'wrong-tool'],
])('%s with %s is refused as %s', (name, content, problem) => {
  expect(fromFile(name, bytes(content))).toMatchObject({ ok: false, problem })
})

test('bytes that are no text are refused', () => {
  expect(fromFile('x.ipynb', new Uint8Array([255, 254, 0]))).toEqual({
    ok: false,
    problem: 'not-readable',
  })
})

test('what other tools hand over is a notebook without files', () => {
  const bare = { format: 'notebook', version: 1, content: notebookOf([codeCell('1', 'c')]) }
  expect(migrate(bare)).toMatchObject({ notebook: { cells: [{ source: '1' }] }, files: [] })
})

test('what cannot be read is an empty notebook, and names outside the folder are left out', () => {
  const empty = migrate(emptyDocument())
  expect(migrate({ format: 'notebook', version: 2, content: 'nothing' })).toEqual(empty)
  const files = [
    { name: '../secret', text: '' },
    { name: 'a/b.csv', text: '' },
  ]
  const content = { notebook: notebookOf([codeCell('', 'c')]), files }
  expect(migrate({ format: 'notebook', version: 2, content }).files).toEqual([files[1]])
})

test('words of a notebook stay words in its program', () => {
  const words = 'coding: utf-7\n+AAo-import os\rimport os\u2028import os\0'
  const trap = documentOf({
    notebook: notebookOf([markdownCell(words, 'a'), markdownCell('\n '.repeat(50_000), 'b')]),
    files: [],
    clean: null,
  })
  const program = new TextDecoder().decode(toScript(trap).bytes)
  for (const line of program.split(/\r\n|\n|\r/))
    expect(line === '' || line.startsWith('#')).toBe(true)
  // How a file says in which letters it is written, in its first two lines.
  for (const line of program.split('\n', 2)) expect(line).not.toMatch(/coding[:=]/)
  expect(program).not.toContain('\0')
})
