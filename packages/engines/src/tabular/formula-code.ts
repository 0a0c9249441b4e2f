import type { Formula, FunctionName } from './expression.ts'

/** A formula as SQL for DuckDB and as Python for pandas. */

export function sqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function sqlText(value: string | number | boolean | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

const SQL_CALLS: Partial<Record<FunctionName, string>> = {
  log: 'ln',
  min: 'least',
  max: 'greatest',
  weekday: 'isodow',
}

export function formulaSql(formula: Formula): string {
  switch (formula.kind) {
    case 'value':
      return sqlText(formula.value)
    case 'column':
      return sqlName(formula.name)
    case 'unary':
      return `(${formula.op === 'not' ? 'NOT ' : '-'}${formulaSql(formula.of)})`
    case 'binary': {
      const [left, right] = [formulaSql(formula.left), formulaSql(formula.right)]
      if (formula.op === '^') return `pow(${left}, ${right})`
      if (formula.op === '/') return `(${left} / nullif(${right}, 0))`
      return `(${left} ${formula.op === '!=' ? '<>' : formula.op.toUpperCase()} ${right})`
    }
    case 'call':
    default: {
      const args = formula.args.map(formulaSql)
      if (formula.name === 'if') return `CASE WHEN ${args[0]} THEN ${args[1]} ELSE ${args[2]} END`
      if (formula.name === 'isempty')
        return `(${args[0]} IS NULL OR CAST(${args[0]} AS VARCHAR) = '')`
      if (formula.name === 'text') return `CAST(${args[0]} AS VARCHAR)`
      if (formula.name === 'number') return `TRY_CAST(${args[0]} AS DOUBLE)`
      if (['year', 'month', 'day', 'weekday'].includes(formula.name)) {
        return `${SQL_CALLS[formula.name] ?? formula.name}(TRY_CAST(${args[0]} AS TIMESTAMP))`
      }
      return `${SQL_CALLS[formula.name] ?? formula.name}(${args.join(', ')})`
    }
  }
}

const PYTHON_OPS: Record<string, string> = { and: '&', or: '|', '=': '==', '^': '**' }
const PYTHON_CALLS: Record<FunctionName, (args: string[]) => string> = {
  abs: ([a]) => `${a}.abs()`,
  round: ([a, b]) => `${a}.round(${b ?? 0})`,
  floor: ([a]) => `np.floor(${a})`,
  ceil: ([a]) => `np.ceil(${a})`,
  sqrt: ([a]) => `np.sqrt(${a})`,
  exp: ([a]) => `np.exp(${a})`,
  log: ([a]) => `np.log(${a})`,
  min: ([a, b]) => `np.minimum(${a}, ${b})`,
  max: ([a, b]) => `np.maximum(${a}, ${b})`,
  lower: ([a]) => `${a}.str.lower()`,
  upper: ([a]) => `${a}.str.upper()`,
  trim: ([a]) => `${a}.str.strip()`,
  length: ([a]) => `${a}.str.len()`,
  contains: ([a, b]) => `${a}.str.contains(${b}, regex=False)`,
  replace: ([a, b, c]) => `${a}.str.replace(${b}, ${c}, regex=False)`,
  year: ([a]) => `pd.to_datetime(${a}).dt.year`,
  month: ([a]) => `pd.to_datetime(${a}).dt.month`,
  day: ([a]) => `pd.to_datetime(${a}).dt.day`,
  weekday: ([a]) => `(pd.to_datetime(${a}).dt.weekday + 1)`,
  isempty: ([a]) => `${a}.isna()`,
  if: ([a, b, c]) => `np.where(${a}, ${b}, ${c})`,
  text: ([a]) => `${a}.astype(str)`,
  number: ([a]) => `pd.to_numeric(${a}, errors="coerce")`,
}

export function formulaPython(formula: Formula, table: string): string {
  const inner = (part: Formula): string => formulaPython(part, table)
  switch (formula.kind) {
    case 'value':
      if (formula.value === null) return 'None'
      return typeof formula.value === 'boolean'
        ? formula.value
          ? 'True'
          : 'False'
        : JSON.stringify(formula.value)
    case 'column':
      return `${table}[${JSON.stringify(formula.name)}]`
    case 'unary':
      return formula.op === 'not' ? `~(${inner(formula.of)})` : `-${inner(formula.of)}`
    case 'binary':
      return `(${inner(formula.left)} ${PYTHON_OPS[formula.op] ?? formula.op} ${inner(formula.right)})`
    case 'call':
    default:
      return PYTHON_CALLS[formula.name](formula.args.map(inner))
  }
}
