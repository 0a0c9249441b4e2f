/** What a pie shows: small slices become one, so that every other can be seen and named. */

export interface Slice {
  name: string
  value: number
  /** Numbers of the categories in it. */
  of: number[]
  /** What it is made of, where it is made of several. */
  parts?: { name: string; value: number }[]
}

const MOST = 8
const SMALL = 0.02

/** Slices in the order of the table; only what is more than nothing has a share of the whole. */
export function pieSlices(
  names: readonly string[],
  values: readonly (number | null)[],
  others: (count: number) => string,
): Slice[] {
  const known = names.flatMap((name, at): Slice[] => {
    const value = values[at] ?? 0
    return value > 0 ? [{ name, value, of: [at] }] : []
  })
  const total = known.reduce((sum, { value }) => sum + value, 0)
  const bySize = known.toSorted((a, b) => b.value - a.value)
  const room = known.length > MOST ? MOST - 1 : MOST
  const small = new Set(bySize.filter(({ value }, at) => at >= room || value < SMALL * total))
  // One alone keeps its own name: "Others (1)" would tell less in more room.
  if (small.size < 2) return known
  const parts = bySize.filter((slice) => small.has(slice))
  return [
    ...known.filter((slice) => !small.has(slice)),
    {
      name: others(parts.length),
      value: parts.reduce((sum, { value }) => sum + value, 0),
      of: parts.flatMap(({ of }) => of),
      parts: parts.map(({ name, value }) => ({ name, value })),
    },
  ]
}
