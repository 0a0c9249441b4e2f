import { numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { OCR_LANGUAGES, tidyText } from '@panya/engines/ocr/ocr-reader.ts'
import { choice } from '../../../../flow-kit/param-forms.ts'
import { aiNode, imagePort, numberPort, textPort } from '../define.ts'
import { ocrRun } from '../run-on.ts'

/** Reads the text in a picture. */

const ocr = aiNode('ocr', 'read', {
  engine: 'ocr',
  inputs: [imagePort('image')],
  outputs: [textPort('text'), numberPort('sureness')],
  params: [choice('reads', OCR_LANGUAGES)],
  python: {
    variable: 'read_text',
    imports: [py`import pytesseract`],
    code: (
      c,
    ) => py`facts = pytesseract.image_to_data(${c.input('image')}, lang=${c.param('reads')}, config="--psm 11", output_type="dict")
seen = [(word, float(sure)) for word, sure in zip(facts["text"], facts["conf"]) if word.strip()]
${c.output('text')} = " ".join(word for word, _ in seen)
${c.output('sureness')} = sum(sure for _, sure in seen) / max(1, len(seen))
print(${c.output('text')})`,
  },
})

const runOcr = ocrRun(ocr, async (io) => {
  const language = io.params.reads
  const { text, confidence } = await io.environment.reader.read(io.picture(), language, io.progress)
  const tidy = tidyText(text, language)
  if (tidy === '') throw new FlowFailure('nothing-to-read')
  return { outputs: { text: textOut(tidy), sureness: numberOut(Math.round(confidence)) } }
})

export const OCR = [ocr]

export const OCR_RUNS = [runOcr]
