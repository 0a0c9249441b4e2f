/** Makes inputs out of a route's own JSON schema: right ones, and ones with something wrong in them. */
import fc from 'fast-check'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** What strangers write where a text is expected. None of it looks like something the server might leak. */
const HOSTILE_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc\u2066',
  '\ufeff',
  "'; drop table student; --",
  "' or '1'='1",
  '$1',
  '%s%n%x',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '/dev/console',
  'C:\\con\\con',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '1e400',
  '-0',
  'NaN',
  'null',
  '[]',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '9999-12-31T23:59:60Z',
  '2026-11-15T00:00:00.000Z~ffffffff',
  'é'.repeat(60),
  'e\u0301'.repeat(60),
  '\u{1f9d1}\u200d\u{1f33e}'.repeat(20),
  ' ',
  '\r\nset-cookie: a=b',
  'A'.repeat(5000),
]

const HOSTILE_NUMBERS = [-1, 0, -0, 0.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63)]

const SPECIAL_KEYS = ['__proto__', 'constructor', 'prototype', 'toJSON', 'then', '', '0', 'length']

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_NUMBERS, null, true, false),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1e9 }, [1, '2', { 3: 4 }]),
  fc.dictionary(fc.oneof(fc.constantFrom(...SPECIAL_KEYS), fc.string()), fc.jsonValue(), {
    maxKeys: 4,
  }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 2, max: 60 }).map(nested),
)

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values the schema takes. */
export function valid(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.jsonValue({ maxDepth: 3 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return fc.jsonValue({ maxDepth: 3 })
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      })
    default:
      return object(schema)
  }
}

const DAY = /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/
const moment = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return moment
  if (pattern !== undefined && DAY.test(pattern)) return moment.map((at) => at.slice(0, 10))
  // A few patterns only say what must not be in a text; the others describe short ones.
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
  if (pattern === undefined) return plain
  const wanted = new RegExp(pattern)
  if (wanted.test('a') && wanted.test('aaaaaaaaaa')) return plain.map((one) => fitting(one, wanted))
  return fc.stringMatching(new RegExp(pattern, 'u')).filter((one) => one.length <= maxLength)
}

function fitting(text: string, wanted: RegExp): string {
  return wanted.test(text) ? text : 'a'
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valid(field)]),
  )
  return fc.record(fields, { requiredKeys: required })
}

/** Values with one thing wrong, or with everything. */
export function wrong(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (schema?.type !== 'object') return hostileValue
  const names = Object.keys(schema.properties ?? {})
  const field = fc.oneof(fc.constantFrom(...names, ...SPECIAL_KEYS), hostileText)
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(valid(schema), field, hostileValue).map(changed) },
    { weight: 2, arbitrary: fc.tuple(valid(schema), fc.constantFrom('', ...names)).map(without) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function changed([value, name, other]: [unknown, string, unknown]): unknown {
  // Defined, so that even `__proto__` becomes a field.
  return Object.defineProperty({ ...(value as object) }, name, {
    value: other,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function without([value, name]: [unknown, string]): unknown {
  const { [name]: _left, ...rest } = value as Record<string, unknown>
  return rest
}

/** Numbers that JSON can write and JavaScript cannot hold. */
export function written(value: unknown): string {
  return JSON.stringify(value)?.replaceAll('"1e400"', '1e400').replaceAll('"-0"', '-0') ?? ''
}

/** One right value, the same for the same seed. */
export function sample(schema: Schema | undefined, seed: number): unknown {
  return fc.sample(valid(schema), { seed, numRuns: 1 })[0]
}
