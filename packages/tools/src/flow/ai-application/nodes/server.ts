import { OCR_LANGUAGES } from '@panya/domain/ai/ai-kind.ts'
import { py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { aiNode, choice, image, number, table, text } from './define.ts'

/** The server's AI: each run is asked for with a press, and costs coins. */

const TESSERACT: Record<string, string> = { en: 'eng', th: 'tha', zh: 'chi_sim', ar: 'ara' }

export const SERVER: NodeType[] = [
  aiNode('server-detect', 'server', {
    engine: 'server',
    inputs: [image()],
    outputs: [image(), text('label'), number('count'), table()],
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
  }),
  aiNode('server-ocr', 'server', {
    engine: 'server',
    inputs: [image()],
    outputs: [text(), number('sureness')],
    params: [choice('page', OCR_LANGUAGES)],
    python: {
      variable: 'page_text',
      imports: [py`import pytesseract`],
      code: (
        c,
      ) => py`facts = pytesseract.image_to_data(${c.input('image')}, lang=${c.literal(TESSERACT[String(c.params.page)] ?? 'eng')}, output_type="dict")
words = [(word, float(sure)) for word, sure in zip(facts["text"], facts["conf"]) if word.strip()]
${c.output('text')} = " ".join(word for word, _ in words)
${c.output('sureness')} = sum(sure for _, sure in words) / max(1, len(words))`,
    },
  }),
  aiNode('server-search', 'server', {
    engine: 'server',
    inputs: [text(), table('texts')],
    outputs: [text('best'), number('score'), table()],
    python: {
      variable: 'match',
      imports: [
        py`import pandas as pd`,
        py`from sentence_transformers import SentenceTransformer, util`,
      ],
      code: (c) => py`encoder = SentenceTransformer("all-MiniLM-L6-v2")
texts = [text for _, text in ${c.input('texts')}]
scores = util.cos_sim(encoder.encode(${c.input('text')}), encoder.encode(texts))[0] * 100
${c.output('table')} = pd.DataFrame({"text": texts, "score": scores}).sort_values("score", ascending=False)
${c.output('best')}, ${c.output('score')} = ${c.output('table')}.iloc[0]`,
    },
  }),
  aiNode('server-chat', 'server', {
    engine: 'server',
    inputs: [text()],
    outputs: [text('answer')],
    python: {
      variable: 'answer',
      imports: [py`from openai import OpenAI`],
      code: (c) => py`reply = OpenAI().chat.completions.create(
    model="gpt-4o-mini", messages=[{"role": "user", "content": ${c.input('text')}}]
)
${c.output('answer')} = reply.choices[0].message.content`,
    },
  }),
]
