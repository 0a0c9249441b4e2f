import type { AiIo, PlainTable } from '@panya/engines/ai/ai-op.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'

/** Texts on a wire and in a table. */

export function written(io: AiIo, port = 'text'): string {
  const text = io.inputText(port).trim()
  if (text === '') throw new NotReady('no-text')
  return text
}

export function textColumn({ columns, data }: PlainTable): readonly unknown[] {
  const named = columns.findIndex(({ name }) => name === 'text')
  const at = named >= 0 ? named : columns.findIndex(({ type }) => type === 'text')
  if (at < 0) throw new FlowFailure('no-column', { column: 'text' })
  return data[at]!
}
