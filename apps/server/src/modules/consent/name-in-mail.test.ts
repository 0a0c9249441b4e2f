import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail-port.ts'

test.each([
  ['Nok 12', 'Nok 12'],
  ['น้องนก', 'น้องนก'],
  ['小鸟', '小鸟'],
  ['علي', 'علي'],
  ["O’Neill-D'or", "O’Neill-D'or"],
  ['Win at https://evil.example/x?y=1', 'Win at https evil example x y'],
  ['evil.example', 'evil example'],
  ['evil．example', 'evil example'],
  ['me@evil.example', 'me evil example'],
  ['<a href="//evil">', 'a href evil'],
  ['Call 081-234-5678', 'Call'],
  ['Nok\r\nBcc: all@evil.example', 'Nok Bcc all evil example'],
  ['x'.repeat(80), 'x'.repeat(30)],
  ['🎉🎉', null],
  ['...', null],
])('%j becomes %j', (typed, name) => {
  expect(nameInMail(typed)).toBe(name)
})
