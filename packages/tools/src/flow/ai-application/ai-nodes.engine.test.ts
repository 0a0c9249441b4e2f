import { nodeTensors } from '@panya/engines/ai/testing/node-tensors.ts'
import { testPicture } from '@panya/engines/ai/testing/test-picture.ts'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { addNode, connect } from '@panya/engines/flow/flow-edit.ts'
import { expect, test } from 'vitest'
import { aiRegistry as registry } from './nodes/ai-nodes.ts'
import { nodeAi } from './testing/node-ai.ts'

function flow(
  types: readonly (string | [string, object])[],
  wires: readonly [string, string][],
): FlowContent {
  let content = EMPTY_FLOW
  for (const one of types) {
    const [type, params] = typeof one === 'string' ? [one, {}] : one
    content = addNode(content, type, { x: 0, y: 0 }, { ...params }).content
  }
  for (const [from, to] of wires) {
    const [a = '', b = ''] = from.split('.')
    const [c = '', d = ''] = to.split('.')
    content = connect(content, { node: a, port: b }, { node: c, port: d })
  }
  return content
}

test('after fifty frames tensors and pictures are where they were', {
  timeout: 120_000,
}, async () => {
  const { tf } = await nodeTensors()
  const { engine, executor } = nodeAi()
  const evaluator = new FlowEvaluator({ registry, executors: { ai: executor } })
  evaluator.setContent(flow(['ai.camera', 'ai.pose'], [['n1.image', 'n2.image']]))
  const { width, height, rgba } = testPicture('cat')
  const frame = async () => {
    const handle = { engine: 'page', key: '', port: '' }
    evaluator.pushLive('n1', {
      value: { type: 'image', handle, width, height, channels: 3 },
      portable: { type: 'image', width, height, rgba },
    })
    await evaluator.idle()
    expect(evaluator.stateOf('n2').status).toBe('done')
  }
  for (let warm = 0; warm < 3; warm++) await frame()
  const [tensors, kept] = [tf.memory().numTensors, engine.size]
  for (let count = 0; count < 50; count++) await frame()
  expect(tf.memory().numTensors).toBe(tensors)
  expect(engine.size).toBe(kept)
})

test('taught with happy and sad faces it knows a new one, shows its curve, and can say why', {
  timeout: 180_000,
}, async () => {
  const { executor } = nodeAi()
  const seen = new Set<string>()
  const watched = {
    ...executor,
    run: ((job, options) =>
      executor.run(job, {
        ...options,
        onProgress: (fraction, preview) => {
          if (preview?.kind === 'custom') seen.add(preview.view)
          options.onProgress(fraction, preview)
        },
      })) as typeof executor.run,
  }
  const evaluator = new FlowEvaluator({ registry, executors: { ai: watched } })
  evaluator.setContent(
    flow(
      [
        ['ai.sample-set', { set: 'faces' }],
        'ai.train-pictures',
        ['ai.sample-picture', { sample: 'smiley' }],
        'ai.classify-picture',
        'ai.why-picture',
      ],
      [
        ['n1.examples', 'n2.examples'],
        ['n2.model', 'n4.model'],
        ['n3.image', 'n4.image'],
        ['n2.model', 'n5.model'],
        ['n3.image', 'n5.image'],
      ],
    ),
  )
  await evaluator.idle()
  const training = evaluator.stateOf('n2').preview as unknown as {
    data: { card: { accuracy: number; tested: number }; confusion: number[][]; tests: unknown[] }
  }
  expect(training.data.card.accuracy).toBeGreaterThanOrEqual(0.9)
  expect(training.data.tests).toHaveLength(training.data.card.tested)
  expect([...seen]).toEqual(['training'])
  expect(evaluator.stateOf('n4').outputs?.label).toEqual({ type: 'text', value: 'happy' })
  const why = evaluator.stateOf('n5').preview as unknown as {
    data: { nearest: { label: string }[]; most: number; spread: number }
  }
  expect(why.data.most).toBeGreaterThan(0)
  expect(why.data.spread).toBeLessThanOrEqual(1)
  expect(why.data.nearest.map(({ label }) => label)).toContain('happy')
})
