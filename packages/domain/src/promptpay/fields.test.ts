import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Field, readFields, writeFields } from './fields.ts'

const value = fc.stringMatching(/^[ -~]{1,99}$/)
const field: fc.Arbitrary<Field> = fc.record({ tag: fc.stringMatching(/^\d{2}$/), value })
const fields = fc.uniqueArray(field, { selector: ({ tag }) => tag, minLength: 1, maxLength: 20 })

test('a field is its tag, how long it is and what it holds', () => {
  expect(writeFields([{ tag: '00', value: '01' }])).toBe('000201')
  expect(readFields('0002015303764')).toEqual({
    kind: 'fields',
    fields: [
      { tag: '00', value: '01' },
      { tag: '53', value: '764' },
    ],
  })
})

test.each([
  ['', 'empty', 0],
  ['0', 'cut-off', 0],
  ['00', 'cut-off', 0],
  ['000', 'cut-off', 0],
  ['00020', 'cut-off', 0],
  ['0002015', 'cut-off', 6],
  ['0x0201', 'bad-tag', 0],
  ['000a01', 'bad-length', 2],
  ['0000', 'bad-length', 2],
  ['00 201', 'bad-length', 2],
  ['000201000201', 'tag-twice', 6],
  ['0002ก1', 'bad-character', 4],
  ['000201\n', 'bad-character', 6],
] as const)('"%s" is refused: %s at %d', (text, problem, at) =>
  expect(readFields(text)).toEqual({ kind: 'refused', problem, at }),
)

test.each([
  { tag: '0', value: 'x' },
  { tag: 'ab', value: 'x' },
  { tag: '00', value: '' },
  { tag: '00', value: 'x'.repeat(100) },
  { tag: '00', value: 'ก' },
])('what could not be read back is not written', (wrong) =>
  expect(() => writeFields([wrong])).toThrow(),
)

test('a field holds up to 99 characters', () => {
  const longest = [{ tag: '62', value: 'x'.repeat(99) }]
  expect(readFields(writeFields(longest))).toEqual({ kind: 'fields', fields: longest })
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(fields, (all) => {
      expect(readFields(writeFields(all))).toEqual({ kind: 'fields', fields: all })
    }),
  )
})

test('a text that is read is the only way to write what it says', () => {
  const likely = fc.stringMatching(/^([0-2]\d0[1-3]\d{1,3}){1,6}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), likely), (text) => {
      const read = readFields(text)
      if (read.kind === 'fields') expect(writeFields(read.fields)).toBe(text)
      else expect(read.at).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 500 },
  )
})

test('a text that is cut off is never read as a shorter one of the same fields', () => {
  fc.assert(
    fc.property(fields, fc.nat(), (all, luck) => {
      const text = writeFields(all)
      const read = readFields(text.slice(0, luck % text.length))
      if (read.kind === 'fields') expect(read.fields.length).toBeLessThan(all.length)
      else expect(['cut-off', 'empty']).toContain(read.problem)
    }),
  )
})
