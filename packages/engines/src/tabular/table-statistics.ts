import { type Cell, columnOf, compareCells, type Table } from './table.ts'

/** Groups of rows, and numbers about columns. */

/** Row numbers by the values of some columns, groups in sorted order. */
export function grouped(table: Table, names: readonly string[]): { key: Cell[]; rows: number[] }[] {
  const columns = names.map((name) => columnOf(table, name).data)
  const groups = new Map<string, { key: Cell[]; rows: number[] }>()
  for (let row = 0; row < table.rows; row++) {
    const key = columns.map((data) => data[row] ?? null)
    const id = JSON.stringify(key)
    const known = groups.get(id)
    if (known) known.rows.push(row)
    else groups.set(id, { key, rows: [row] })
  }
  return [...groups.values()].toSorted((a, b) => {
    for (let i = 0; i < names.length; i++) {
      const order = compareCells(a.key[i]!, b.key[i]!)
      if (order !== 0) return order
    }
    return 0
  })
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const low = Math.floor(at)
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!)
}

export const knownNumbers = (data: readonly Cell[]): number[] =>
  data.filter((value): value is number => typeof value === 'number')
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
export const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

export function correlationOf(a: readonly Cell[], b: readonly Cell[]): number | null {
  const pairs = a
    .map((value, i) => [value, b[i] ?? null])
    .filter((pair): pair is [number, number] => pair.every((value) => typeof value === 'number'))
  if (pairs.length < 2) return null
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  let [sxy, sxx, syy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    sxy += (x - mx) * (y - my)
    sxx += (x - mx) ** 2
    syy += (y - my) ** 2
  }
  return sxx === 0 || syy === 0 ? null : sxy / Math.sqrt(sxx * syy)
}

/** Every column is compared with every other, or learned from: more would take minutes and be read by nobody. */
export const MOST_COMPARED = 200
