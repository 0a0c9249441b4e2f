import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { readModelFile } from '@panya/engines/ai/learn/model-file.ts'
import { DETECT_LABELS } from '@panya/engines/ai/models/detect-labels.ts'
import { EXPRESSIONS } from '@panya/engines/ai/models/faces.ts'
import { GESTURES } from '@panya/engines/ai/models/gesture.ts'
import { SAMPLE_SET_NAMES } from '@panya/engines/ai/samples/sample-names.ts'
import { sampleSet } from '@panya/engines/ai/samples/sample-sets.ts'
import { DOODLE_NAMES } from '@panya/engines/doodle/doodle-model.ts'
import { refusal } from '@panya/engines/flow/connection.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { readFlow } from '@panya/engines/flow/flow-document.ts'
import { filledParams, firstProblem } from '@panya/engines/flow/param-spec.ts'
import { pythonCode } from '@panya/engines/flow/python-code.ts'
import { expect, test } from 'vitest'
import { builtRuns } from '../../flow-kit/testing/built-runs.ts'
import { type Translate, translator } from '../../host/tool-messages.ts'
import { emptyDocument } from './core/document.ts'
import { MISSIONS } from './core/missions.ts'
import { aiExamples } from './examples/ai-examples.ts'
import en from './messages/en.ts'
import { AI_NODES, aiRegistry } from './nodes/ai-nodes.ts'
import { aiOps } from './nodes/ai-runs.ts'
import { CATEGORIES } from './nodes/define.ts'
import { nlpOps } from './nodes/nlp-runs.ts'
import { ocrOps } from './nodes/ocr-runs.ts'
import { pageOps } from './nodes/page-runs.ts'
import { serverOps } from './nodes/server-runs.ts'
import { blocksWithModel } from './use-in-blocks.ts'

const words: Record<string, string> = en

test('every node, port, setting, option, category, example, mission and name has its words', () => {
  const wanted = new Set<string>(CATEGORIES.map((name) => `category.${name}`))
  for (const node of AI_NODES) {
    wanted.add(`node.${node.type}`).add(`help.${node.type}`)
    for (const port of [...node.inputs, ...node.outputs]) wanted.add(`port.${port.name}`)
    for (const spec of node.params) {
      wanted.add(`param.${spec.name}`)
      if (spec.kind === 'choice')
        for (const option of spec.options) wanted.add(`option.${spec.label ?? spec.name}.${option}`)
    }
  }
  for (const { id } of aiExamples(String)) wanted.add(`example.${id}`).add(`example.${id}.text`)
  for (const { id, steps } of MISSIONS) {
    wanted.add(`mission.${id}`).add(`mission.${id}.text`)
    for (const step of steps) wanted.add(`guide.${step.id}`)
  }
  // What a table that was typed or pasted can be told about itself.
  for (const code of ['empty-file', 'broken-csv', 'broken-json', 'too-many-columns'])
    wanted.add(`problem.${code}`).add(`fix.${code}`)
  const setLabels = SAMPLE_SET_NAMES.flatMap((name) => sampleSet(name).labels)
  for (const label of [
    ...DETECT_LABELS,
    ...DOODLE_NAMES,
    ...EXPRESSIONS,
    ...GESTURES,
    ...setLabels,
  ])
    wanted.add(`label.${label}`)
  expect([...wanted].filter((key) => !words[key])).toEqual([])
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

async function examplesIn(locale: (typeof LOCALES)[number]) {
  const { default: messages } = (await import(`./messages/${locale}.ts`)) as {
    default: Record<string, string>
  }
  const own: Translate<string> = translator(locale, messages)
  return aiExamples((key) => own(key))
}

test.each(LOCALES)(
  'in %s there are at least 15 examples and each fits together',
  async (locale) => {
    const examples = await examplesIn(locale)
    expect(examples.length).toBeGreaterThanOrEqual(15)
    for (const { id, content } of examples) {
      const typeOf = (node: string) =>
        aiRegistry.get(content.nodes.find((other) => other.id === node)?.type ?? '')
      for (const node of content.nodes) {
        const type = typeOf(node.id)!
        expect(type, `${id} ${node.type}`).toBeDefined()
        expect(firstProblem(type.params, filledParams(type.params, node.params)), id).toBeNull()
      }
      for (const edge of content.edges) {
        const without = { ...content, edges: content.edges.filter((other) => other !== edge) }
        expect(refusal(without, typeOf, edge.from, edge.to), `${id} ${edge.id}`).toBeNull()
      }
    }
  },
)

test('sentences of examples keep their places for values', async () => {
  const detect = (await examplesIn('th')).find(({ id }) => id === 'detect')!
  expect(detect.content.nodes[2]!.params.pattern).toContain('{a}')
})

test('examples are written as Python, node by node', () => {
  for (const { id, content } of aiExamples((key) => words[key] ?? key)) {
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
    aiExamples((key) => words[key] ?? key).find(({ id }) => id === example)!.content
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

test('a new project opens as an empty flow', () => {
  expect(readFlow(emptyDocument)).toMatchObject({ ok: true, content: { nodes: [] } })
})
