import {
  AI_LIMITS,
  type DetectResult,
  OCR_LANGUAGES,
  type OcrResult,
  type SimilarityResult,
} from '@panya/domain/ai/ai-kind.ts'
import {
  type AiIo,
  customView,
  numberOut,
  type PlainTable,
  textOut,
} from '@panya/engines/ai/ai-op.ts'
import { drawnBoxes, foundTable, namedBoxes } from '@panya/engines/ai/found-view.ts'
import type { Picture } from '@panya/engines/ai/picture.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import { choice } from '../../../../flow-kit/param-forms.ts'
import { aiNode, imagePort, numberPort, tablePort, textPort } from '../define.ts'
import { serverRun } from '../run-on.ts'

/** The server's AI: a node says what it would ask, and shows what was answered. Each run is asked for with a press, and costs coins. */

const percent = (share: number): number => Math.round(share * 100)

const serverDetect = aiNode('server-detect', 'server', {
  engine: 'server',
  inputs: [imagePort('image')],
  outputs: [imagePort('image'), textPort('label'), numberPort('count'), tablePort('table')],
  python: {
    variable: 'things',
    imports: [
      py`from transformers import pipeline`,
      py`from PIL import Image`,
      py`import pandas as pd`,
    ],
    code: (c) => py`found = pipeline("object-detection")(Image.fromarray(${c.input('image')}))
${c.output('image')} = ${c.input('image')}
${c.output('table')} = pd.DataFrame(found)
${c.output('count')} = len(found)
${c.output('label')} = found[0]["label"] if found else ""`,
  },
})

const runServerDetect = serverRun(serverDetect, (io) => {
  const answer = io.environment.answerTo(io.node, { kind: 'detect', picture: io.picture() })
  const { picture } = answer.ask as { picture: Picture }
  const { width, height, things } = answer.result as DetectResult
  const found = things.map(({ name, score, box }) => ({
    label: name,
    sureness: score,
    x: (box.x / width) * picture.width,
    y: (box.y / height) * picture.height,
    width: (box.width / width) * picture.width,
    height: (box.height / height) * picture.height,
  }))
  const drawn = drawnBoxes(picture, found)
  return {
    outputs: {
      image: drawn,
      label: textOut(found[0]?.label ?? ''),
      count: numberOut(found.length),
      table: foundTable(found),
    },
    preview: namedBoxes(drawn, found),
  }
})

const TESSERACT: Record<string, string> = { en: 'eng', th: 'tha', zh: 'chi_sim', ar: 'ara' }

const serverOcr = aiNode('server-ocr', 'server', {
  engine: 'server',
  inputs: [imagePort('image')],
  outputs: [textPort('text'), numberPort('sureness')],
  params: [choice('page', OCR_LANGUAGES)],
  python: {
    variable: 'page_text',
    imports: [py`import pytesseract`],
    code: (
      c,
    ) => py`facts = pytesseract.image_to_data(${c.input('image')}, lang=${c.literal(TESSERACT[String(c.params.page)] ?? 'eng')}, output_type="dict")
seen = [(word, float(sure)) for word, sure in zip(facts["text"], facts["conf"]) if word.strip()]
${c.output('text')} = " ".join(word for word, _ in seen)
${c.output('sureness')} = sum(sure for _, sure in seen) / max(1, len(seen))`,
  },
})

const runServerOcr = serverRun(serverOcr, (io) => {
  const language = io.params.page
  const { result } = io.environment.answerTo(io.node, {
    kind: 'ocr',
    picture: io.picture(),
    language,
  })
  const { text, confidence } = result as OcrResult
  return { outputs: { text: textOut(text), sureness: numberOut(Math.round(confidence)) } }
})

function textsOf({ columns, data }: PlainTable): string[] {
  const named = columns.findIndex(({ name }) => name === 'text')
  const at = named >= 0 ? named : columns.findIndex(({ type }) => type === 'text')
  if (at < 0) throw new FlowFailure('no-column', { column: 'text' })
  const texts = data[at]!.map((text) => String(text).trim()).filter(Boolean)
  if (texts.length === 0) throw new NotReady('no-examples')
  return texts.slice(0, AI_LIMITS.texts).map((text) => text.slice(0, AI_LIMITS.textLength))
}

function written(io: AiIo, most: number): string {
  const text = io.inputText().trim()
  if (text === '') throw new NotReady('no-text')
  return text.slice(0, most)
}

const serverSearch = aiNode('server-search', 'server', {
  engine: 'server',
  inputs: [textPort('text'), tablePort('texts')],
  outputs: [textPort('best'), numberPort('score'), tablePort('table')],
  python: {
    variable: 'match',
    imports: [
      py`import pandas as pd`,
      py`from sentence_transformers import SentenceTransformer, util`,
    ],
    code: (c) => py`encoder = SentenceTransformer("all-MiniLM-L6-v2")
texts = [other for _, other in ${c.input('texts')}]
scores = util.cos_sim(encoder.encode(${c.input('text')}), encoder.encode(texts))[0] * 100
${c.output('table')} = pd.DataFrame({"text": texts, "score": scores}).sort_values("score", ascending=False)
${c.output('best')}, ${c.output('score')} = ${c.output('table')}.iloc[0]`,
  },
})

const runServerSearch = serverRun(serverSearch, (io) => {
  const query = written(io, AI_LIMITS.textLength)
  const { ask, result } = io.environment.answerTo(io.node, {
    kind: 'similarity',
    query,
    texts: textsOf(io.table('texts')),
  })
  const { texts } = ask as { texts: string[] }
  const found = (result as SimilarityResult).matches.map(({ index, score }) => ({
    text: texts[index] ?? '',
    score: Math.max(0, score),
  }))
  return {
    outputs: {
      best: textOut(found[0]?.text ?? ''),
      score: numberOut(percent(found[0]?.score ?? 0)),
      table: {
        columns: [
          { name: 'text', type: 'text' },
          { name: 'score', type: 'number' },
        ],
        data: [found.map(({ text }) => text), found.map(({ score }) => percent(score))],
      },
    },
    preview: customView('ranking', { found: found.slice(0, 5) }),
  }
})

const serverChat = aiNode('server-chat', 'server', {
  engine: 'server',
  inputs: [textPort('text')],
  outputs: [textPort('answer')],
  python: {
    variable: 'answer',
    imports: [py`from openai import OpenAI`],
    code: (c) => py`reply = OpenAI().chat.completions.create(
    model="gpt-4o-mini", messages=[{"role": "user", "content": ${c.input('text')}}]
)
${c.output('answer')} = reply.choices[0].message.content`,
  },
})

const runServerChat = serverRun(serverChat, (io) => {
  const question = written(io, AI_LIMITS.messageLength)
  const { result } = io.environment.answerTo(io.node, { kind: 'chat', question })
  return { outputs: { answer: textOut((result as { answer: string }).answer) } }
})

export const SERVER = [serverDetect, serverOcr, serverSearch, serverChat]

export const SERVER_RUNS = [runServerDetect, runServerOcr, runServerSearch, runServerChat]
