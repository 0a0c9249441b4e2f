import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { countsOf, type Example, labelsOf, randomFrom } from './example.ts'
import { answerOf, chancesOf } from './learned.ts'
import { modelCard } from './model-card.ts'
import { readModelFile, writeModelFile } from './model-file.ts'
import { splitExamples } from './split.ts'
import { type TrainOptions, trainModel } from './train.ts'

const OPTIONS: TrainOptions = {
  kind: 'pictures',
  method: 'dense',
  k: 3,
  epochs: 30,
  rate: 0.05,
  seed: 1,
}

/** Two clouds of points, far enough apart to be told from each other. */
function clouds(count: number, seed = 5): Example[] {
  const random = randomFrom(seed)
  const point = (x: number, y: number) =>
    Float32Array.from([x + random() * 0.6, y + random() * 0.6, random() * 0.3])
  return Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? { label: 'left', features: point(0, 1) }
      : { label: 'right', features: point(1, 0) },
  )
}

const labelled = fc.uniqueArray(
  fc.record({ label: fc.constantFrom('a', 'b', 'c'), id: fc.nat() }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
)

test('a split loses nothing, mixes nothing, and leaves every class something to learn from', () => {
  fc.assert(
    fc.property(labelled, fc.integer({ min: 0, max: 60 }), fc.nat(999), (examples, share, seed) => {
      const { train, test: asked } = splitExamples(examples, share / 100, seed)
      expect([...train, ...asked].toSorted((a, b) => a.id - b.id)).toEqual(
        examples.toSorted((a, b) => a.id - b.id),
      )
      expect(labelsOf(train).toSorted()).toEqual(labelsOf(examples).toSorted())
      if (share > 0)
        for (const [label, count] of Object.entries(countsOf(examples)))
          if (count > 1) expect(countsOf(asked)[label]).toBeGreaterThan(0)
    }),
  )
})

test.each(['dense', 'knn'] as const)('%s learns to tell two clouds apart', async (method) => {
  const { evaluation, curve } = await trainModel(clouds(40), clouds(30, 9), { ...OPTIONS, method })
  expect(evaluation.accuracy).toBeGreaterThan(0.95)
  expect(curve).toHaveLength(method === 'dense' ? 30 : 0)
  if (method === 'dense') expect(curve.at(-1)!.loss).toBeLessThan(curve[0]!.loss)
})

test('the same examples and seed give the same model', async () => {
  const first = await trainModel(clouds(20), clouds(10, 2), OPTIONS)
  const second = await trainModel(clouds(20), clouds(10, 2), OPTIONS)
  expect(second.learned.head).toEqual(first.learned.head)
})

test('chances are shares of one, whatever is asked', async () => {
  const { learned } = await trainModel(clouds(20), [], OPTIONS)
  const number = fc.float({ noNaN: true, noDefaultInfinity: true, min: -1000, max: 1000 })
  fc.assert(
    fc.property(fc.array(number, { minLength: 3, maxLength: 3 }), (asked) => {
      for (const method of ['dense', 'knn'] as const) {
        const chances = chancesOf({ ...learned, method }, Float32Array.from(asked))
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('one class is nothing to tell apart', async () => {
  const lonely = clouds(10).filter(({ label }) => label === 'left')
  await expect(trainModel(lonely, [], OPTIONS)).rejects.toMatchObject({
    problem: { code: 'one-class' },
  })
})

test('learning ends early when nobody wants it any more', async () => {
  let rounds = 0
  const { curve } = await trainModel(clouds(20), [], { ...OPTIONS, cancelled: () => ++rounds >= 3 })
  expect(curve).toHaveLength(3)
})

test('the table of confusion counts every test once, in the cell of what it was and what was said', async () => {
  const { learned } = await trainModel(clouds(20), [], OPTIONS)
  const asked = clouds(10, 3).map((example, at) =>
    at === 0 ? { ...example, label: 'right' } : example,
  )
  const { confusion, answers, accuracy, perClass } = evaluate(learned, asked)
  expect(confusion).toEqual([
    [4, 0],
    [1, 5],
  ])
  expect(answers.filter(({ actual, predicted }) => actual !== predicted)).toMatchObject([
    { index: 0 },
  ])
  expect(accuracy).toBe(0.9)
  expect(perClass).toEqual([1, 5 / 6])
})

test('the card names what is wrong with the data', () => {
  const evaluation = {
    labels: ['ripe', 'green'],
    answers: [],
    confusion: [
      [9, 0],
      [1, 0],
    ],
    accuracy: 0.9,
    perClass: [1, 0],
  }
  const card = modelCard('pictures', 'dense', { ripe: 27, green: 3 }, evaluation)
  expect(card.warnings).toEqual(['few-examples', 'unbalanced', 'few-tests', 'weak-class'])
  expect(card).toMatchObject({ learned: 30, tested: 10 })
  const fair = modelCard(
    'pictures',
    'knn',
    { ripe: 20, green: 20 },
    {
      ...evaluation,
      confusion: [
        [9, 1],
        [0, 10],
      ],
      perClass: [0.9, 1],
    },
  )
  expect(fair.warnings).toEqual([])
})

test.each(['dense', 'knn'] as const)('a %s model survives being a file', async (method) => {
  const { learned, card } = await trainModel(clouds(20), clouds(10, 2), { ...OPTIONS, method })
  const back = readModelFile(writeModelFile({ learned, card }))
  expect(back.card).toEqual(card)
  for (const { features } of clouds(10, 4))
    expect(answerOf(back.learned, features).label).toBe(answerOf(learned, features).label)
})

test('other files are refused by name', async () => {
  const { learned, card } = await trainModel(clouds(20), [], OPTIONS)
  const file = JSON.parse(writeModelFile({ learned, card })) as Record<string, object>
  const refused = (text: string) => {
    try {
      readModelFile(text)
      return 'read'
    } catch (error) {
      return (error as { problem: { code: string } }).problem.code
    }
  }
  expect(refused('hello')).toBe('not-a-model')
  expect(refused('null')).toBe('not-a-model')
  expect(refused('{"format":"panya-model"}')).toBe('not-a-model')
  expect(refused(JSON.stringify({ ...file, version: 9 }))).toBe('model-too-new')
  expect(refused(JSON.stringify({ ...file, learned: { ...file.learned, classes: [7] } }))).toBe(
    'not-a-model',
  )
})

test('whatever stands in a model’s file, it is a model afterwards or none', async () => {
  const { learned, card } = await trainModel(clouds(6), clouds(4, 2), OPTIONS)
  const text = writeModelFile({ learned, card })
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', -1, 1e9, 0.5, [[]], ['x'], {}))
  const place = fc.constantFrom(
    'kind',
    'method',
    'labels',
    'scaling',
    'k',
    'vectors',
    'classes',
    'head',
    'columns',
  )
  const about = fc.constantFrom('kind', 'classes', 'learned', 'tested', 'accuracy', 'warnings')
  fc.assert(
    fc.property(place, about, junk, junk, (field, fact, value, said) => {
      const file = JSON.parse(text) as { learned: object; card: object }
      Object.assign(file.learned, { [field]: value })
      Object.assign(file.card, { [fact]: said })
      try {
        const read = readModelFile(JSON.stringify(file))
        const { label, sureness } = answerOf(read.learned, read.learned.vectors[0]!)
        expect(typeof label).toBe('string')
        expect(Number.isFinite(sureness)).toBe(true)
        for (const entry of read.card.classes) expect(typeof entry.label).toBe('string')
      } catch (error) {
        expect(error).toMatchObject({ problem: { code: 'not-a-model' } })
      }
    }),
    { numRuns: 400 },
  )
})

test('classes may be called what the machine calls its own', async () => {
  const names = ['constructor', '__proto__', 'toString']
  const examples = names.flatMap((label, at) =>
    Array.from({ length: 12 }, (_, n) => ({ label, features: Float32Array.of(at * 10, n % 3) })),
  )
  const { learned, card } = await trainModel(examples, examples, { ...OPTIONS, method: 'knn' })
  expect(card.classes.map((entry) => [entry.label, entry.learned])).toEqual(
    names.map((name) => [name, 12]),
  )
  expect(answerOf(learned, Float32Array.of(0, 1)).label).toBe('constructor')
})
