import type { FlowNode } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { TableColumn } from '@panya/engines/flow/flow-value.ts'

/** The columns of the first table that a node gave when it was computed last. */
export function tableColumns({ evaluator }: FlowSession, { id }: FlowNode): readonly TableColumn[] {
  const outputs = Object.values(evaluator.stateOf(id).outputs ?? {})
  const table = outputs.find(({ type }) => type === 'table')
  return table?.type === 'table' ? table.columns : []
}
