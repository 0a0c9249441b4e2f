import { expect, test } from 'vitest'
import { BROKEN } from '../../testing/broken-python.ts'
import { parsePython } from './parse-python.ts'
import { PROBLEM_CODES } from './python-problem.ts'

test.each(BROKEN)('%s at line %i: %j', (code, line, text, said, instead) => {
  const parsed = parsePython(text)
  expect('problems' in parsed ? parsed.problems[0] : null).toMatchObject({
    code,
    line,
    ...(said !== undefined && { said }),
    ...(instead !== undefined && { instead }),
  })
})

test('every kind of problem is met', () => {
  const met = new Set(BROKEN.map(([code]) => code))
  expect(PROBLEM_CODES.filter((code) => !met.has(code))).toEqual([])
})

test.each([
  'if x:\n    y = "a"  # remark: with a colon:\n\n    # further in\n        # and more\nz = 1\n',
  'x = [\n        1,\n  2,\n]\nif x: y = 1\nz = 2\n',
  'x = """\nif\n  this (is\n"""\ny = 1\n',
  'x = 1 + \\\n    2\ny = {"a": 1}\n',
  'แมว.พูด("สวัสดี")\nنقاط = 3\n分数 = 3\nété = 1\n',
  'while True:\n\tx = 1\n\ty = 2\n',
  'def f(\n    a,\n    b,\n):\n    return a\n',
  'if x[1:2] and (y == 3):\n    pass\nelif f(a=1):\n    pass\nelse:\n    pass\n',
  'print\nprint ("x")\n',
  "x = 'it\\'s' + f\"{a['b']}\" + '\\\\'\n",
  '',
])('what Python takes is no problem: %j', (text) => {
  expect(parsePython(text)).toHaveProperty('body')
})
