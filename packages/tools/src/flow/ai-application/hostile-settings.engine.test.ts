import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { FlowFailure, type FlowValue } from '@panya/engines/flow/flow-value.ts'
import { nlpEnvironment } from '@panya/engines/nlp/nlp-environment.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ExampleStep, exampleFlow } from '../../flow-kit/example-flow.ts'
import { hostileParams } from '../../flow-kit/testing/hostile-params.ts'
import { problemTexts } from '../../flow-kit/testing/said-in-words.ts'
import { pageExecutor } from './acts/page-executor.ts'
import { AI_NODES, aiRegistry } from './nodes/ai-nodes.ts'
import { nlpOps } from './nodes/nlp-runs.ts'
import { nodeAi } from './testing/node-ai.ts'

/** Whatever is taught and asked: an answer with numbers that are numbers, or words of ours that say why not. */

function nlpExecutor(): Executor {
  const engine = new AiEngine('nlp', nlpOps, {
    ...nlpEnvironment,
    // Its weights are on the site.
    meaning: () => Promise.reject(new FlowFailure('engine-unavailable')),
  })
  return {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: (handle) => Promise.resolve(engine.take(handle)),
    onReset: () => () => {},
  }
}

const quietPage = () =>
  pageExecutor({
    now: () => 0,
    clock: () => '12:00:00',
    nameOf: (label) => label,
    speak: () => {},
    play: () => {},
    send: () => {},
  })

let expectSaid: Awaited<ReturnType<typeof problemTexts>>
let executors: Record<string, Executor>
beforeAll(async () => {
  expectSaid = await problemTexts((locale) => import(`./messages/${locale}.ts`))
  executors = { ai: nodeAi().executor, nlp: nlpExecutor(), page: quietPage() }
})

const newFlow = () => new FlowEvaluator({ registry: aiRegistry, executors })

async function run(steps: readonly ExampleStep[], evaluator = newFlow()) {
  evaluator.setContent(exampleFlow('', steps))
  await evaluator.idle()
  return { evaluator, last: evaluator.stateOf(`n${steps.length}`) }
}

async function expectWhole(value: FlowValue, evaluator: FlowEvaluator, about: string) {
  if (value.type === 'number') expect(value.value, about).toSatisfy(Number.isFinite)
  if (value.type !== 'table') return
  const taken = await evaluator.take(value)
  const numbers = taken.type === 'table' ? taken.data.flat() : []
  expect(
    numbers.filter((cell) => typeof cell === 'number' && !Number.isFinite(cell)),
    about,
  ).toEqual([])
}

async function expectAnswerOrWords(
  steps: readonly ExampleStep[],
  about: string,
  evaluator = newFlow(),
) {
  const { last } = await run(steps, evaluator)
  if (last.problem) expectSaid(last.problem, about)
  else expect(['done', 'blocked'], about).toContain(last.status)
  for (const value of Object.values(last.outputs ?? {})) await expectWhole(value, evaluator, about)
  return last
}

const textClasses = (...classes: [label: string, ...texts: string[]][]): ExampleStep => [
  'ai.texts',
  { textClasses: classes.map(([label, ...texts]) => ({ label, texts: texts.join('\n') })) },
]

const TEXTS: Record<string, ExampleStep> = {
  usual: textClasses(['pets', 'my cat sleeps', 'a dog runs'], ['food', 'hot soup', 'fried rice']),
  'one class': textClasses(['pets', 'my cat', 'my dog']),
  'an empty class': textClasses(['pets', 'my cat'], ['food', '']),
  'one example each': textClasses(['pets', 'my cat'], ['food', 'soup']),
  'all the same': textClasses(['pets', 'same', 'same', 'same'], ['food', 'same', 'same', 'same']),
  'no letters': textClasses(['a', '!!!', '...'], ['b', '\u200b', '🙂']),
  'one long text': textClasses(['a', 'x'.repeat(20_000)], ['b', 'word '.repeat(5000)]),
  'a name of objects': textClasses(['__proto__', 'my cat'], ['constructor', 'soup']),
  'the same name twice': textClasses(['a', 'one'], ['a', 'two'], ['b', 'three']),
}

describe('teaching with texts', () => {
  test.each(Object.entries(TEXTS))('%s', async (name, source) => {
    const evaluator = newFlow()
    for (const method of ['dense', 'knn']) {
      for (const more of [
        { k: 25, testShare: 60 },
        { epochs: 1, rate: 0.5, testShare: 0 },
      ]) {
        for (const words of ['', ' ', 'my cat', '!!!', '\u0000', 'ก'.repeat(5000)]) {
          const about = `${name} ${method} ${words.slice(0, 9)}`
          const epochs = name === 'one long text' ? 1 : 5
          await expectAnswerOrWords(
            [
              source,
              ['ai.train-texts', { method, epochs, ...more }, { examples: 'n1.examples' }],
              ['ai.text', { words }],
              ['ai.classify-text', {}, { model: 'n2.model', text: 'n3.text' }],
            ],
            about,
            evaluator,
          )
        }
      }
    }
  })

  test('thousands of classes are refused before memory is asked for', async () => {
    const many = Array.from(
      { length: 5000 },
      (_, at) => [`c${at}`, `text ${at}`] as [string, string],
    )
    const steps: ExampleStep[] = [
      textClasses(...many),
      ['ai.train-texts', {}, { examples: 'n1.examples' }],
    ]
    const { problem } = await expectAnswerOrWords(steps, 'many classes')
    expect(problem).toMatchObject({ code: 'too-many-classes', values: { count: 5000, max: 30 } })
  })
})

const TABLES: Record<string, string> = {
  usual: 'kind,a,b\nx,1,2\nx,2,1\nx,1,1\ny,8,9\ny,9,8\ny,9,9',
  'one class': 'kind,a\nx,1\nx,2',
  'one row': 'kind,a\nx,1',
  'a row a class': 'kind,a\nx,1\ny,2',
  'all the same': 'kind,a,b\nx,1,1\ny,1,1\nx,1,1\ny,1,1',
  gaps: 'kind,a,b\nx,1,\ny,,2\n,1,1\nx,2,2\ny,7,7',
  huge: 'kind,a\nx,1e300\nx,1e-300\ny,-1e300\ny,5',
  'no numbers': 'kind,a\nx,one\ny,two',
  'only gaps': 'kind,a\n,\n,\n',
  'nothing but names': 'kind,a\n',
}

describe('teaching with rows', () => {
  test.each(Object.entries(TABLES))('%s', async (name, text) => {
    const evaluator = newFlow()
    for (const asked of Object.values(TABLES)) {
      for (const method of ['dense', 'knn']) {
        const params = { target: 'kind', method, k: 25, epochs: 5 }
        await expectAnswerOrWords(
          [
            ['data.paste', { text }],
            ['ai.train-rows', params, { table: 'n1.table' }],
            ['data.paste', { text: asked }],
            ['ai.classify-rows', {}, { model: 'n2.model', table: 'n3.table' }],
          ],
          `${name} asked ${asked}`,
          evaluator,
        )
      }
    }
  })

  test('rows with a gap are not learned from and not answered about, and that is said', async () => {
    const asked = 'a,b\n1,\n9,9\n'
    const { evaluator, last } = await run([
      ['data.paste', { text: `${TABLES.usual}\ny,,3` }],
      ['ai.train-rows', { target: 'kind' }, { table: 'n1.table' }],
      ['data.paste', { text: asked }],
      ['ai.classify-rows', {}, { model: 'n2.model', table: 'n3.table' }],
    ])
    expect(evaluator.stateOf('n2').notes).toEqual([
      { code: 'rows-not-learned', values: { count: 1 } },
    ])
    expect(last.notes).toEqual([{ code: 'rows-not-answered', values: { count: 1 } }])
    const taken = await evaluator.take(last.outputs!.table!)
    expect(taken.type === 'table' && taken.data[2]).toEqual([null, 'y'])
    expect(last.outputs?.label).toMatchObject({ value: 'y' })
  })
})

describe('hostile settings over the nodes that learn, read and think', () => {
  const nodes = AI_NODES.filter(
    ({ live, engine, category }) =>
      !live && ['ai', 'nlp', 'page'].includes(engine) && !['see', 'act'].includes(category),
  ).filter(({ type }) => type !== 'ai.sample-picture') // Its pictures are on the site.
  const sources: ExampleStep[] = [
    TEXTS.usual!,
    ['data.paste', { text: TABLES.usual }],
    ['ai.text', { words: 'my cat and 5 dogs' }],
    ['ai.sample-set', { set: 'faces' }],
    ['ai.draw', { drawing: [{ colour: '#000000', width: 9, points: [9, 9, 80, 80] }] }],
    ['ai.train-texts', { epochs: 2 }, { examples: 'n1.examples' }],
    ['ai.train-rows', { target: 'kind', epochs: 2 }, { table: 'n2.table' }],
    ['ai.if', { compare: 'contains', wanted: 'cat' }, { value: 'n3.text' }],
    ['ai.count', {}, { yes: 'n8.yes' }],
  ]
  const fitting: Record<string, readonly string[]> = {
    table: ['n1.examples', 'n2.table'],
    text: ['n3.text', 'n9.count'],
    image: ['n5.image'],
    model: ['n6.model', 'n7.model'],
    boolean: ['n8.yes'],
    number: ['n9.count'],
    list: ['n5.strokes'],
  }
  test.each(nodes.map((node) => [node.type, node] as const))('%s', async (type, node) => {
    // What comes before is computed once.
    const evaluator = newFlow()
    for (const choice of [0, 1]) {
      const wires = Object.fromEntries(
        node.inputs.flatMap(({ name, types }) => {
          const known = fitting[types[0]!] ?? []
          const wire = known[choice % Math.max(1, known.length)]
          return wire ? [[name, wire]] : []
        }),
      )
      for (const params of hostileParams(node, ['kind', 'a', 'no such column'])) {
        const about = `${type} ${JSON.stringify(params).slice(0, 200)}`
        const settings = node.category === 'train' ? { epochs: 3, ...params } : params
        await expectAnswerOrWords([...sources, [type, settings, wires]], about, evaluator)
      }
    }
  })
})

describe('pictures as small as they get', () => {
  const nodes = AI_NODES.filter(
    ({ engine, inputs }) => engine === 'ai' && inputs.length === 1 && inputs[0]!.name === 'image',
  )
  test.each(nodes.map(({ type }) => [type]))('%s', async (type) => {
    const evaluator = newFlow()
    for (const [width, height] of [
      [1, 1],
      [1, 500],
      [500, 1],
    ] as const) {
      const rgba = new Uint8ClampedArray(width * height * 4).fill(90)
      evaluator.setContent(exampleFlow('', [['ai.camera'], [type, {}, { image: 'n1.image' }]]))
      evaluator.pushLive('n1', {
        value: {
          type: 'image',
          handle: { engine: 'page', key: '', port: '' },
          width,
          height,
          channels: 3,
        },
        portable: { type: 'image', width, height, rgba },
      })
      await evaluator.idle()
      const { status, problem, outputs } = evaluator.stateOf('n2')
      if (problem) expectSaid(problem, `${type} ${width}`)
      else expect(status, type).toBe('done')
      for (const value of Object.values(outputs ?? {})) await expectWhole(value, evaluator, type)
    }
  })
})
