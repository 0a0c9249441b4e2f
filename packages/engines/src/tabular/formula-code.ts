import { listed as listedPy, type Py, py, pyLiteral, pyText } from '../code/python-code.ts'
import { listed, type Sql, sql, sqlName, sqlValue } from '../code/sql-code.ts'
import type { BinaryOp, Formula, FunctionName } from './expression.ts'

/** A formula as SQL for DuckDB and as Python for pandas. */

const SQL_OPS: Record<Exclude<BinaryOp, '^' | '/'>, Sql> = {
  '+': sql`+`,
  '-': sql`-`,
  '*': sql`*`,
  '%': sql`%`,
  '=': sql`=`,
  '!=': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
  and: sql`AND`,
  or: sql`OR`,
}

/** Of the day as it is written: a moment would be another day in another time zone. */
const datePart =
  (name: Sql) =>
  ([a]: Sql[]): Sql =>
    sql`${name}(TRY_CAST(substr(CAST(${a!} AS VARCHAR), 1, 10) AS DATE))`
const sqlCall =
  (name: Sql) =>
  (args: Sql[]): Sql =>
    sql`${name}(${listed(args)})`

/** Each argument stands in the text once: twice at every level would be without end in a deep formula. */
const SQL_CALLS: Record<FunctionName, (args: Sql[]) => Sql> = {
  abs: sqlCall(sql`abs`),
  round: sqlCall(sql`round`),
  floor: sqlCall(sql`floor`),
  ceil: sqlCall(sql`ceil`),
  sqrt: sqlCall(sql`sqrt`),
  exp: sqlCall(sql`exp`),
  log: sqlCall(sql`ln`),
  min: sqlCall(sql`least`),
  max: sqlCall(sql`greatest`),
  lower: sqlCall(sql`lower`),
  upper: sqlCall(sql`upper`),
  trim: sqlCall(sql`trim`),
  length: sqlCall(sql`length`),
  contains: sqlCall(sql`contains`),
  replace: sqlCall(sql`replace`),
  year: datePart(sql`year`),
  month: datePart(sql`month`),
  day: datePart(sql`day`),
  weekday: datePart(sql`isodow`),
  isempty: ([a]) => sql`(coalesce(CAST(${a!} AS VARCHAR), '') = '')`,
  if: ([a, b, c]) => sql`CASE WHEN ${a!} THEN ${b!} ELSE ${c!} END`,
  text: ([a]) => sql`CAST(${a!} AS VARCHAR)`,
  number: ([a]) => sql`TRY_CAST(${a!} AS DOUBLE)`,
}

export function formulaSql(formula: Formula): Sql {
  switch (formula.kind) {
    case 'value':
      return sqlValue(formula.value)
    case 'column':
      return sqlName(formula.name)
    case 'unary':
      return formula.op === 'not'
        ? sql`(NOT ${formulaSql(formula.of)})`
        : sql`(- ${formulaSql(formula.of)})`
    case 'binary': {
      const [left, right] = [formulaSql(formula.left), formulaSql(formula.right)]
      if (formula.op === '^') return sql`pow(${left}, ${right})`
      if (formula.op === '/') return sql`(${left} / nullif(${right}, 0))`
      return sql`(${left} ${SQL_OPS[formula.op]} ${right})`
    }
    case 'call':
    default:
      return SQL_CALLS[formula.name](formula.args.map(formulaSql))
  }
}

const PYTHON_OPS: Record<BinaryOp, Py> = {
  '+': py`+`,
  '-': py`-`,
  '*': py`*`,
  '/': py`/`,
  '%': py`%`,
  '^': py`**`,
  '=': py`==`,
  '!=': py`!=`,
  '<': py`<`,
  '<=': py`<=`,
  '>': py`>`,
  '>=': py`>=`,
  and: py`&`,
  or: py`|`,
}

const numpy =
  (name: Py) =>
  (args: Py[]): Py =>
    py`np.${name}(${listedPy(args)})`
const textual =
  (name: Py) =>
  ([a, ...rest]: Py[]): Py =>
    py`${a!}.str.${name}(${listedPy(rest)})`
const dated =
  (name: Py) =>
  ([a]: Py[]): Py =>
    py`pd.to_datetime(${a!}).dt.${name}`

const PYTHON_CALLS: Record<FunctionName, (args: Py[]) => Py> = {
  abs: ([a]) => py`${a!}.abs()`,
  round: ([a, b]) => py`${a!}.round(${b ?? py`0`})`,
  floor: numpy(py`floor`),
  ceil: numpy(py`ceil`),
  sqrt: numpy(py`sqrt`),
  exp: numpy(py`exp`),
  log: numpy(py`log`),
  min: numpy(py`minimum`),
  max: numpy(py`maximum`),
  lower: textual(py`lower`),
  upper: textual(py`upper`),
  trim: textual(py`strip`),
  length: textual(py`len`),
  contains: ([a, b]) => py`${a!}.str.contains(${b!}, regex=False)`,
  replace: ([a, b, c]) => py`${a!}.str.replace(${b!}, ${c!}, regex=False)`,
  year: dated(py`year`),
  month: dated(py`month`),
  day: dated(py`day`),
  weekday: ([a]) => py`(pd.to_datetime(${a!}).dt.weekday + 1)`,
  isempty: ([a]) => py`${a!}.isna()`,
  if: numpy(py`where`),
  text: ([a]) => py`${a!}.astype(str)`,
  number: ([a]) => py`pd.to_numeric(${a!}, errors="coerce")`,
}

export function formulaPython(formula: Formula, table: Py): Py {
  const inner = (part: Formula): Py => formulaPython(part, table)
  switch (formula.kind) {
    case 'value':
      return pyLiteral(formula.value)
    case 'column':
      return py`${table}[${pyText(formula.name)}]`
    case 'unary':
      return formula.op === 'not' ? py`~(${inner(formula.of)})` : py`-${inner(formula.of)}`
    case 'binary':
      return py`(${inner(formula.left)} ${PYTHON_OPS[formula.op]} ${inner(formula.right)})`
    case 'call':
    default:
      return PYTHON_CALLS[formula.name](
        formula.args.map((arg, at) => (at === 0 ? received(arg, inner(arg)) : inner(arg))),
      )
  }
}

/** A dot after a plain number would be part of the number. */
function received(formula: Formula, code: Py): Py {
  return formula.kind === 'value' && typeof formula.value === 'number' ? py`(${code})` : code
}
