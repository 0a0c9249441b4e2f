import { FlowFailure } from '../../flow/flow-value.ts'
import { randomFrom } from '../table.ts'
import { eigen, type Matrix } from './numerics.ts'

/** Finding groups and main directions without being told. */

const distance2 = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0)

function seeds(x: Matrix, k: number, random: () => number): Matrix {
  const centres = [x[Math.floor(random() * x.length)]!]
  while (centres.length < k) {
    const far = x.map((row) => Math.min(...centres.map((centre) => distance2(row, centre))))
    let at = random() * far.reduce((sum, value) => sum + value, 0)
    const found = far.findIndex((value) => (at -= value) < 0)
    centres.push(x[found < 0 ? x.length - 1 : found]!)
  }
  return centres.map((row) => [...row])
}

function settle(x: Matrix, centres: Matrix): { labels: number[]; inertia: number } {
  let labels: number[] = []
  for (let round = 0; round < 300; round++) {
    const next = x.map((row) => {
      const far = centres.map((centre) => distance2(row, centre))
      return far.indexOf(Math.min(...far))
    })
    const same = next.every((label, i) => label === labels[i])
    labels = next
    if (same) break
    centres.forEach((centre, c) => {
      const rows = x.filter((_, i) => labels[i] === c)
      if (rows.length > 0)
        centre.forEach(
          (_, j) => (centre[j] = rows.reduce((sum, row) => sum + row[j]!, 0) / rows.length),
        )
    })
  }
  return {
    labels,
    inertia: x.reduce((sum, row, i) => sum + distance2(row, centres[labels[i]!]!), 0),
  }
}

/** The best of ten starts; groups are numbered by where they first appear. */
export function kMeans(
  x: Matrix,
  k: number,
  seed: number,
  progress: (fraction: number) => void = () => {},
): { labels: number[]; centres: Matrix; inertia: number } {
  if (x.length < k) throw new FlowFailure('too-few-rows', { count: x.length })
  const random = randomFrom(seed)
  let best: { labels: number[]; centres: Matrix; inertia: number } | null = null
  for (let start = 0; start < 10; start++) {
    const centres = seeds(x, k, random)
    const { labels, inertia } = settle(x, centres)
    if (!best || inertia < best.inertia - 1e-9) best = { labels, centres, inertia }
    progress((start + 1) / 10)
  }
  const order = [...new Set(best!.labels)]
  return {
    labels: best!.labels.map((label) => order.indexOf(label)),
    centres: order.map((c) => best!.centres[c]!),
    inertia: best!.inertia,
  }
}

const MOST_ROWS = 1500
/** Not after every two rows: the page has other things to draw. */
const STEPS = 16

/** Joins the closest groups until k are left (Ward's method, by the Lance-Williams rule). */
export function hierarchical(
  x: Matrix,
  k: number,
  progress: (fraction: number) => void = () => {},
): number[] {
  if (x.length > MOST_ROWS)
    throw new FlowFailure('too-many-rows', { count: x.length, max: MOST_ROWS })
  if (x.length < k) throw new FlowFailure('too-few-rows', { count: x.length })
  const size = x.map(() => 1)
  const far = x.map((row) => x.map((other) => distance2(row, other)))
  const alive = new Set(x.map((_, i) => i))
  const owner = x.map((_, i) => i)
  while (alive.size > k) {
    let [a, b, best] = [-1, -1, Infinity]
    // Numbers too large to be told apart are all equally far: any two are joined.
    for (const i of alive)
      for (const j of alive)
        if (j > i && (a < 0 || far[i]![j]! < best)) [a, b, best] = [i, j, far[i]![j]!]
    for (const i of alive) {
      if (i === a || i === b) continue
      const total = size[a]! + size[b]! + size[i]!
      const next =
        ((size[a]! + size[i]!) * far[a]![i]! +
          (size[b]! + size[i]!) * far[b]![i]! -
          size[i]! * best) /
        total
      far[a]![i] = next
      far[i]![a] = next
    }
    size[a]! += size[b]!
    alive.delete(b)
    owner.forEach((group, i) => group === b && (owner[i] = a))
    const joined = x.length - alive.size
    if (joined % STEPS === 0) progress(joined / (x.length - k))
  }
  const order = [...new Set(owner)]
  return owner.map((group) => order.indexOf(group))
}

/** Main directions; the sign is chosen so that the largest weight is positive. */
export function mainDirections(
  x: Matrix,
  count: number,
): { shares: number[]; directions: Matrix; scores: Matrix } {
  const width = x[0]?.length ?? 0
  const means = Array.from(
    { length: width },
    (_, j) => x.reduce((sum, row) => sum + row[j]!, 0) / x.length,
  )
  const z = x.map((row) => row.map((value, j) => value - means[j]!))
  const spread = means.map((_, i) =>
    means.map((__, j) => z.reduce((sum, row) => sum + row[i]! * row[j]!, 0) / (x.length - 1)),
  )
  const { values, vectors } = eigen(spread)
  const directions = vectors.slice(0, count).map((vector) => {
    const largest = vector.reduce(
      (top, value) => (Math.abs(value) > Math.abs(top) ? value : top),
      0,
    )
    return vector.map((value) => value * Math.sign(largest || 1))
  })
  const total = values.reduce((sum, value) => sum + value, 0)
  const scores = z.map((row) =>
    directions.map((direction) => row.reduce((sum, value, j) => sum + value * direction[j]!, 0)),
  )
  return { shares: values.slice(0, count).map((value) => value / total), directions, scores }
}
