import { type Sql, sql, sqlName } from '../code/sql-code.ts'
import type { Job, JobResult } from '../flow/executor.ts'
import {
  FlowFailure,
  type FlowValue,
  type PortableValue,
  type Preview,
  type TableColumn,
} from '../flow/flow-value.ts'
import type { NodeNote } from '../flow/node-note.ts'
import { nodeSettings } from '../flow/node-run.ts'
import { MOST_LINKED, ownLinks, pickLinks, type RowLinks } from '../flow/row-links.ts'
import type { WorkerEngine, WorkerRun } from '../flow/worker-protocol.ts'
import type { Duck } from './duck.ts'
import { importNotes } from './import/import-report.ts'
import { type Cell, type Column, type Table, tableFrom } from './table.ts'
import {
  type SeparatedFile,
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
const HEAD = 8
const MOST_TAKEN = 100_000
const MOST_SHOWN = 100

interface Kept {
  columns: TableColumn[]
  rows: number
  /** Absent while the table is only in DuckDB. */
  table?: Table
  /** Of a table that is only there; otherwise it is kept with its rows. */
  links?: readonly RowLinks[]
  inDuck: boolean
}

export class TabularEngine implements WorkerEngine {
  readonly #ops: Record<string, TabularOp>
  readonly #loadDuck: () => Promise<Duck>
  readonly #tables = new Map<string, Kept>()
  readonly #models = new Map<string, StoredModel>()
  readonly #ports = new Map<string, string[]>()
  readonly #language: string
  readonly #big: number
  #duck: Duck | null = null

  constructor(
    ops: Record<string, TabularOp>,
    loadDuck: () => Promise<Duck>,
    language = navigator.language,
    /** Tables with more rows are computed in DuckDB. */
    big = MOST_LINKED,
  ) {
    this.#big = big
    this.#ops = ops
    this.#loadDuck = loadDuck
    this.#language = language
  }

  async run(job: Job, options: WorkerRun): Promise<JobResult> {
    const op = this.#ops[job.type]
    if (!op) throw new FlowFailure('no-engine', { engine: job.type })
    const settings = nodeSettings(job.params)
    if ('question' in op) return this.#answer(job, op.question(settings), options)
    const csv = op.csv?.(settings)
    const big = csv && (await this.#bigFile(job.key, csv, options))
    if (big) return big
    const inputs = this.#adopt(job)
    const isBig = Object.values(inputs).some((name) => this.#tables.get(name)!.rows > this.#big)
    const answer = isBig && op.sql && (await this.#inSql(job, op, inputs, options))
    if (answer) return answer
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
    return { type: 'table', columns, data, links: this.#links(name, data[0]?.length ?? 0) }
  }

  #rowsFor(name: string, limit: number): { columns: TableColumn[]; data: Cell[][] } {
    const kept = this.#kept(name)
    const table = kept.table ?? this.#duck!.ask(sqlName(name), kept.columns, limit)
    return {
      columns: kept.columns,
      data: table.columns.map(({ data }) => (data.length > limit ? data.slice(0, limit) : data)),
    }
  }

  /** Where the first rows of a table come from: itself, when it says nothing else. */
  #links(name: string, rows: number): RowLinks[] {
    const { links, table } = this.#kept(name)
    const known = links ?? table?.links
    if (!known) return [ownLinks(name, rows)]
    const first = Array.from({ length: rows }, (_, row) => row)
    return known.map((one) => pickLinks(one, first))
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
    kept.table ??= this.#duck!.ask(sqlName(name), kept.columns)
    kept.table.links ??= kept.links ?? [ownLinks(name, kept.rows)]
    return kept.table
  }

  #inDuck(name: string, duck: Duck): void {
    const kept = this.#kept(name)
    if (kept.inDuck) return
    duck.write(name, kept.table!)
    kept.inDuck = true
  }

  /** Null where DuckDB stumbles over what was set: computed in memory, a node says by itself what is wrong. */
  async #inSql(
    job: Job,
    op: Extract<TabularOp, { run: unknown }>,
    inputs: Record<string, string>,
    options: WorkerRun,
  ): Promise<JobResult | null> {
    try {
      return await this.#runSql(job, op, inputs, options)
    } catch (error) {
      if (error instanceof FlowFailure && error.problem.code.startsWith('sql')) return null
      throw error
    }
  }

  async #runSql(
    job: Job,
    op: Extract<TabularOp, { run: unknown }>,
    inputs: Record<string, string>,
    options: WorkerRun,
  ): Promise<JobResult | null> {
    const io: SqlIo = {
      ...nodeSettings(job.params),
      language: this.#language,
      has: (port) => port in inputs,
      from: (port = 'table') => sqlName(inputs[port] ?? ''),
      columns: (port = 'table') => this.#kept(inputs[port] ?? '').columns,
    }
    const query = op.sql!(io)
    if (!query) return null
    const duck = await this.#ready(options)
    for (const name of Object.values(inputs)) this.#inDuck(name, duck)
    const small = op.outcome && duck.ask(sql`(${query})`, op.outcome(io), this.#big + 1)
    const notes = this.#doubts(op, io, duck)
    if (small && small.rows <= this.#big) return this.#keep(job.key, tableResult(small, notes))
    duck.run(sql`CREATE OR REPLACE TABLE ${sqlName(`${job.key}.table`)} AS ${query}`)
    const dates = new Set(
      Object.values(inputs).flatMap((name) =>
        this.#kept(name).columns.flatMap((column) => (column.type === 'date' ? column.name : [])),
      ),
    )
    const result = this.#fromDuck(job.key, duck, (column) =>
      column.type === 'text' && dates.has(column.name) ? { ...column, type: 'date' } : column,
    )
    return notes.length > 0 ? { ...result, notes } : result
  }

  #doubts(op: Extract<TabularOp, { run: unknown }>, io: SqlIo, duck: Duck): NodeNote[] {
    const doubtful = op.doubtful?.(io)
    if (!doubtful) return []
    const count = duck.countOf(doubtful.rows)
    if (count === 0) return []
    const columns = io.columns()
    const { columns: shown, rows } = duck.ask(sql`(${doubtful.rows})`, columns, MOST_SHOWN)
    const head = Array.from({ length: rows }, (_, row) => shown.map(({ data }) => data[row]))
    return [{ code: doubtful.code, values: { count }, shown: { columns, head, rows: count } }]
  }

  /** A result that is in DuckDB already; small ones come into memory at once. Dates are texts there: who knows of them says so. */
  #fromDuck(
    key: string,
    duck: Duck,
    known: (column: TableColumn) => TableColumn = (column) => column,
  ): JobResult {
    const name = `${key}.table`
    const columns = duck.columnsOf(name).map(known)
    const rows = duck.rowsOf(name)
    const kept: Kept = { columns, rows, inDuck: true }
    if (rows <= this.#big) kept.table = duck.ask(sqlName(name), columns)
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
    try {
      for (const [port, input] of Object.entries(inputs)) {
        this.#inDuck(input, duck)
        duck.run(
          sql`CREATE OR REPLACE TEMP VIEW ${sqlName(port)} AS SELECT * FROM ${sqlName(input)}`,
        )
      }
      duck.run(sql`CREATE OR REPLACE TABLE ${sqlName(`${job.key}.table`)} AS ${question}`)
    } finally {
      // Otherwise a question about b would be answered with the b of another node.
      for (const port of Object.keys(inputs)) duck.run(sql`DROP VIEW IF EXISTS ${sqlName(port)}`)
    }
    return this.#fromDuck(job.key, duck)
  }

  /** Null for a file that DuckDB cannot read: it is read here, and what is wrong with it is named. */
  async #bigFile(
    key: string,
    { name, bytes, settings }: SeparatedFile,
    options: WorkerRun,
  ): Promise<JobResult | null> {
    const duck = await this.#ready(options)
    const { importBigFile } = await import('./import/big-file.ts')
    const file = { name, bytes, settings, language: this.#language }
    // The worker hears of a stop, and the page of how far it is, only between two tasks.
    const step = async (fraction: number): Promise<void> => {
      options.progress(fraction)
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (options.cancelled()) throw new FlowFailure('cancelled')
    }
    const report = await importBigFile(duck, `${key}.table`, file, step)
    if (!report) return null
    const types = new Map(report.columns.map((column) => [column.name, column.type]))
    const result = this.#fromDuck(key, duck, (column) => ({
      ...column,
      type: types.get(column.name) ?? column.type,
    }))
    const notes = importNotes(report)
    return { ...result, details: report, ...(notes.length > 0 && { notes }) }
  }

  #keep(key: string, { outputs, preview, notes, details }: TableResult): JobResult {
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
    if (notes && notes.length > 0) result.notes = notes
    if (details !== undefined) result.details = details
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
      links: this.#links(name, count),
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
      language: this.#language,
      progress: options.progress,
      cancelled: options.cancelled,
    }
  }
}
