import { FlowFailure, type TableColumn } from '../flow/flow-value.ts'
import { sqlName, sqlText } from './formula-code.ts'
import type { Cell, Column, Table } from './table.ts'

/** Big tables in DuckDB: in, query, out. */

interface ArrowVector {
  get(row: number): unknown
}
interface ArrowTable {
  numRows: number
  getChildAt(index: number): ArrowVector | null
}
export interface DuckConnection {
  query(sql: string): ArrowTable
}
export interface DuckDatabase {
  connect(): DuckConnection
  registerFileText(name: string, text: string): void
  registerFileBuffer(name: string, bytes: Uint8Array): void
  dropFile(name: string): unknown
}

type ColumnType = TableColumn['type']
const SQL_TYPES: Record<ColumnType, string> = {
  number: 'DOUBLE',
  text: 'VARCHAR',
  boolean: 'BOOLEAN',
  date: 'VARCHAR',
}

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
  private readonly database: DuckDatabase
  private readonly connection: DuckConnection
  private files = 0

  constructor(database: DuckDatabase) {
    this.database = database
    this.connection = database.connect()
    // Without these DuckDB would look for extensions on another host.
    this.connection.query('SET autoinstall_known_extensions=false')
    this.connection.query('SET autoload_known_extensions=false')
  }

  run(sql: string): void {
    this.query(sql)
  }

  private query(sql: string): ArrowTable {
    try {
      return this.connection.query(sql)
    } catch (error) {
      throw new FlowFailure('sql', {
        detail: (error as Error).message.split('\n')[0]!.slice(0, 240),
      })
    }
  }

  columnsOf(name: string): TableColumn[] {
    const found = this.connection.query(`DESCRIBE ${sqlName(name)}`)
    return Array.from({ length: found.numRows }, (_, row) => ({
      name: String(found.getChildAt(0)?.get(row)),
      type: typeFromSql(String(found.getChildAt(1)?.get(row))),
    }))
  }

  rowsOf(name: string): number {
    return Number(
      this.connection
        .query(`SELECT count(*)::INTEGER FROM ${sqlName(name)}`)
        .getChildAt(0)
        ?.get(0),
    )
  }

  /** Reads rows out; numbers as doubles, dates as texts. */
  read(name: string, limit?: number): Table {
    return this.ask(sqlName(name), this.columnsOf(name), limit)
  }

  /** The same for a table or `(query)` whose columns are known: one question instead of several. */
  ask(source: string, columns: readonly TableColumn[], limit?: number): Table {
    const parts = columns.map(({ name: column, type }) => {
      const quoted = sqlName(column)
      if (type === 'number') return `CAST(${quoted} AS DOUBLE)`
      return type === 'boolean' ? quoted : `CAST(${quoted} AS VARCHAR)`
    })
    if (parts.length === 0) return { columns: [], rows: 0 }
    const found = this.query(
      `SELECT ${parts.join(', ')} FROM ${source}${limit === undefined ? '' : ` LIMIT ${limit}`}`,
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
    const file = `t${this.files++}.csv`
    const lines = Array.from({ length: table.rows }, (_, row) =>
      table.columns.map(({ data }) => csvCell(data[row] ?? null)).join(','),
    )
    const heads = table.columns.map(({ name: column }) => csvCell(column)).join(',')
    this.database.registerFileText(file, `${heads}\n${lines.join('\n')}`)
    const types = table.columns
      .map(({ name: column, type }) => `${sqlText(column)}: '${SQL_TYPES[type]}'`)
      .join(', ')
    this.load(
      name,
      file,
      `read_csv('${file}', header=true, quote='"', escape='"', delim=',', columns={${types}}, auto_detect=false)`,
    )
  }

  /** Reads a CSV file as it is. */
  writeCsv(name: string, bytes: Uint8Array, separator: string): void {
    const file = `t${this.files++}.csv`
    this.database.registerFileBuffer(file, bytes)
    const delim = separator ? `, delim=${sqlText(separator)}` : ''
    this.load(name, file, `read_csv('${file}', header=true, sample_size=20000${delim})`)
  }

  drop(name: string): void {
    this.run(`DROP TABLE IF EXISTS ${sqlName(name)}`)
  }

  private load(name: string, file: string, from: string): void {
    try {
      this.run(`CREATE OR REPLACE TABLE ${sqlName(name)} AS SELECT * FROM ${from}`)
    } finally {
      this.database.dropFile(file)
    }
  }
}

function cell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'boolean' || typeof value === 'string' ? value : JSON.stringify(value)
}
