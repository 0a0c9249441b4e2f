import { expect, test } from 'vitest'
import { documentOf, migrate } from './document.ts'
import { previewText } from './preview.ts'
import { fromFile, toFile } from './project-file.ts'

const one = documentOf({ files: [{ name: 'main.py', text: 'print("ก")\n' }], main: 'main.py' })
const two = documentOf({
  files: [
    { name: 'main.py', text: 'import helper' },
    { name: 'helper.py', text: 'x = 1' },
  ],
  main: 'main.py',
})

test('one program leaves as a .py file and comes back', () => {
  const { extension, bytes } = toFile(one)
  expect(extension).toBe('.py')
  expect(new TextDecoder().decode(bytes)).toBe('print("ก")\n')
  expect(fromFile('main.py', bytes)).toEqual({ ok: true, document: one })
})

test('several files stay together', () => {
  const { extension, bytes } = toFile(two)
  const back = fromFile(`project${extension}`, bytes)
  expect(back.ok && migrate(back.document)).toEqual(two.content)
})

test('what is not text, not ours or a hidden module name is handled', () => {
  expect(fromFile('a.py', new Uint8Array([0xff]))).toEqual({ ok: false, problem: 'not-readable' })
  expect(fromFile('a.json', new TextEncoder().encode('[]'))).toMatchObject({ ok: false })
  const turtle = fromFile('turtle.py', new TextEncoder().encode('pass'))
  expect(turtle.ok && migrate(turtle.document).main).toBe('main.py')
})

test('versions are compared by their text', () => {
  expect(previewText(one)).toBe('print("ก")\n')
  expect(previewText(two)).toBe('# main.py\nimport helper\n\n# helper.py\nx = 1')
})
