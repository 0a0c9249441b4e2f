import { type Sql, sql, sqlName } from '../code/sql-code.ts'
import type { Job, JobResult } from '../flow/executor.ts'
import {
  FlowFailure,
  type FlowValue,
  type PortableValue,
  type Preview,
  type TableColumn,
} from '../flow/flow-value.ts'
import { nodeSettings } from '../flow/node-run.ts'
import type { WorkerEngine, WorkerRun } from '../flow/worker-protocol.ts'
import type { Duck } from './duck.ts'
import { type Cell, type Column, type Table, tableFrom } from './table.ts'
import {
  type SqlIo,
  type StoredModel,
  type TableIo,
  type TableOutput,
  type TableResult,
  type TabularOp,
  tableResult,
} from './tabular-op.ts'

/** Computes table nodes: in memory while tables are small, in DuckDB when they are big. */

const ENGINE = 'tabular'
const BIG = 50_000
const HEAD = 8
const MOST_TAKEN = 100_000

interface Kept {
  columns: TableColumn[]
  rows: number
  /** Absent while the table is only in DuckDB. */
  table?: Table
  inDuck: boolean
}

export class TabularEngine implements WorkerEngine {
  readonly #ops: Record<string, TabularOp>
  readonly #loadDuck: () => Promise<Duck>
  readonly #tables = new Map<string, Kept>()
  readonly #models = new Map<string, StoredModel>()
  readonly #ports = new Map<string, string[]>()
  #duck: Duck | null = null

  constructor(ops: Record<string, TabularOp>, loadDuck: () => Promise<Duck>) {
    this.#ops = ops
    this.#loadDuck = loadDuck
  }

  async run(job: Job, options: WorkerRun): Promise<JobResult> {
    const op = this.#ops[job.type]
    if (!op) throw new FlowFailure('no-engine', { engine: job.type })
    const settings = nodeSettings(job.params)
    if ('question' in op) return this.#answer(job, op.question(settings), options)
    const csv = op.csv?.(settings)
    if (csv) return this.#bigFile(job.key, csv, options)
    const inputs = this.#adopt(job)
    if (op.sql && Object.values(inputs).some((name) => this.#tables.get(name)!.rows > BIG))
      return this.#runSql(job, op, inputs, options)
    return this.#keep(job.key, await op.run(this.#io(job, options, inputs)))
  }

  release(keys: readonly string[]): void {
    for (const key of keys) {
      for (const port of this.#ports.get(key) ?? []) {
        const name = `${key}.${port}`
        if (this.#tables.get(name)?.inDuck) this.#duck?.drop(name)
        this.#tables.delete(name)
        this.#models.delete(name)
      }
      this.#ports.delete(key)
    }
  }

  take({ key, port }: { key: string; port: string }): PortableValue {
    const name = `${key}.${port}`
    const model = this.#models.get(name)
    if (model) return { type: 'model', model: model.model, data: model.data }
    const { columns, data } = this.#rowsFor(name, MOST_TAKEN)
    return { type: 'table', columns, data }
  }

  #rowsFor(name: string, limit: number): { columns: TableColumn[]; data: Cell[][] } {
    const kept = this.#kept(name)
    const table = kept.table ?? this.#duck!.read(name, limit)
    return {
      columns: kept.columns,
      data: table.columns.map(({ data }) => (data.length > limit ? data.slice(0, limit) : data)),
    }
  }

  #kept(name: string): Kept {
    const kept = this.#tables.get(name)
    if (!kept) throw new FlowFailure('lost-value')
    return kept
  }

  async #ready({ loading }: WorkerRun): Promise<Duck> {
    if (!this.#duck) {
      const coming = this.#loadDuck()
      this.#duck = await (loading?.(coming) ?? coming)
    }
    return this.#duck
  }

  /** Tables that come in by name; those of other engines are taken in first. */
  #adopt(job: Job): Record<string, string> {
    const names: Record<string, string> = {}
    for (const [port, { value, portable }] of Object.entries(job.inputs)) {
      if (value.type !== 'table') continue
      const name = `${value.handle.key}.${value.handle.port}`
      if (portable?.type === 'table' && !this.#tables.has(name)) {
        const columns = portable.columns.map(
          (column, at): Column => ({ ...column, data: [...(portable.data[at] as Cell[])] }),
        )
        this.#tables.set(name, {
          columns: [...portable.columns],
          rows: value.rows,
          table: tableFrom(columns),
          inDuck: false,
        })
      }
      this.#kept(name)
      names[port] = name
    }
    return names
  }

  #memory(name: string): Table {
    const kept = this.#kept(name)
    kept.table ??= this.#duck!.read(name)
    return kept.table
  }

  #inDuck(name: string, duck: Duck): void {
    const kept = this.#kept(name)
    if (kept.inDuck) return
    duck.write(name, kept.table!)
    kept.inDuck = true
  }

  async #runSql(
    job: Job,
    op: Extract<TabularOp, { run: unknown }>,
    inputs: Record<string, string>,
    options: WorkerRun,
  ): Promise<JobResult> {
    const duck = await this.#ready(options)
    for (const name of Object.values(inputs)) this.#inDuck(name, duck)
    const io: SqlIo = {
      ...nodeSettings(job.params),
      has: (port) => port in inputs,
      from: (port = 'table') => sqlName(inputs[port] ?? ''),
      columns: (port = 'table') => this.#kept(inputs[port] ?? '').columns,
    }
    const query = op.sql!(io)
    const small = op.outcome && duck.ask(sql`(${query})`, op.outcome(io), BIG + 1)
    if (small && small.rows <= BIG) return this.#keep(job.key, tableResult(small))
    duck.run(sql`CREATE OR REPLACE TABLE ${sqlName(`${job.key}.table`)} AS ${query}`)
    return this.#fromDuck(job.key, duck)
  }

  /** A result that is in DuckDB already; small ones come into memory at once. */
  #fromDuck(key: string, duck: Duck): JobResult {
    const name = `${key}.table`
    const columns = duck.columnsOf(name)
    const rows = duck.rowsOf(name)
    const kept: Kept = { columns, rows, inDuck: true }
    if (rows <= BIG) kept.table = duck.read(name)
    this.#tables.set(name, kept)
    this.#ports.set(key, ['table'])
    const value: FlowValue = {
      type: 'table',
      handle: { engine: ENGINE, key, port: 'table' },
      rows,
      columns,
    }
    return {
      outputs: { table: value },
      preview: this.#head(name),
      bytes: rows * columns.length * 12,
    }
  }

  async #answer(job: Job, question: Sql, options: WorkerRun): Promise<JobResult> {
    const inputs = this.#adopt(job)
    const duck = await this.#ready(options)
    for (const [port, input] of Object.entries(inputs)) {
      this.#inDuck(input, duck)
      duck.run(sql`CREATE OR REPLACE TEMP VIEW ${sqlName(port)} AS SELECT * FROM ${sqlName(input)}`)
    }
    duck.run(sql`CREATE OR REPLACE TABLE ${sqlName(`${job.key}.table`)} AS ${question}`)
    return this.#fromDuck(job.key, duck)
  }

  async #bigFile(
    key: string,
    { bytes, separator }: { bytes: Uint8Array; separator: string },
    options: WorkerRun,
  ): Promise<JobResult> {
    const duck = await this.#ready(options)
    duck.writeCsv(`${key}.table`, bytes, separator)
    return this.#fromDuck(key, duck)
  }

  #keep(key: string, { outputs, preview }: TableResult): JobResult {
    this.#ports.set(key, Object.keys(outputs))
    const result: JobResult = { outputs: {}, bytes: 0 }
    let shown = preview
    for (const [port, output] of Object.entries(outputs)) {
      const value = this.#keepOne(key, port, output)
      result.outputs[port] = value
      if (value.type === 'table') {
        result.bytes += value.rows * value.columns.length * 12
        shown ??= this.#head(`${key}.${port}`)
      }
      if (value.type === 'number')
        shown ??= { kind: 'value', text: String(Number(value.value.toPrecision(6))) }
    }
    if (shown) result.preview = shown
    return result
  }

  #keepOne(key: string, port: string, output: TableOutput): FlowValue {
    const handle = { engine: ENGINE, key, port }
    if ('columns' in output) {
      const columns = output.columns.map(({ name, type }) => ({ name, type }))
      this.#tables.set(`${key}.${port}`, {
        columns,
        rows: output.rows,
        table: output,
        inDuck: false,
      })
      return { type: 'table', handle, rows: output.rows, columns }
    }
    if ('facts' in output) {
      this.#models.set(`${key}.${port}`, output)
      return { type: 'model', handle, model: output.model, facts: output.facts }
    }
    return output
  }

  #head(name: string): Preview {
    const { columns, rows } = this.#kept(name)
    const { data } = this.#rowsFor(name, HEAD)
    const count = Math.min(HEAD, data[0]?.length ?? 0)
    return {
      kind: 'table',
      columns: columns.slice(0, 30),
      rows,
      head: Array.from({ length: count }, (_, row) =>
        data.slice(0, 30).map((column) => column[row]),
      ),
    }
  }

  #io(job: Job, options: WorkerRun, inputs: Record<string, string>): TableIo {
    const input = (port: string) => {
      const found = job.inputs[port]
      if (!found) throw new FlowFailure('needs-input', { port })
      return found
    }
    return {
      ...nodeSettings(job.params),
      has: (port) => job.inputs[port] !== undefined,
      table: (port = 'table') => this.#memory(inputs[port] ?? ''),
      value: (port) => input(port).value,
      model: (port = 'model') => {
        const { value, portable } = input(port)
        if (portable?.type === 'model')
          return { model: portable.model, facts: {}, data: portable.data }
        const model =
          value.type === 'model' && this.#models.get(`${value.handle.key}.${value.handle.port}`)
        if (!model) throw new FlowFailure('lost-value')
        return model
      },
      progress: options.progress,
      cancelled: options.cancelled,
    }
  }
}
