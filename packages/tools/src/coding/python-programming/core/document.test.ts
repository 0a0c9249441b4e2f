import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, emptyProject, fileNameProblem, freeName, migrate } from './document.ts'

test('a saved project comes back as it was', () => {
  const project = {
    files: [
      { name: 'เกม.py', text: 'print(1)' },
      { name: 'data/pic.bin', base64: '/w==' },
    ],
    main: 'เกม.py',
  }
  expect(migrate(documentOf(project))).toEqual(project)
})

test('anything at all becomes a project that can run', () => {
  fc.assert(
    fc.property(fc.anything(), (content) => {
      const project = migrate({ format: 'python', version: 1, content })
      expect(project.files.some((file) => file.name === project.main)).toBe(true)
    }),
  )
})

test('what is not a file is left out', () => {
  const content = {
    files: [{ name: '../etc', text: '' }, { name: 'a.py', text: 'x' }, 7],
    main: 'b',
  }
  expect(migrate({ format: 'python', version: 1, content })).toEqual({
    files: [{ name: 'a.py', text: 'x' }],
    main: 'a.py',
  })
  expect(migrate({ format: 'python', version: 1, content: null })).toEqual(emptyProject())
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['a'.repeat(65), 'long'],
  ['../x.py', 'letters'],
  ['/x.py', 'letters'],
  ['a\\b', 'letters'],
  ['.hidden', 'letters'],
  ['Main.py', 'taken'],
  ['turtle.py', 'module'],
  ['turtle.txt', null],
  ['ตัวช่วย.py', null],
  ['data/scores.csv', null],
])('the name %j: %s', (name, problem) => {
  expect(fileNameProblem(name, ['main.py'])).toBe(problem)
})

test('a free name counts on', () => {
  expect(freeName('file.py', ['file.py', 'file2.py'])).toBe('file3.py')
  expect(freeName('notes', [])).toBe('notes')
})

test('breakpoints and watches come back; what is none is left out', () => {
  const content = {
    main: 'main.py',
    files: [
      {
        name: 'main.py',
        text: 'x = 1',
        breakpoints: [{ line: 1 }, { line: 0 }, { line: 2, condition: 'x' }, { line: 'a' }, null],
      },
      { name: 'b.py', text: '', breakpoints: 'all' },
    ],
    watches: ['x', 5, 'x', 'y'.repeat(301)],
  }
  expect(migrate({ format: 'python', version: 1, content })).toEqual({
    main: 'main.py',
    files: [
      { name: 'main.py', text: 'x = 1', breakpoints: [{ line: 1 }, { line: 2, condition: 'x' }] },
      { name: 'b.py', text: '' },
    ],
    watches: ['x'],
  })
})
