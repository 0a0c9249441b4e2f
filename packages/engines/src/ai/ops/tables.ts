import { FlowFailure } from '../../flow/flow-value.ts'
import { tableFromJson, tableFromText } from '../../tabular/read-table.ts'
import { SAMPLES } from '../../tabular/samples/samples.ts'
import type { Table } from '../../tabular/table.ts'
import type { AiOp } from '../ai-op.ts'

/** Tables to learn from: a sample, or what was pasted. */

const tableOut = ({ columns }: Table) => ({
  outputs: {
    table: {
      columns: columns.map(({ name, type }) => ({ name, type })),
      data: columns.map(({ data }) => data),
    },
  },
})

const sample: AiOp = ({ text }) => {
  const made = SAMPLES[text('sample') as keyof typeof SAMPLES]
  if (made === undefined) throw new FlowFailure('no-sample', { name: text('sample') })
  return tableOut(tableFromText(made()))
}

const paste: AiOp = (io) => {
  const text = io.text('text')
  return tableOut(/^\s*[[{]/.test(text) ? tableFromJson(text) : tableFromText(text))
}

export const tableOps: Record<string, AiOp> = { 'data.sample': sample, 'data.paste': paste }
