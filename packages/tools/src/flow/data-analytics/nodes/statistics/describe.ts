import { py } from '@panya/engines/code/python-code.ts'
import { type Cell, tableFrom } from '@panya/engines/tabular/table.ts'
import { knownNumbers, mean, quantile, variance } from '@panya/engines/tabular/table-statistics.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { PANDAS, tableNode } from '../define.ts'

/** A table of numbers about every column. */

const DESCRIBE_HELPER = py`def describe(table):
    """Numbers about every column."""
    facts = ["mean", "std", "min", "25%", "50%", "75%", "max"]
    def row(name):
        known = table[name].dropna()
        start = [name, "text", len(known), len(table) - len(known), known.nunique()]
        if pd.api.types.is_bool_dtype(known) and len(known):
            start[1] = "boolean"
        elif pd.api.types.is_numeric_dtype(known):
            start[1] = "number"
            return start + list(known.describe()[facts])
        elif known.astype(str).str.fullmatch(r"\\d{4}-\\d\\d-\\d\\d.*").all() and len(known):
            start[1] = "date"
        return start + [None] * len(facts)
    return pd.DataFrame([row(name) for name in table], columns=["column", "type", "count", "missing", "unique", *facts])`

const describe = tableNode('describe', 'statistics', {
  imports: [PANDAS],
  helpers: [DESCRIBE_HELPER],
  variable: 'summary',
  code: (c) =>
    py`${c.output('table')} = describe(${c.input('table')})\nprint(${c.output('table')})`,
})

const runDescribe = tableRun(describe, {
  run: (io) => {
    const table = io.table()
    const rows = table.columns.map(({ name, type, data }) => {
      const known = data.filter((value) => value !== null)
      const numbers = type === 'number' ? knownNumbers(data).toSorted((a, b) => a - b) : []
      const has = numbers.length > 0
      return [
        name,
        type,
        known.length,
        data.length - known.length,
        new Set(known).size,
        has ? mean(numbers) : null,
        numbers.length > 1 ? Math.sqrt(variance(numbers)) : null,
        has ? numbers[0]! : null,
        has ? quantile(numbers, 0.25) : null,
        has ? quantile(numbers, 0.5) : null,
        has ? quantile(numbers, 0.75) : null,
        has ? numbers.at(-1)! : null,
      ] as Cell[]
    })
    const heads = [
      'column',
      'type',
      'count',
      'missing',
      'unique',
      'mean',
      'std',
      'min',
      '25%',
      '50%',
      '75%',
      'max',
    ]
    return tableResult(
      tableFrom(
        heads.map((name, at) => ({
          name,
          type: at < 2 ? 'text' : 'number',
          data: rows.map((row) => row[at] ?? null),
        })),
      ),
    )
  },
})

export const DESCRIBE = [describe]

export const DESCRIBE_RUNS = [runDescribe]
