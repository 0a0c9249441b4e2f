import { expect, test } from 'vitest'
import { trainDense } from '../ai/learn/dense-head.ts'
import type { Learned } from '../ai/learn/learned.ts'
import { lightModelFile, readModelFile, writeModelFile } from '../ai/learn/model-file.ts'
import { scaled, scalingFor } from '../ai/learn/scaling.ts'
import { trainModel } from '../ai/learn/train.ts'
import { TOPIC_TEXTS, type TopicTexts } from './testdata/topic-texts.ts'
import { TEXT_FEATURES, textFeatures } from './text-features.ts'
import { answerAboutText, textExamples, wordEffects } from './text-model.ts'
import { TextTopics } from './text-topics.ts'

const SETTINGS = { kind: 'texts', k: 5, epochs: 40, rate: 0.02, seed: 1 } as const
type Method = 'dense' | 'knn'

const labelled = ({ labels }: TopicTexts, texts: TopicTexts['learn']) =>
  texts.flatMap((own, at) => own.map((text) => ({ label: labels[at]!, text })))

async function taught(
  given: readonly { label: string; text: string }[],
  method: Method = 'dense',
): Promise<Learned> {
  const { examples, pieces } = textExamples(given)
  const { learned } = await trainModel(examples, [], { ...SETTINGS, method, columns: pieces })
  return learned
}

const METHODS: readonly Method[] = ['dense', 'knn']
const CASES = TOPIC_TEXTS.flatMap((set) => METHODS.map((method) => ({ ...set, method })))

test.each(CASES)(
  '$name, $method: at least 4 of 5 held-out texts come out right',
  async ({ method, ...set }) => {
    const model = await taught(labelled(set, set.learn), method)
    const asked = labelled(set, set.heldOut)
    const answers = asked.map(({ text }) => answerAboutText(model, text))
    const right = answers.filter(({ label }, at) => label === asked[at]!.label).length
    expect(right / asked.length).toBeGreaterThanOrEqual(0.8)
  },
)

test('it is about as sure as it is often right', async () => {
  const all: { isRight: boolean; sureness: number }[] = []
  for (const set of TOPIC_TEXTS) {
    const model = await taught(labelled(set, set.learn))
    for (const { label, text } of labelled(set, set.heldOut)) {
      const answer = answerAboutText(model, text)
      all.push({ isRight: answer.label === label, sureness: answer.sureness })
    }
  }
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const gap =
    mean(all.map(({ sureness }) => sureness)) - mean(all.map((one) => Number(one.isRight)))
  expect(Math.abs(gap)).toBeLessThan(0.1)
})

test.each(METHODS)('%s: a text of nothing known is not answered for', async (method) => {
  const [english] = TOPIC_TEXTS
  const model = await taught(labelled(english!, english!.learn), method)
  for (const text of ['', '???', '12345', 'Quasar nebulae', 'กขค', '量子'])
    expect(answerAboutText(model, text)).toMatchObject({ label: '', chances: [0.5, 0.5] })
})

test('more examples of one class do not make it the answer to everything', async () => {
  const [english] = TOPIC_TEXTS
  const all = labelled(english!, english!.learn)
  const model = await taught([...all.slice(0, 3), ...all.slice(10)])
  expect(answerAboutText(model, 'pizza with cheese').label).toBe('food')
  expect(answerAboutText(model, 'xyz').label).toBe('')
})

test('the words that decided are named; a word from every text decided little', async () => {
  const [english] = TOPIC_TEXTS
  const model = await taught(labelled(english!, english!.learn))
  const effects = wordEffects(model, 'The goal was not a pizza', model.labels.indexOf('sport'))
  const of = (word: string): number => effects.find((one) => one.word === word)!.score
  expect(of('goal')).toBeGreaterThan(0.03)
  expect(of('pizza')).toBeLessThan(-0.03)
  expect(Math.abs(of('The'))).toBeLessThan(Math.abs(of('goal')))
})

test('a text that leaves hardly any doubt still shows which words mattered', async () => {
  const [english] = TOPIC_TEXTS
  const model = await taught(labelled(english!, english!.learn))
  const text = 'Our football team won the match, the player kicked the ball and scored two goals'
  expect(answerAboutText(model, text).sureness).toBeGreaterThan(0.99)
  const effects = wordEffects(model, text, model.labels.indexOf('sport'))
  const strongest = effects.toSorted((a, b) => b.score - a.score)
  expect(strongest[0]!.score).toBeGreaterThan(0.3)
  expect(strongest.slice(0, 4).map(({ word }) => word)).not.toContain('the')
})

test('a model out of a file is asked for topics; one of pictures is refused', async () => {
  const [english] = TOPIC_TEXTS
  const { examples, pieces } = textExamples(labelled(english!, english!.learn))
  const options = { ...SETTINGS, method: 'dense', columns: pieces } as const
  const { learned, card } = await trainModel(examples, [], options)
  const topics = new TextTopics(lightModelFile(writeModelFile({ learned, card })))
  expect(topics.topic('we won the game')).toBe('sport')
  expect(topics.confidence('we won the game', 'sport')).toBeGreaterThan(60)
  expect(topics.confidence('we won the game', 'weather')).toBe(0)
  expect(topics.topic('')).toBe('')
  expect(topics.confidence('qqq', 'sport')).toBe(0)
  expect(topics.topic('pizza '.repeat(100_000))).toBe('food')
  const other = writeModelFile({ learned: { ...learned, kind: 'pictures' }, card })
  expect(() => new TextTopics(other)).toThrow('texts')
})

test('a model goes through its file, none of the words in it, and answers as before', async () => {
  const [english] = TOPIC_TEXTS
  const { examples, pieces } = textExamples(labelled(english!, english!.learn))
  const options = { ...SETTINGS, method: 'dense', columns: pieces } as const
  const { learned, card } = await trainModel(examples, [], options)
  const file = writeModelFile({ learned, card })
  expect(file).not.toContain('pizza')
  for (const written of [file, lightModelFile(file)]) {
    const again = answerAboutText(readModelFile(written).learned, 'we play a game')
    expect(again.label).toBe('sport')
    expect(again.sureness).toBeCloseTo(answerAboutText(learned, 'we play a game').sureness, 3)
  }
})

test('a model of texts from before still answers as it did', async () => {
  const [english] = TOPIC_TEXTS
  const given = labelled(english!, english!.learn)
  const features = given.map(({ text }) => textFeatures(text))
  const scaling = scalingFor('direction', features)
  const vectors = features.map((one) => scaled(scaling, one))
  const classes = given.map(({ label }) => english!.labels.indexOf(label))
  const options = { epochs: 40, rate: 0.02, seed: 1, classCount: 2 }
  const { weights, bias } = await trainDense(vectors, classes, options, () => true)
  const head = { weights: [...weights], bias: [...bias], features: TEXT_FEATURES }
  const about = { kind: 'texts', method: 'dense', labels: english!.labels, scaling, k: 5 }
  const rows = vectors.map((one) => [...one])
  const learned = { ...about, vectors: rows, classes, head, columns: [] }
  const file = { format: 'panya-model', version: 1, learned, card: { classes: [] } }
  const model = readModelFile(JSON.stringify(file)).learned
  expect(answerAboutText(model, 'Our team won the match').label).toBe('sport')
  expect(answerAboutText(model, 'chocolate cake and milk').label).toBe('food')
})

test('a short file that speaks of rows as wide as the memory is no model', () => {
  const vectors = [0, 1].map(() => ({ width: 1e9, at: [], values: [] }))
  const about = { kind: 'texts', method: 'knn', labels: ['a', 'b'], classes: [0, 1], columns: [] }
  const scaling = { kind: 'rarity', weights: [], unknown: 1 }
  const learned = { ...about, vectors, scaling, head: null, k: 1 }
  const file = JSON.stringify({ format: 'panya-model', version: 2, learned, card: { classes: [] } })
  expect(() => readModelFile(file)).toThrow('not-a-model')
})
