import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintsOf } from './fingerprints.ts'
import { pythonStructure } from './python-structure.ts'
import { MOST_CHARACTERS } from './work-structure.ts'

const PROGRAM = `import random
import turtle as t
# A garden
pen = t.Turtle()

def flower(size, colour="red"):
    """One of many."""
    pen.color(colour)
    for petal in range(6):
        pen.circle(size)
        pen.left(60)

class Garden:
    def __init__(self, rows):
        self.rows = rows
        self.seen = [(x, y) for x, y in enumerate(rows) if x > -1]

    def plant(self):
        for row in self.rows:
            flower(row * 2, colour="blue")

garden = Garden([10, 20, 30])
garden.plant()
total = 0
while total < 5 and random.random() > 0.5:
    total += 1
    print(f"planted {total}", end="")
`
const OWN = 'pen flower size colour petal Garden rows seen x y plant row garden total'.split(' ')
const KEPT = new Set(
  'as class def for if import in while and range print self color left'.split(' '),
)

const stepsOf = (text: string) =>
  pythonStructure([{ name: null, text }])!
    .parts.map(({ steps }) => steps.join(' '))
    .toSorted()

const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/(["'])[^"'\n]*\1|[A-Za-z_]\w*/g, (word) => names.get(word) ?? word)

const freshNames = fc.uniqueArray(
  fc.stringMatching(/^[a-z][a-z_]{3,8}$/).filter((name) => !KEPT.has(name) && !OWN.includes(name)),
  { minLength: OWN.length, maxLength: OWN.length },
)

test('other names keep the structure', () => {
  fc.assert(
    fc.property(freshNames, (fresh) => {
      const names = new Map(OWN.map((name, index) => [name, `${fresh[index]!}_`]))
      expect(stepsOf(renamed(PROGRAM, names))).toEqual(stepsOf(PROGRAM))
    }),
    { numRuns: 50 },
  )
})

test('other numbers, texts, quotes, remarks and spaces keep the structure', () => {
  const number = fc.integer({ min: -999, max: 999 })
  const word = fc.stringMatching(/^[a-z ก-ฮ#]{0,12}$/)
  const width = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(number, word, width, fc.constantFrom("'", '"', '"""'), (one, text, wide, quote) => {
      const changed = PROGRAM.replaceAll(/"""[^"]*"""|f?"[^"]*"/g, `${quote}${text}${quote}`)
        .replaceAll(/(?<![\w.])-?\d+(?:\.\d+)?/g, `${one}`)
        .replaceAll(/^( {4})+/gm, (space) => ' '.repeat((space.length / 4) * wide))
        .replaceAll(' = ', wide > 4 ? '=' : '  =  ')
        .replaceAll('\n', wide > 6 ? `  # ${text}\n` : wide > 3 ? '\n\n' : '\r\n')
      expect(stepsOf(changed)).toEqual(stepsOf(PROGRAM))
    }),
    { numRuns: 100 },
  )
})

test('the order of imports and of functions is no structure; another step is', () => {
  const [imports, rest] = [PROGRAM.slice(0, 33), PROGRAM.slice(33)]
  expect(imports.trimEnd().split('\n')).toEqual(['import random', 'import turtle as t'])
  expect(stepsOf(`import turtle as t\nimport random\n${rest}`)).toEqual(stepsOf(PROGRAM))
  const at = [PROGRAM.indexOf('def flower'), PROGRAM.indexOf('class'), PROGRAM.indexOf('garden =')]
  const moved =
    PROGRAM.slice(0, at[0]) +
    PROGRAM.slice(at[1], at[2]) +
    PROGRAM.slice(at[0], at[1]) +
    PROGRAM.slice(at[2])
  expect(moved).not.toBe(PROGRAM)
  expect(stepsOf(moved)).toEqual(stepsOf(PROGRAM))
  expect(stepsOf(PROGRAM.replace('pen.left(60)', 'pen.right(60)'))).not.toEqual(stepsOf(PROGRAM))
  expect(stepsOf(PROGRAM.replace('total < 5', 'total == 5'))).not.toEqual(stepsOf(PROGRAM))
})

test('a line is shown as it was written, a very long one cut short; files have their names', () => {
  const { lines, parts } = pythonStructure([
    { name: 'main.py', text: 'x = [\n  1,\n\n  2]\n' },
    { name: 'data.py', text: `y = "${'z'.repeat(9999)}"` },
  ])!
  expect(lines.slice(0, 6)).toEqual(['# main.py', 'x = [', '  1,', '', '  2]', '# data.py'])
  expect(lines[6]?.length).toBeLessThan(500)
  expect(new Set(parts[0]?.at)).toEqual(new Set([1, 2, 4]))
  expect(parts[1]?.at[0]).toBe(6)
})

test('whatever is handed in is read, in a time that grows with it', () => {
  const piece = fc.constantFrom(
    'def ',
    'x',
    '(',
    ')',
    '[',
    '"',
    "'''",
    '\\',
    '\n',
    '    ',
    '\t',
    '#',
    ':',
    '=',
    'for ',
    '🐍',
    '\r',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
      const text = pieces.join('')
      const { lines, parts } = pythonStructure([{ name: null, text }])!
      for (const { steps, at } of parts) {
        expect(at).toHaveLength(steps.length)
        expect(Math.max(...at)).toBeLessThan(lines.length)
      }
      const again = pythonStructure([{ name: null, text }])!
      expect(fingerprintsOf(again)).toEqual(fingerprintsOf({ lines, parts }))
    }),
  )
  const hostile = ['(', '"', '\\', "'''", ' ', '\t', 'x.', '\n ', 'a=', '#', '0']
  for (const one of hostile) {
    const begun = performance.now()
    pythonStructure([{ name: null, text: one.repeat(Math.floor(MOST_CHARACTERS / one.length)) }])
    expect(performance.now() - begun, one).toBeLessThan(8_000)
  }
  const stairs = Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}if x:`).join('\n')
  expect(pythonStructure([{ name: null, text: stairs }])?.lines).toHaveLength(600)
  expect(pythonStructure([{ name: null, text: 'x'.repeat(MOST_CHARACTERS + 1) }])).toBeNull()
})
