import type { Sql } from '../code/sql-code.ts'
import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
import type { NodeNote } from '../flow/node-note.ts'
import type { InputOf, NodeRun, NodeSettings, OutputsOf } from '../flow/node-run.ts'
import type { NodeType } from '../flow/node-type.ts'
import type { ImportSettings } from './import/import-settings.ts'
import type { Table } from './table.ts'

/** One table operation: on tables in memory, and where it pays off as SQL on big ones. */

export interface TableIo<Node extends NodeType = NodeType> extends NodeSettings<Node> {
  has(port: InputOf<Node>): boolean
  table(port?: InputOf<Node>): Table
  value(port: InputOf<Node>): FlowValue
  model(port?: InputOf<Node>): StoredModel
  /** Of the learner: how dates are usually written there. */
  language: string
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
  /** What was left out, or guessed. */
  notes?: readonly NodeNote[]
  details?: unknown
}

export interface SqlIo<Node extends NodeType = NodeType> extends NodeSettings<Node> {
  has(port: InputOf<Node>): boolean
  /** The name of the table on a port, quoted. */
  from(port?: InputOf<Node>): Sql
  columns(port?: InputOf<Node>): TableColumn[]
  language: string
}

/** Rows of a question, and what is to be said when there are any. */
interface DoubtfulRows {
  code: string
  rows: Sql
}

/** A file with rows and columns, and how it is to be read. */
export interface SeparatedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  settings: ImportSettings
}

interface MemoryOp<Node extends NodeType> {
  run(io: TableIo<Node>): TableResult<Node> | Promise<TableResult<Node>>
  /** A query that gives the same as `run`'s table; used when a table that comes in is big. Null where SQL would give anything else. */
  sql?(io: SqlIo<Node>): Sql | null
  /** Rows that the query leaves out because nothing is known about them. */
  doubtful?(io: SqlIo<Node>): DoubtfulRows | null
  /** The columns that query gives, where they are known before: a small outcome is then read at once. */
  outcome?(io: SqlIo<Node>): TableColumn[]
  /** A big file that DuckDB reads by itself; null for any other. */
  csv?(io: NodeSettings<Node>): SeparatedFile | null
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

export const tableResult = (table: Table, notes: readonly NodeNote[] = []) => ({
  outputs: { table },
  ...(notes.length > 0 && { notes }),
})
