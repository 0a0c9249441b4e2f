import type { Sql } from '../code/sql-code.ts'
import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
import type { InputOf, NodeRun, NodeSettings, OutputsOf } from '../flow/node-run.ts'
import type { NodeType } from '../flow/node-type.ts'
import type { Table } from './table.ts'

/** One table operation: on tables in memory, and where it pays off as SQL on big ones. */

export interface TableIo<Node extends NodeType = NodeType> extends NodeSettings<Node> {
  has(port: InputOf<Node>): boolean
  table(port?: InputOf<Node>): Table
  value(port: InputOf<Node>): FlowValue
  model(port?: InputOf<Node>): StoredModel
  progress(fraction: number): void
  cancelled(): boolean
}

export interface StoredModel {
  model: string
  facts: Record<string, unknown>
  data: unknown
}

export type TableOutput = Table | StoredModel | Extract<FlowValue, { value: unknown }>

export interface TableResult<Node extends NodeType = NodeType> {
  outputs: OutputsOf<Node, TableOutput>
  preview?: Preview
}

export interface SqlIo<Node extends NodeType = NodeType> extends NodeSettings<Node> {
  has(port: InputOf<Node>): boolean
  /** The name of the table on a port, quoted. */
  from(port?: InputOf<Node>): Sql
  columns(port?: InputOf<Node>): TableColumn[]
}

interface MemoryOp<Node extends NodeType> {
  run(io: TableIo<Node>): TableResult<Node> | Promise<TableResult<Node>>
  /** A query that gives the same as `run`'s table; used when a table that comes in is big. */
  sql?(io: SqlIo<Node>): Sql
  /** The columns that query gives, where they are known before: a small outcome is then read at once. */
  outcome?(io: SqlIo<Node>): TableColumn[]
  /** A big file that DuckDB reads by itself; null for any other. */
  csv?(io: NodeSettings<Node>): { bytes: Uint8Array; separator: string } | null
}

/** Only DuckDB can answer it; the tables that come in have the names of their ports there. */
interface DuckOp<Node extends NodeType> {
  question(io: NodeSettings<Node>): Sql
}

export type TabularOp<Node extends NodeType = NodeType> = MemoryOp<Node> | DuckOp<Node>

/** Stands beside the node it computes; the page, which only needs the node, leaves it out. */
/* @__NO_SIDE_EFFECTS__ */
export function tableRun<Node extends NodeType>(
  node: Node,
  op: TabularOp<Node>,
): NodeRun<TabularOp> {
  return { node, op }
}

export const tableResult = (table: Table) => ({ outputs: { table } })
