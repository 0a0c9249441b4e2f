import { type AiIo, customView, numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { languageOf } from '@panya/engines/nlp/language.ts'
import type { NlpEnvironment } from '@panya/engines/nlp/nlp-environment.ts'
import { readSentiment } from '@panya/engines/nlp/sentiment.ts'
import { scriptOf } from '@panya/engines/nlp/split-words.ts'
import { cosineSimilarity, textFeatures } from '@panya/engines/nlp/text-features.ts'
import { choice } from '../../../../flow-kit/param-forms.ts'
import { aiNode, numberPort, tablePort, textPort } from '../define.ts'
import { nlpRun } from '../run-on.ts'
import { textColumn, written } from './texts.ts'

/** What texts are about: their language, their feeling, how alike they are. */

const language = aiNode('language', 'read', {
  engine: 'nlp',
  inputs: [textPort('text')],
  outputs: [textPort('language'), numberPort('sureness')],
  python: {
    variable: 'guess',
    imports: [py`from langdetect import DetectorFactory, detect_langs`],
    code: (c) => py`DetectorFactory.seed = 0
best = detect_langs(${c.input('text')})[0]
${c.output('language')} = best.lang.split("-")[0]
${c.output('sureness')} = int(best.prob * 100 + 0.5)`,
  },
})

const runLanguage = nlpRun(language, async (io) => {
  const guesses = await languageOf(written(io), io.environment.detector)
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
})

const sentiment = aiNode('sentiment', 'read', {
  engine: 'nlp',
  inputs: [textPort('text')],
  outputs: [textPort('feeling'), numberPort('score')],
  python: {
    variable: 'mood',
    imports: [py`from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer`],
    code: (
      c,
    ) => py`${c.output('score')} = SentimentIntensityAnalyzer().polarity_scores(${c.input('text')})["compound"] * 100
${c.output('feeling')} = "glad" if ${c.output('score')} >= 5 else "unhappy" if ${c.output('score')} <= -5 else "neutral"`,
  },
})

const runSentiment = nlpRun(sentiment, async (io) => {
  const text = written(io)
  const { feeling, score, words } = await readSentiment(text, io.environment)
  return {
    outputs: { feeling: textOut(feeling), score: numberOut(score) },
    preview: customView('feeling', { text, feeling, score, words }),
  }
})

/** By words as the tool does it; only Thai and Chinese, which write no spaces, are cut into words better there. */
const LIKENESS_HELPER = py`def place(piece):
    """One of 2048 places for every piece, the same as in the tool."""
    number = 0x811C9DC5
    for letter in piece:
        number = (number ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return number % 2048


def pieces_of(text):
    """What a text is made of: its words, which count twice, and their bits of three letters."""
    words = re.findall(r"[^\\s.,;:!?()\\u3002\\uff0c\\uff01\\uff1f\\u061f\\u060c\\u061b]+", unicodedata.normalize("NFKC", text.lower()))
    bits = [f" {word} "[at:at + 3] for word in words for at in range(len(word))]
    weights = Counter()
    for piece, count in Counter(bits + ["word " + word for word in words]).items():
        weights[place(piece)] += (1 + math.log(count)) * (2 if piece.startswith("word ") else 1)
    return weights


def likeness(text, other):
    """How alike two texts are, from 0 to 100."""
    a, b = pieces_of(text), pieces_of(other)
    common = sum(a[at] * b[at] for at in a)
    sizes = sum(value ** 2 for value in a.values()) * sum(value ** 2 for value in b.values())
    return 100 * common / math.sqrt(sizes) if sizes else 0`

const LIKENESS_IMPORTS = [
  py`import math`,
  py`import re`,
  py`import unicodedata`,
  py`from collections import Counter`,
]

const MEANING_HELPER = py`ENCODER = SentenceTransformer("all-MiniLM-L6-v2")


def meaning_likeness(text, other):
    """How alike the meanings of two English texts are, from 0 to 100."""
    return max(0, 100 * float(util.cos_sim(*ENCODER.encode([text, other]))))`

const how = choice('how', ['words', 'meaning'])

/** By meaning another library reads the texts; which one the setting says. */
const alike = (c: PythonContext): Py =>
  c.params.how === 'meaning' ? py`meaning_likeness` : py`likeness`

const ALIKE = {
  imports: [...LIKENESS_IMPORTS, py`from sentence_transformers import SentenceTransformer, util`],
  helpers: [LIKENESS_HELPER, MEANING_HELPER],
}

/** As points whose angle says how alike they are: by their words in any language, by meaning in English. */
async function pointsOf(
  io: AiIo<NodeType, NlpEnvironment>,
  texts: readonly string[],
): Promise<Float32Array[]> {
  if (io.text('how') !== 'meaning') return texts.map(textFeatures)
  if (texts.some((text) => scriptOf(text) !== 'other')) throw new FlowFailure('meaning-english')
  return (await io.environment.meaning())(texts)
}

const similar = aiNode('similar', 'read', {
  engine: 'nlp',
  inputs: [textPort('text'), textPort('other')],
  outputs: [numberPort('score')],
  params: [how],
  python: {
    variable: 'likeness_score',
    ...ALIKE,
    code: (c) =>
      py`${c.output('score')} = int(${alike(c)}(${c.input('text')}, ${c.input('other')}) + 0.5)`,
  },
})

const runSimilar = nlpRun(similar, async (io) => {
  const [a, b] = await pointsOf(io, [written(io), written(io, 'other')])
  return { outputs: { score: numberOut(Math.round(Math.max(0, cosineSimilarity(a!, b!)) * 100)) } }
})

const search = aiNode('search', 'read', {
  engine: 'nlp',
  inputs: [textPort('text'), tablePort('texts')],
  outputs: [textPort('best'), numberPort('score'), tablePort('table')],
  params: [how],
  python: {
    variable: 'hit',
    imports: [py`import pandas as pd`, ...ALIKE.imports],
    helpers: ALIKE.helpers,
    code: (c) => py`texts = [other for _, other in ${c.input('texts')}]
scores = [${alike(c)}(${c.input('text')}, other) for other in texts]
${c.output('table')} = pd.DataFrame({"text": texts, "score": scores}).sort_values("score", ascending=False, kind="stable")
${c.output('table')}["score"] = (${c.output('table')}["score"] + 0.5).astype(int)
${c.output('best')}, ${c.output('score')} = ${c.output('table')}.iloc[0]`,
  },
})

const runSearch = nlpRun(search, async (io) => {
  const texts = textColumn(io.table('texts'))
    .map(String)
    .filter((text) => text.trim() !== '')
  const [asked, ...points] = await pointsOf(io, [written(io), ...texts])
  const found = texts
    .map((text, at) => ({ text, score: Math.max(0, cosineSimilarity(asked!, points[at]!)) }))
    .toSorted((a, b) => b.score - a.score)
  const best = found[0]
  if (!best) throw new NotReady('no-examples')
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
})

export const NLP = [language, sentiment, similar, search]

export const NLP_RUNS = [runLanguage, runSentiment, runSimilar, runSearch]
