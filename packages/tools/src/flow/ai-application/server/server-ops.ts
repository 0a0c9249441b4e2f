import {
  AI_LIMITS,
  type DetectResult,
  type OcrLanguage,
  type OcrResult,
  type SimilarityResult,
} from '@panya/domain/ai/ai-kind.ts'
import {
  type AiIo,
  type AiOp,
  customView,
  numberOut,
  type PlainTable,
  textOut,
} from '@panya/engines/ai/ai-op.ts'
import { drawnBoxes, foundTable, namedBoxes } from '@panya/engines/ai/ops/found-view.ts'
import type { Picture } from '@panya/engines/ai/picture.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { Ask } from './ask.ts'

/** Nodes of the server's AI: they say what they would ask, and show what was answered. */

/** The last answer for a node; fails as long as there is none. */
export type AnswerTo = (node: string, ask: Ask) => { ask: Ask; result: unknown }

function written(io: AiIo, most: number): string {
  const text = io.words().trim()
  if (text === '') throw new FlowFailure('no-text')
  return text.slice(0, most)
}

const percent = (share: number): number => Math.round(share * 100)

const detect =
  (answerTo: AnswerTo): AiOp =>
  (io) => {
    const answer = answerTo(io.node, { kind: 'detect', picture: io.picture() })
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
  }

const read =
  (answerTo: AnswerTo): AiOp =>
  (io) => {
    const language = io.text('page') as OcrLanguage
    const { result } = answerTo(io.node, { kind: 'ocr', picture: io.picture(), language })
    const { text, confidence } = result as OcrResult
    return { outputs: { text: textOut(text), sureness: numberOut(Math.round(confidence)) } }
  }

function textsOf({ columns, data }: PlainTable): string[] {
  const named = columns.findIndex(({ name }) => name === 'text')
  const at = named >= 0 ? named : columns.findIndex(({ type }) => type === 'text')
  if (at < 0) throw new FlowFailure('no-column', { column: 'text' })
  const texts = data[at]!.map((text) => String(text).trim()).filter(Boolean)
  if (texts.length === 0) throw new FlowFailure('no-examples')
  return texts.slice(0, AI_LIMITS.texts).map((text) => text.slice(0, AI_LIMITS.textLength))
}

const compare =
  (answerTo: AnswerTo): AiOp =>
  (io) => {
    const query = written(io, AI_LIMITS.textLength)
    const { ask, result } = answerTo(io.node, {
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
  }

const chat =
  (answerTo: AnswerTo): AiOp =>
  (io) => {
    const question = written(io, AI_LIMITS.messageLength)
    const { result } = answerTo(io.node, { kind: 'chat', question })
    return { outputs: { answer: textOut((result as { answer: string }).answer) } }
  }

export function serverOps(answerTo: AnswerTo): Record<string, AiOp> {
  return {
    'ai.server-detect': detect(answerTo),
    'ai.server-ocr': read(answerTo),
    'ai.server-search': compare(answerTo),
    'ai.server-chat': chat(answerTo),
  }
}
