import type { Sql } from '../code/sql-code.ts'
import type { FlowValue, Preview, TableColumn } from '../flow/flow-value.ts'
import type { FlowFile } from '../flow/param-spec.ts'
import type { Table } from './table.ts'

/** One table operation: on tables in memory, and where it pays off as SQL on big ones. */

export interface TableIo {
  params: Record<string, unknown>
  text(name: string): string
  number(name: string): number
  list(name: string): string[]
  yes(name: string): boolean
  has(port: string): boolean
  table(port?: string): Table
  value(port: string): FlowValue
  model(port?: string): StoredModel
  file(name: string): FlowFile | null
  progress(fraction: number): void
  cancelled(): boolean
}

export interface StoredModel {
  model: string
  facts: Record<string, unknown>
  data: unknown
}

export type TableOutput = Table | StoredModel | Extract<FlowValue, { value: unknown }>

export interface TableResult {
  outputs: Record<string, TableOutput>
  preview?: Preview
}

export interface SqlIo
  extends Pick<TableIo, 'params' | 'text' | 'number' | 'list' | 'yes' | 'has'> {
  /** The name of the table on a port, quoted. */
  from(port?: string): Sql
  columns(port?: string): TableColumn[]
}

export interface TabularOp {
  run: (io: TableIo) => TableResult | Promise<TableResult>
  /** A query that gives the same as `run`'s table; used when a table that comes in is big. */
  sql?: (io: SqlIo) => Sql
  /** The columns that query gives, where they are known before: a small outcome is then read at once. */
  outcome?: (io: SqlIo) => TableColumn[]
}

export const tableResult = (table: Table): TableResult => ({ outputs: { table } })
