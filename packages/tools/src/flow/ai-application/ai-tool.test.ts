import { join } from 'node:path'
import { THING_NAMES } from '@panya/domain/ai/thing-names.ts'
import { readModelFile } from '@panya/engines/ai/learn/model-file.ts'
import { EXPRESSIONS } from '@panya/engines/ai/models/faces.ts'
import { GESTURES } from '@panya/engines/ai/models/gesture.ts'
import { SAMPLE_SET_NAMES } from '@panya/engines/ai/samples/sample-names.ts'
import { sampleSet } from '@panya/engines/ai/samples/sample-sets.ts'
import { DOODLE_NAMES } from '@panya/engines/doodle/doodle-model.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { expect, test } from 'vitest'
import { builtRuns } from '../../flow-kit/testing/built-runs.ts'
import { checkFlowTool } from '../../flow-kit/testing/check-flow-tool.ts'
import { translator } from '../../host/tool-messages.ts'
import { emptyDocument } from './core/document.ts'
import { MISSIONS } from './core/missions.ts'
import { aiExamples } from './examples/ai-examples.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import { AI_NODES, aiRegistry } from './nodes/ai-nodes.ts'
import { aiOps } from './nodes/ai-runs.ts'
import { CATEGORIES } from './nodes/define.ts'
import { nlpOps } from './nodes/nlp-runs.ts'
import { ocrOps } from './nodes/ocr-runs.ts'
import { pageOps } from './nodes/page-runs.ts'
import { serverOps } from './nodes/server-runs.ts'
import { blocksWithModel } from './use-in-blocks.ts'

const messages: Record<string, string> = en

/** What models call things, and what a table that was typed or pasted can be told about itself. */
const labels = [
  ...Object.values(THING_NAMES),
  ...DOODLE_NAMES,
  ...EXPRESSIONS,
  ...GESTURES,
  ...SAMPLE_SET_NAMES.flatMap((name) => sampleSet(name).labels),
]
const problems = ['empty-file', 'broken-csv', 'broken-json', 'too-many-columns']

checkFlowTool({
  folder: import.meta.dirname,
  nodes: AI_NODES,
  categories: CATEGORIES,
  examples: (own) => aiExamples((key) => own(key)),
  leastExamples: 15,
  emptyDocument,
  moreKeys: [
    ...MISSIONS.flatMap(({ id, steps }) => [
      `mission.${id}`,
      `mission.${id}.text`,
      ...steps.map((step) => `guide.${step.id}`),
    ]),
    ...problems.flatMap((code) => [`problem.${code}`, `fix.${code}`]),
    ...labels.map((label) => `label.${label}`),
  ],
})

test('every node is computed where it says, by what stands beside it', () => {
  const engines = { ai: aiOps, nlp: nlpOps, ocr: ocrOps, page: pageOps, server: serverOps }
  const computed = Object.entries(engines).flatMap(([engine, ops]) =>
    Object.keys(ops).map((type) => `${type} ${engine}`),
  )
  expect(computed.toSorted()).toEqual(
    AI_NODES.map(({ type, engine }) => `${type} ${engine}`).toSorted(),
  )
})

test('the page is built without what the workers compute', async () => {
  const makers = async (file: string) =>
    (await builtRuns(join(import.meta.dirname, file))).filter((name) => name.endsWith('Run'))
  expect(await makers('nodes/ai-nodes.ts')).toEqual([])
  expect(await makers('acts/page-executor.ts')).toEqual(['pageRun'])
  expect(await makers('nodes/ai-runs.ts')).toEqual(['aiRun'])
})

test('sentences of examples keep their places for values', () => {
  const own = translator<string>('th', th)
  const detect = aiExamples((key) => own(key)).find(({ id }) => id === 'detect')!
  expect(detect.content.nodes[2]!.params.pattern).toContain('{a}')
})

test('examples are written as Python, node by node', () => {
  for (const { id, content } of aiExamples((key) => messages[key] ?? key)) {
    const code = pythonCode(content, aiRegistry, {
      nameOf: (node) => node.type,
      skipped: (name) => `left out ${name}`,
    })
    const leftOut = [...code.matchAll(/left out (\S+)/g)].map(([, name]) => name)
    const drawn = content.nodes.some(({ type }) => type === 'ai.doodle')
    expect(drawn ? [] : leftOut, id).toEqual([])
  }
})

test('there are six missions, and examples get through those they show', () => {
  expect(MISSIONS).toHaveLength(6)
  const flowOf = (example: string): FlowContent =>
    aiExamples((key) => messages[key] ?? key).find(({ id }) => id === example)!.content
  const open = (mission: string, flow: FlowContent): string[] =>
    MISSIONS.find(({ id }) => id === mission)!
      .steps.filter((step) => !step.done(flow))
      .map((step) => step.id)
  expect(open('doodle', flowOf('doodle'))).toEqual([])
  expect(open('mood', flowOf('mood'))).toEqual([])
  expect(open('fair', flowOf('shortcut'))).toEqual([])
  expect(open('fair', flowOf('unfair'))).toEqual(['fair.set', 'fair.trick'])
  expect(open('app', flowOf('fingers'))).toEqual(['app.if', 'app.count', 'app.show'])
})

test('a model goes on into a block project that says what it recognises', () => {
  const learned = {
    kind: 'pictures',
    method: 'dense',
    labels: ['cat', 'dog'],
    scaling: { kind: 'direction', middle: [0, 0] },
    k: 3,
    vectors: [
      [1, 0],
      [0.9, 0],
      [0, 1],
    ],
    classes: [0, 0, 1],
    head: { features: 2, weights: [1, 0, 0, 1], bias: [0, 0] },
    columns: [],
  }
  const file = JSON.stringify({ format: 'panya-model', version: 1, learned, card: { classes: [] } })
  const { format, content } = blocksWithModel('pets', file)
  expect(format).toBe('panya.blocks')
  const { models, actors } = content as { models: { file: string }[]; actors: object[] }
  expect(JSON.stringify(actors)).toContain('model_label')
  expect(readModelFile(models[0]!.file).learned).toMatchObject({
    labels: ['cat', 'dog'],
    classes: [0, 1],
  })
})
