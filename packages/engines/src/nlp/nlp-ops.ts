import {
  type AiIo,
  type AiOp,
  customView,
  numberOut,
  type PlainTable,
  textOut,
} from '../ai/ai-op.ts'
import type { Example } from '../ai/learn/example.ts'
import { answerOf, chancesOf, type Learned, neighboursOf } from '../ai/learn/learned.ts'
import { modelOf } from '../ai/ops/taught-model.ts'
import { answerOutputs, taughtFrom } from '../ai/ops/teach-node.ts'
import { FlowFailure } from '../flow/flow-value.ts'
import { type FeelingLists, readFeeling } from './feeling.ts'
import { languageOf } from './language.ts'
import type { Meaning } from './meaning.ts'
import { likeness, textFeatures } from './text-features.ts'
import { scriptOf, wordsIn } from './words-of.ts'

/** What can be done with texts. */

export interface WordsSurroundings extends FeelingLists {
  detector: Parameters<typeof languageOf>[1]
  /** Loaded by the first text that is compared by its meaning. */
  meaning: () => Promise<Meaning>
}

export interface TextClass {
  label: string
  /** One text a line. */
  texts: string
}

function written(io: AiIo, port = 'text'): string {
  const text = io.words(port).trim()
  if (text === '') throw new FlowFailure('no-text')
  return text
}

const textNode: AiOp = ({ text }) => ({ outputs: { text: textOut(text('words')) } })

const textSet: AiOp = ({ params }) => {
  const rows = (params.textClasses as TextClass[]).flatMap(({ label, texts }) =>
    texts
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => [label, text] as const),
  )
  if (rows.length === 0) throw new FlowFailure('no-examples')
  return { outputs: { examples: textTable(rows) } }
}

function textTable(rows: readonly (readonly [string, string])[]): PlainTable {
  return {
    columns: [
      { name: 'label', type: 'text' },
      { name: 'text', type: 'text' },
    ],
    data: [rows.map(([label]) => label), rows.map(([, text]) => text)],
  }
}

const language =
  ({ detector }: WordsSurroundings): AiOp =>
  async (io) => {
    const guesses = await languageOf(written(io), detector)
    const first = guesses[0]!
    return {
      outputs: {
        language: textOut(first.language),
        sureness: numberOut(Math.round(first.sureness * 100)),
      },
      preview: customView('guesses', {
        guesses: guesses.map(({ language: label, sureness }) => ({ label, sureness })),
        languages: true,
      }),
    }
  }

const sentiment =
  (around: WordsSurroundings): AiOp =>
  async (io) => {
    const text = written(io)
    const { feeling, score, words } = await readFeeling(text, around)
    return {
      outputs: { feeling: textOut(feeling), score: numberOut(score) },
      preview: customView('feeling', { text, feeling, score, words }),
    }
  }

/** As points whose angle says how alike they are: by their words in any language, by meaning in English. */
async function pointsOf(
  io: AiIo,
  texts: readonly string[],
  { meaning }: WordsSurroundings,
): Promise<Float32Array[]> {
  if (io.text('how') !== 'meaning') return texts.map(textFeatures)
  if (texts.some((text) => scriptOf(text) !== 'other')) throw new FlowFailure('meaning-english')
  return (await meaning())(texts)
}

const similar =
  (around: WordsSurroundings): AiOp =>
  async (io) => {
    const [a, b] = await pointsOf(io, [written(io), written(io, 'other')], around)
    return { outputs: { score: numberOut(Math.round(Math.max(0, likeness(a!, b!)) * 100)) } }
  }

function textColumn({ columns, data }: PlainTable): readonly unknown[] {
  const named = columns.findIndex(({ name }) => name === 'text')
  const at = named >= 0 ? named : columns.findIndex(({ type }) => type === 'text')
  if (at < 0) throw new FlowFailure('no-column', { column: 'text' })
  return data[at]!
}

const search =
  (around: WordsSurroundings): AiOp =>
  async (io) => {
    const texts = textColumn(io.table('texts'))
      .map(String)
      .filter((text) => text.trim() !== '')
    const [asked, ...points] = await pointsOf(io, [written(io), ...texts], around)
    const found = texts
      .map((text, at) => ({ text, score: Math.max(0, likeness(asked!, points[at]!)) }))
      .toSorted((a, b) => b.score - a.score)
    const best = found[0]
    if (!best) throw new FlowFailure('no-examples')
    return {
      outputs: {
        best: textOut(best.text),
        score: numberOut(Math.round(best.score * 100)),
        table: {
          columns: [
            { name: 'text', type: 'text' },
            { name: 'score', type: 'number' },
          ],
          data: [found.map(({ text }) => text), found.map(({ score }) => Math.round(score * 100))],
        },
      },
      preview: customView('ranking', {
        found: found.slice(0, 5).map(({ text, score }) => ({ text, score })),
      }),
    }
  }

interface TextExample extends Example {
  text: string
}

function textExamples(table: PlainTable): TextExample[] {
  const labels = table.data[table.columns.findIndex(({ name }) => name === 'label')]
  if (!labels) throw new FlowFailure('no-column', { column: 'label' })
  return textColumn(table).map((text, at) => ({
    label: String(labels[at]),
    text: String(text),
    features: textFeatures(String(text)),
  }))
}

const train: AiOp = (io) =>
  taughtFrom(io, textExamples(io.table('examples')), {
    kind: 'texts',
    shown: ({ text }) => text,
    keep: (texts) => ({ texts }),
  })

/** What the answer loses without a word. */
function wordEffects(learned: Learned, text: string, about: number, whole: number) {
  const script = scriptOf(text)
  const words = [...new Set(wordsIn(text, script === 'other' ? 'en' : script))].slice(0, 40)
  return words.map((word) => {
    const without = textFeatures(text.replaceAll(word, ' '))
    return { word, score: whole - (chancesOf(learned, without)[about] ?? 0) }
  })
}

const classify: AiOp = (io) => {
  const { learned, texts } = modelOf(io, ['texts'])
  const text = written(io)
  const features = textFeatures(text)
  const { label, sureness, chances } = answerOf(learned, features)
  const nearest = texts
    ? neighboursOf(learned, features, 3).map(({ index }) => ({
        label: learned.labels[learned.classes[index]!]!,
        text: texts[index]!,
      }))
    : []
  return {
    outputs: answerOutputs(io, { label, sureness }),
    preview: customView('text-answer', {
      text,
      label,
      guesses: learned.labels.map((name, at) => ({ label: name, sureness: chances[at]! })),
      words: wordEffects(learned, text, learned.labels.indexOf(label), sureness),
      nearest,
    }),
  }
}

export function wordsOps(around: WordsSurroundings): Record<string, AiOp> {
  return {
    'ai.text': textNode,
    'ai.texts': textSet,
    'ai.language': language(around),
    'ai.sentiment': sentiment(around),
    'ai.similar': similar(around),
    'ai.search': search(around),
    'ai.train-texts': train,
    'ai.classify-text': classify,
  }
}
