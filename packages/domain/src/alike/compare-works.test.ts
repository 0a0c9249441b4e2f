import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWorks, mostForOwn } from './compare-works.ts'
import { pythonStructure } from './python-structure.ts'
import { isTooLarge, type WorkStructure } from './work-structure.ts'

const work = (text: string): WorkStructure => pythonStructure([{ name: null, text }])!

const SHOP = `prices = {"tea": 20, "rice": 45}
basket = []
while True:
    wish = input("What?")
    if wish == "":
        break
    if wish in prices:
        basket.append(prices[wish])
    else:
        print("We have", list(prices))
total = sum(basket)
if total > 100:
    total = total * 0.9
print("Please pay", round(total, 2))
`
const TALLEST = `names = ["Ann", "Ben", "Cem"]
heights = [131, 142, 128]
best = 0
for place in range(1, len(heights)):
    if heights[place] > heights[best]:
        best = place
print(names[best], "is the tallest")
rows = sorted(zip(heights, names), reverse=True)
for height, name in rows:
    bar = "#" * (height // 10)
    print(name.ljust(8), bar, height)
`
const RIGHT_ANSWER = `number = int(input("A number?"))
if number % 2 == 0:
    print("even")
else:
    print("odd")
`
const GIVEN = `import turtle
pen = turtle.Turtle()
def star(size):
    for tip in range(5):
        pen.forward(size)
        pen.right(144)
pen.speed(0)
pen.penup()
pen.goto(-100, 0)
pen.pendown()
`
const swapped = (text: string) =>
  text.replaceAll('basket', 'bag').replaceAll('wish', 'w').replaceAll('prices', 'menu')

test('the same structure under other names is nearly the same; other works are not alike', () => {
  const { pairs, short } = compareWorks([work(SHOP), work(TALLEST), work(swapped(SHOP))], null)
  expect(pairs).toHaveLength(1)
  expect(pairs[0]).toMatchObject({ works: [0, 2], strength: 'nearly' })
  expect(pairs[0]?.lines[0]).toEqual(Array.from({ length: 14 }, (_, line) => line))
  expect(short).toEqual([])
})

test('half of a work in another one is a large part, and only those lines are marked', () => {
  const both = `${swapped(SHOP)}${TALLEST}`
  const { pairs } = compareWorks([work(SHOP), work(both)], null)
  expect(pairs).toMatchObject([{ works: [0, 1], strength: 'parts' }])
  expect(Math.max(...pairs[0]!.lines[1])).toBeLessThan(14)
})

test('thirty right answers to a short task are no pairs', () => {
  const answers = Array.from({ length: 30 }, (_, index) =>
    work(RIGHT_ANSWER.replaceAll('number', `n${index}`)),
  )
  const { pairs, short } = compareWorks(answers, null)
  expect(pairs).toEqual([])
  expect(short).toHaveLength(30)
})

test('what many have is the task’s: a long natural answer accuses nobody, two odd ones still show', () => {
  const most = mostForOwn(12)
  const natural = Array.from({ length: most + 1 }, () => work(SHOP))
  const odd = [work(TALLEST), work(TALLEST.replaceAll('best', 'top'))]
  const { pairs } = compareWorks([...natural, ...odd], null)
  expect(pairs.map(({ works }) => works)).toEqual([[most + 1, most + 2]])
})

test('what everybody began with is not counted', () => {
  const mine = work(`${GIVEN}for side in [1, 2]:\n    star(side)\n`)
  const yours = work(`${GIVEN}star(40)\nprint("done")\n`)
  expect(compareWorks([mine, yours], null).pairs).toHaveLength(1)
  const { pairs, short } = compareWorks([mine, yours], work(GIVEN))
  expect({ pairs, short }).toEqual({ pairs: [], short: [0, 1] })
  const written = [work(`${GIVEN}${SHOP}`), work(`${GIVEN}${swapped(SHOP)}`)]
  const [pair] = compareWorks(written, work(GIVEN)).pairs
  expect(Math.min(...pair!.lines[0])).toBeGreaterThanOrEqual(10)
})

test('the same line again and again tells nothing', () => {
  const square = 'pen.forward(100)\npen.left(90)\n'.repeat(12)
  expect(compareWorks([work(square), work(square)], null)).toEqual({ pairs: [], short: [0, 1] })
})

test('works of one team are not compared with each other', () => {
  const works = [work(SHOP), work(SHOP), work(SHOP)]
  const { pairs } = compareWorks(works, null, (one, other) => one + other === 1)
  expect(pairs.map((pair) => pair.works)).toEqual([
    [0, 2],
    [1, 2],
  ])
})

const anyWork = fc
  .array(
    fc.record({
      steps: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', ';'), { maxLength: 60 }),
    }),
    { maxLength: 4 },
  )
  .map((parts): WorkStructure => {
    const lines = Array.from({ length: 80 }, (_, line) => `${line}`)
    return {
      lines,
      parts: parts.map(({ steps }, part) => ({
        steps,
        at: steps.map((_, index) => part * 20 + Math.floor(index / 3)),
      })),
    }
  })

test('it says the same again, and the same of each of two', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 7 }), (works) => {
      const found = compareWorks(works, null)
      expect(compareWorks(works, null)).toEqual(found)
      const turned = compareWorks(works.toReversed(), null)
      const back = (index: number) => works.length - 1 - index
      const named = (pairs: typeof found.pairs, to = (index: number) => index) =>
        new Set(
          pairs.map(({ works: both, strength, lines }) =>
            JSON.stringify([
              strength,
              ...both
                .map((one, side) => ({ one: to(one), lines: lines[side] }))
                .toSorted((a, b) => a.one - b.one),
            ]),
          ),
        )
      expect(named(turned.pairs, back)).toEqual(named(found.pairs))
      expect(new Set(turned.short.map(back))).toEqual(new Set(found.short))
    }),
  )
})

test('a class of forty answers quickly, and so does one that wants to be slow', () => {
  const timed = (works: WorkStructure[]) => {
    const begun = performance.now()
    compareWorks(works, null)
    return performance.now() - begun
  }
  const usual = Array.from({ length: 40 }, (_, index) =>
    work(Array.from({ length: 20 }, (__, at) => ((index * at) % 3 ? SHOP : TALLEST)).join('')),
  )
  expect(timed(usual)).toBeLessThan(5_000)
  const many = Array.from({ length: 40 }, (_, index) =>
    work(
      Array.from({ length: 700 }, (__, at) => `a = f${(index % 14) * at}(${at}) + g${at}()`).join(
        '\n',
      ),
    ),
  )
  expect(many.some(isTooLarge)).toBe(false)
  expect(many[1]!.parts[0]!.steps.length).toBeGreaterThan(7_000)
  expect(timed(many)).toBeLessThan(15_000)
})
