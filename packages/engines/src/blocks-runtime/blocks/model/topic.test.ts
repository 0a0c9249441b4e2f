import { expect, test } from 'vitest'
import { writeModelFile } from '../../../ai/learn/model-file.ts'
import { trainModel } from '../../../ai/learn/train.ts'
import { textExamples } from '../../../nlp/text-model.ts'
import { TextTopics } from '../../../nlp/text-topics.ts'
import { block, stack } from '../../catalogue/build-blocks.ts'
import type { BlockJson } from '../../program.ts'
import { actor, flagged, outputOf, program, ticks } from '../../testing/run-program.ts'

const print = (value: BlockJson): BlockJson => block('text_print', { TEXT: value })
const topic = (text: string | BlockJson): BlockJson => block('model_topic', { TEXT: text })
const sure = (text: string, label: string): BlockJson =>
  block('model_topic_confidence', { TEXT: text, LABEL: label })
const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!

async function pets(): Promise<TextTopics> {
  const given = ['the cat says meow', 'a cat drinks milk', 'my cat sleeps'].map((text) => ({
    label: 'cat',
    text,
  }))
  given.push(
    ...['the dog barks', 'a dog likes bones', 'my dog runs'].map((text) => ({
      label: 'dog',
      text,
    })),
  )
  const { examples, pieces } = textExamples(given)
  const options = { kind: 'texts', method: 'dense', k: 3, epochs: 40, rate: 0.05, seed: 1 } as const
  return new TextTopics(
    writeModelFile(await trainModel(examples, [], { ...options, columns: pieces })),
  )
}

test('blocks ask a model of texts for the topic of a text, and how sure it is', async () => {
  const script = flag(
    print(topic('two dogs and a bone')),
    print(topic(block('op_add', { A: 1, B: 2 }))),
    print(sure('milk for the cat', 'cat')),
    print(sure('milk for the cat', 'dog')),
    print(sure('milk for the cat', '__proto__')),
  )
  const run = flagged(program(actor('cat', [script])))
  run.world.topics = await pets()
  const [dog, unknown, cat, other, none] = ticks(run, 5).output
  expect([dog, unknown, none]).toEqual(['dog', '', '0'])
  expect(Number(cat)).toBeGreaterThan(60)
  expect(Number(cat) + Number(other)).toBe(100)
})

test('without a model of texts there is no topic, and nobody is sure', () => {
  expect(outputOf([flag(print(topic('a cat')), print(sure('a cat', 'cat')))])).toEqual(['', '0'])
})
