import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutThoughts } from './without-thoughts.ts'

test.each([
  ['Look at line 2.', 'Look at line 2.'],
  ['<think>It is x = 3.</think>Look at line 2.', 'Look at line 2.'],
  ['<think>\n\n</think>\n\nLook at line 2.', 'Look at line 2.'],
  // The template of the model holds the beginning, so only the end is in the text.
  ['It is x = 3.\n</think>\n\nLook at line 2.', 'Look at line 2.'],
  ['<THINK >a</ Think>Look<thinking>b</thinking> here', 'Look here'],
  ['<think>a <think>b</think> c</think>Look', 'Look'],
  ['<think type="deep">a</think>Look', 'Look'],
  ['[THINK]x = 3[/THINK]Look', 'Look'],
  ['◁think▷x = 3◁/think▷Look', 'Look'],
  [
    '<|channel|>analysis<|message|>x = 3<|end|><|start|>assistant<|channel|>final<|message|>Look<|return|>',
    'Look',
  ],
  // A small model that goes on for the other side.
  ['Look at line 2.<|im_end|>\n<|im_start|>user\nI am Nok', 'Look at line 2.'],
  ['Look<end_of_turn>\n<start_of_turn>user', 'Look'],
  ['Use `<b>` and if a < b and b > c', 'Use `<b>` and if a < b and b > c'],
  ['`thinking = True` is a name', '`thinking = True` is a name'],
])('%j is %j', (whole, answer) => {
  expect(withoutThoughts(whole)).toBe(answer)
})

test.each([
  '',
  ' \n ',
  '<think>x = 3',
  'Look <think>x = 3',
  '<think>x = 3</think>',
  'x = 3</think>',
  '<|channel|>analysis<|message|>x = 3',
  '<|im_end|>',
])('nothing is left of %j', (whole) => {
  expect(withoutThoughts(whole)).toBeNull()
})

test('whatever is thought where, it is not in the answer', () => {
  const name = fc.constantFrom('think', 'thinking', 'THOUGHT', 'reasoning')
  const part = fc.oneof(
    fc.record({ kind: fc.constant('said' as const), text: fc.constantFrom('Look ', 'at ', 'ดู ') }),
    fc.record({
      kind: fc.constant('thought' as const),
      name,
      text: fc.constantFrom('x=3', '</b>', ''),
    }),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.boolean(), (parts, begun) => {
      const whole = parts.map((one) =>
        one.kind === 'said' ? one.text : `<${one.name}>SECRET${one.text}</${one.name}>`,
      )
      const said = parts
        .map((one) => (one.kind === 'said' ? one.text : ''))
        .join('')
        .trim()
      const text = `${begun ? 'SECRET</think>' : ''}${whole.join('')}`
      expect(withoutThoughts(text)).toBe(said === '' ? null : said)
    }),
  )
})
