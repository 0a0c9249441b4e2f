import { listed, type Sql, sql, sqlName, sqlNumber, sqlText } from '../code/sql-code.ts'
import type { TableColumn } from '../flow/flow-value.ts'
import { sqlFailure } from './sql-failure.ts'
import type { Cell, Column, Table } from './table.ts'

/** Big tables in DuckDB: in, query, out. */

interface ArrowVector {
  get(row: number): unknown
}
interface ArrowTable {
  numRows: number
  getChildAt(index: number): ArrowVector | null
}
/** A question that is answered bit by bit: null as long as there is no answer. */
interface DuckSteps {
  startPendingQuery(connection: number, sql: string, isStream: boolean): Uint8Array | null
  pollPendingQuery(connection: number): Uint8Array | null
  cancelPendingQuery(connection: number): boolean
}
export interface DuckConnection {
  query(sql: string): ArrowTable
  useUnsafe<Answer>(ask: (steps: DuckSteps, connection: number) => Answer): Answer
  close(): void
}
export interface DuckDatabase {
  connect(): DuckConnection
  registerFileText(name: string, text: string): void
  registerFileBuffer(name: string, bytes: Uint8Array): void
  dropFile(name: string): unknown
}

type ColumnType = TableColumn['type']
const SQL_TYPES: Record<ColumnType, Sql> = {
  number: sql`'DOUBLE'`,
  text: sql`'VARCHAR'`,
  boolean: sql`'BOOLEAN'`,
  date: sql`'VARCHAR'`,
}

interface RowsOfFile {
  bytes: Uint8Array
  separator: string
  types: readonly { name: string; type: Sql }[]
  /** What stands in a cell when nothing is known. */
  gaps: readonly string[]
}

/** Where the tables lie that are handed over; DuckDB reads nothing anywhere else. */
const FOLDER = '/tables/'

/** No cell says this: an empty one is empty and not unknown. */
const NEVER = '\u0001\u0002never\u0002\u0001'

/** Before the first question of a learner, and for good: no files, no addresses, no extensions. */
const LOCKS: readonly Sql[] = [
  // Without these DuckDB would look for extensions on another host.
  sql`SET autoinstall_known_extensions=false`,
  sql`SET autoload_known_extensions=false`,
  sql`SET allowed_directories=[${sqlText(FOLDER)}]`,
  sql`SET enable_external_access=false`,
  sql`SET lock_configuration=true`,
]

function typeFromSql(type: string): ColumnType {
  if (
    /^(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT|UTINYINT|USMALLINT|UINTEGER|UBIGINT|UHUGEINT|FLOAT|DOUBLE|DECIMAL)/.test(
      type,
    )
  )
    return 'number'
  if (type === 'BOOLEAN') return 'boolean'
  return /^(DATE|TIMESTAMP)/.test(type) ? 'date' : 'text'
}

function csvCell(value: Cell): string {
  if (value === null) return ''
  const text = String(value)
  return typeof value === 'string' ? `"${text.replaceAll('"', '""')}"` : text
}

export class Duck {
  readonly #database: DuckDatabase
  readonly #connection: DuckConnection
  #files = 0

  constructor(database: DuckDatabase) {
    this.#database = database
    this.#connection = database.connect()
    for (const lock of LOCKS) this.#connection.query(lock)
  }

  run(question: Sql): void {
    this.#query(question)
  }

  #query(question: Sql): ArrowTable {
    try {
      return this.#connection.query(question)
    } catch (error) {
      throw sqlFailure((error as Error).message)
    }
  }

  columnsOf(name: string): TableColumn[] {
    const found = this.#connection.query(sql`DESCRIBE ${sqlName(name)}`)
    return Array.from({ length: found.numRows }, (_, row) => ({
      name: String(found.getChildAt(0)?.get(row)),
      type: typeFromSql(String(found.getChildAt(1)?.get(row))),
    }))
  }

  rowsOf(name: string): number {
    return this.countOf(sql`SELECT * FROM ${sqlName(name)}`)
  }

  /** How many rows a question has. */
  countOf(question: Sql): number {
    return Number(
      this.#query(sql`SELECT count(*)::INTEGER FROM (${question})`).getChildAt(0)?.get(0),
    )
  }

  /** Reads rows of a table or a `(query)` whose columns are known; numbers as doubles, dates as texts. */
  ask(source: Sql, columns: readonly TableColumn[], limit?: number): Table {
    const parts = columns.map(({ name: column, type }) => {
      const quoted = sqlName(column)
      if (type === 'number') return sql`CAST(${quoted} AS DOUBLE)`
      return type === 'boolean' ? quoted : sql`CAST(${quoted} AS VARCHAR)`
    })
    if (parts.length === 0) return { columns: [], rows: 0 }
    const found = this.#query(
      sql`SELECT ${listed(parts)} FROM ${source}${limit === undefined ? sql`` : sql` LIMIT ${sqlNumber(limit)}`}`,
    )
    const data = columns.map((column, at): Column => {
      const vector = found.getChildAt(at)
      return {
        ...column,
        data: Array.from({ length: found.numRows }, (_, row) => cell(vector?.get(row))),
      }
    })
    return { columns: data, rows: found.numRows }
  }

  write(name: string, table: Table): void {
    const file = `${FOLDER}t${this.#files++}.csv`
    const lines = Array.from({ length: table.rows }, (_, row) =>
      table.columns.map(({ data }) => csvCell(data[row] ?? null)).join(','),
    )
    const heads = table.columns.map(({ name: column }) => csvCell(column)).join(',')
    this.#database.registerFileText(file, `${heads}\n${lines.join('\n')}`)
    const types = table.columns.map(
      ({ name: column, type }) => sql`${sqlText(column)}: ${SQL_TYPES[type]}`,
    )
    this.#load(
      name,
      file,
      sql`read_csv(${sqlText(file)}, header=true, quote='"', escape='"', delim=',', columns={${listed(types)}}, auto_detect=false)`,
    )
  }

  /** Reads rows of a file as texts, column by column; where a row ends too early there is NULL. */
  writeTexts(name: string, bytes: Uint8Array, separator: string, columns: readonly string[]): void {
    const file = `${FOLDER}t${this.#files++}.csv`
    this.#database.registerFileBuffer(file, bytes)
    const types = columns.map((column) => sql`${sqlText(column)}: 'VARCHAR'`)
    this.#load(
      name,
      file,
      sql`read_csv(${sqlText(file)}, header=false, quote='"', escape='"', delim=${sqlText(separator)}, columns={${listed(types)}}, auto_detect=false, null_padding=true, parallel=false, nullstr=${sqlText(NEVER)})`,
    )
  }

  /** Puts rows of a file into a table as the question about them makes them; `step` is called now and then, and may end it by throwing. */
  async readRows(
    name: string,
    { bytes, separator, types, gaps }: RowsOfFile,
    question: (from: Sql) => Sql,
    step: () => Promise<void>,
  ): Promise<void> {
    const file = `${FOLDER}t${this.#files++}.csv`
    this.#database.registerFileBuffer(file, bytes)
    const columns = types.map((column) => sql`${sqlText(column.name)}: ${column.type}`)
    const from = sql`read_csv(${sqlText(file)}, header=false, quote='"', escape='"', delim=${sqlText(separator)}, columns={${listed(columns)}}, auto_detect=false, parallel=false, nullstr=[${listed(gaps.map(sqlText))}])`
    try {
      await this.#runInSteps(
        sql`CREATE OR REPLACE TABLE ${sqlName(name)} AS ${question(from)}`,
        step,
      )
    } finally {
      this.#database.dropFile(file)
    }
  }

  /** On a connection of its own: others may ask something between two steps. */
  async #runInSteps(question: Sql, step: () => Promise<void>): Promise<void> {
    const connection = this.#database.connect()
    const next = (ask: (steps: DuckSteps, own: number) => Uint8Array | null): boolean => {
      try {
        return connection.useUnsafe(ask) !== null
      } catch (error) {
        throw sqlFailure((error as Error).message)
      }
    }
    try {
      let isDone = next((steps, own) => steps.startPendingQuery(own, question, false))
      while (!isDone) {
        await step()
        isDone = next((steps, own) => steps.pollPendingQuery(own))
      }
    } catch (error) {
      connection.useUnsafe((steps, own) => steps.cancelPendingQuery(own))
      throw error
    } finally {
      connection.close()
    }
  }

  rename(from: string, to: string): void {
    this.drop(to)
    this.run(sql`ALTER TABLE ${sqlName(from)} RENAME TO ${sqlName(to)}`)
  }

  drop(name: string): void {
    this.run(sql`DROP TABLE IF EXISTS ${sqlName(name)}`)
  }

  #load(name: string, file: string, from: Sql): void {
    try {
      this.run(sql`CREATE OR REPLACE TABLE ${sqlName(name)} AS SELECT * FROM ${from}`)
    } finally {
      this.#database.dropFile(file)
    }
  }
}

function cell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'boolean' || typeof value === 'string' ? value : JSON.stringify(value)
}
