/** Which rows of which table a row, a bar or a slice stands for, so that what is marked in one place is marked in all. */

export interface RowLinks {
  /** The table where the rows began. */
  source: string
  /** Numbers of rows there. */
  ids: Uint32Array
  /** Where the numbers of each item begin, with one more at the end; without it each item has exactly one. */
  starts?: Uint32Array
}

/** Tables with more rows are computed as a whole, and what comes of them has no links to their rows. */
export const MOST_LINKED = 50_000

/** No row: on the side of a join that found no partner. */
const NO_ROW = 0xffffffff

export function ownLinks(source: string, rows: number): RowLinks {
  return { source, ids: Uint32Array.from({ length: rows }, (_, row) => row) }
}

const rangeOf = ({ starts }: RowLinks, at: number): [number, number] =>
  starts ? [starts[at] ?? 0, starts[at + 1] ?? 0] : [at, at + 1]

/** The items with these numbers; -1 stands for none. */
export function pickLinks(links: RowLinks, items: readonly number[]): RowLinks {
  if (!links.starts) {
    const ids = Uint32Array.from(items, (item) => (item < 0 ? NO_ROW : (links.ids[item] ?? NO_ROW)))
    return { source: links.source, ids }
  }
  return groupLinks(
    links,
    items.map((item) => (item < 0 ? [] : [item])),
  )
}

/** Each new item stands for several of the old ones. */
export function groupLinks(links: RowLinks, groups: readonly (readonly number[])[]): RowLinks {
  const starts = new Uint32Array(groups.length + 1)
  groups.forEach((items, at) => {
    let count = 0
    for (const item of items) {
      const [from, to] = rangeOf(links, item)
      count += to - from
    }
    starts[at + 1] = starts[at]! + count
  })
  const ids = new Uint32Array(starts[groups.length]!)
  let place = 0
  for (const items of groups)
    for (const item of items) {
      const [from, to] = rangeOf(links, item)
      for (let at = from; at < to; at++) ids[place++] = links.ids[at]!
    }
  return { source: links.source, ids, starts }
}

/** Rows by the table they began in. */
export type MarkedRows = ReadonlyMap<string, ReadonlySet<number>>

export function rowsOf(links: readonly RowLinks[], items: Iterable<number>): MarkedRows {
  const all = [...items]
  const rows = new Map<string, Set<number>>()
  for (const one of links) {
    const found = new Set<number>()
    for (const item of all) {
      const [from, to] = rangeOf(one, item)
      for (let at = from; at < to; at++) if (one.ids[at] !== NO_ROW) found.add(one.ids[at]!)
    }
    if (found.size > 0) rows.set(one.source, found)
  }
  return rows
}

/** How much of each item is marked, from 0 to 1; null where nothing marked concerns them.
 * A joined row has two beginnings: the first that is marked decides, or a whole class would light up with one pupil. */
export function markedShares(links: readonly RowLinks[], marked: MarkedRows): Float32Array | null {
  const one = links.find(({ source }) => marked.has(source))
  if (!one) return null
  const rows = marked.get(one.source)!
  const items = one.starts ? one.starts.length - 1 : one.ids.length
  const shares = new Float32Array(items)
  for (let item = 0; item < items; item++) {
    const [from, to] = rangeOf(one, item)
    let count = 0
    for (let at = from; at < to; at++) if (rows.has(one.ids[at]!)) count++
    shares[item] = to > from ? count / (to - from) : 0
  }
  return shares
}
