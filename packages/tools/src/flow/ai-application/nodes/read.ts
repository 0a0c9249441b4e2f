import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { OCR_LANGUAGES } from '@panya/engines/ocr/ocr-op.ts'
import { aiNode, choice, image, number, table, text } from './define.ts'

/** Ready models that read. */

const LIKENESS_HELPER = py`def likeness(texts):
    """How alike texts are: a table of numbers from 0 to 1."""
    pieces = TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 3)).fit_transform(texts)
    return cosine_similarity(pieces)`

const LIKENESS_IMPORTS = [
  py`from sklearn.feature_extraction.text import TfidfVectorizer`,
  py`from sklearn.metrics.pairwise import cosine_similarity`,
]

const MEANING_HELPER = py`def meaning_likeness(texts):
    """How alike the meanings of English texts are: a table of numbers from 0 to 1."""
    return util.cos_sim(*[SentenceTransformer("all-MiniLM-L6-v2").encode(texts)] * 2).numpy()`

const how = choice('how', ['words', 'meaning'])

/** By meaning another library reads the texts; which one the setting says. */
const alike = (c: PythonContext): Py =>
  c.params.how === 'meaning' ? py`meaning_likeness` : py`likeness`
const ALIKE = {
  imports: [...LIKENESS_IMPORTS, py`from sentence_transformers import SentenceTransformer, util`],
  helpers: [LIKENESS_HELPER, MEANING_HELPER],
}

export const READ: NodeType[] = [
  aiNode('ocr', 'read', {
    engine: 'ocr',
    inputs: [image()],
    outputs: [text(), number('sureness')],
    params: [choice('reads', OCR_LANGUAGES)],
    python: {
      variable: 'read_text',
      imports: [py`import pytesseract`],
      code: (
        c,
      ) => py`facts = pytesseract.image_to_data(${c.input('image')}, lang=${c.param('reads')}, config="--psm 11", output_type="dict")
words = [(word, float(sure)) for word, sure in zip(facts["text"], facts["conf"]) if word.strip()]
${c.output('text')} = " ".join(word for word, _ in words)
${c.output('sureness')} = sum(sure for _, sure in words) / max(1, len(words))
print(${c.output('text')})`,
    },
  }),
  aiNode('language', 'read', {
    engine: 'words',
    inputs: [text()],
    outputs: [text('language'), number('sureness')],
    python: {
      variable: 'guess',
      imports: [py`from langdetect import detect_langs`],
      code: (c) => py`best = detect_langs(${c.input('text')})[0]
${c.output('language')} = best.lang
${c.output('sureness')} = best.prob * 100`,
    },
  }),
  aiNode('sentiment', 'read', {
    engine: 'words',
    inputs: [text()],
    outputs: [text('feeling'), number('score')],
    python: {
      variable: 'mood',
      imports: [py`from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer`],
      code: (
        c,
      ) => py`${c.output('score')} = SentimentIntensityAnalyzer().polarity_scores(${c.input('text')})["compound"] * 100
${c.output('feeling')} = "glad" if ${c.output('score')} >= 5 else "unhappy" if ${c.output('score')} <= -5 else "neutral"`,
    },
  }),
  aiNode('similar', 'read', {
    engine: 'words',
    inputs: [text(), text('other')],
    outputs: [number('score')],
    params: [how],
    python: {
      variable: 'likeness_score',
      ...ALIKE,
      code: (c) =>
        py`${c.output('score')} = ${alike(c)}([${c.input('text')}, ${c.input('other')}])[0, 1] * 100`,
    },
  }),
  aiNode('search', 'read', {
    engine: 'words',
    inputs: [text(), table('texts')],
    outputs: [text('best'), number('score'), table()],
    params: [how],
    python: {
      variable: 'hit',
      imports: [py`import pandas as pd`, ...ALIKE.imports],
      helpers: ALIKE.helpers,
      code: (c) => py`texts = [text for _, text in ${c.input('texts')}]
scores = ${alike(c)}([${c.input('text')}] + texts)[0, 1:] * 100
${c.output('table')} = pd.DataFrame({"text": texts, "score": scores}).sort_values("score", ascending=False)
${c.output('best')}, ${c.output('score')} = ${c.output('table')}.iloc[0]`,
    },
  }),
]
