import { FlowFailure } from '../../flow/flow-value.ts'

/** Linear algebra and distributions the statistics and models need. */

export type Matrix = number[][]

/** Solves A x = b with partial pivoting; refuses columns that depend on each other. */
export function solve(matrix: Matrix, right: number[]): number[] {
  const n = matrix.length
  const a = matrix.map((row, i) => [...row, right[i]!])
  for (let col = 0; col < n; col++) {
    let best = col
    for (let row = col + 1; row < n; row++)
      if (Math.abs(a[row]![col]!) > Math.abs(a[best]![col]!)) best = row
    if (Math.abs(a[best]![col]!) < 1e-12) throw new FlowFailure('same-columns')
    ;[a[col], a[best]] = [a[best]!, a[col]!]
    for (let row = col + 1; row < n; row++) {
      const factor = a[row]![col]! / a[col]![col]!
      for (let k = col; k <= n; k++) a[row]![k]! -= factor * a[col]![k]!
    }
  }
  const x = Array.from({ length: n }, () => 0)
  for (let row = n - 1; row >= 0; row--) {
    let sum = a[row]![n]!
    for (let k = row + 1; k < n; k++) sum -= a[row]![k]! * x[k]!
    x[row] = sum / a[row]![row]!
  }
  return x
}

/** Least squares with an intercept, on centred columns for accuracy. */
export function leastSquares(x: Matrix, y: number[]): { intercept: number; weights: number[] } {
  const width = x[0]?.length ?? 0
  const means = Array.from(
    { length: width },
    (_, j) => x.reduce((sum, row) => sum + row[j]!, 0) / x.length,
  )
  const scales = means.map(
    (mean, j) => Math.sqrt(x.reduce((sum, row) => sum + (row[j]! - mean) ** 2, 0)) || 1,
  )
  const meanY = y.reduce((sum, value) => sum + value, 0) / y.length
  const gram = scales.map(() => scales.map(() => 0))
  const right = scales.map(() => 0)
  x.forEach((row, i) => {
    const z = row.map((value, j) => (value - means[j]!) / scales[j]!)
    for (let j = 0; j < width; j++) {
      right[j]! += z[j]! * (y[i]! - meanY)
      for (let k = 0; k < width; k++) gram[j]![k]! += z[j]! * z[k]!
    }
  })
  const weights = solve(gram, right).map((weight, j) => weight / scales[j]!)
  return {
    weights,
    intercept: meanY - weights.reduce((sum, weight, j) => sum + weight * means[j]!, 0),
  }
}

/** Eigenvalues and vectors of a symmetric matrix (Jacobi), largest first. */
export function eigen(symmetric: Matrix): { values: number[]; vectors: Matrix } {
  const n = symmetric.length
  const a = symmetric.map((row) => [...row])
  const v = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)))
  for (let sweep = 0; sweep < 100; sweep++) {
    let off = 0
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) off += a[p]![q]! ** 2
    if (off < 1e-22) break
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) turn(a, v, p, q)
  }
  const order = a.map((_, i) => i).toSorted((i, j) => a[j]![j]! - a[i]![i]!)
  return { values: order.map((i) => a[i]![i]!), vectors: order.map((i) => v.map((row) => row[i]!)) }
}

function turn(a: Matrix, v: Matrix, p: number, q: number): void {
  if (Math.abs(a[p]![q]!) < 1e-300) return
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * a[p]![q]!)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta ** 2 + 1))
  const c = 1 / Math.sqrt(t ** 2 + 1)
  const s = t * c
  for (let k = 0; k < a.length; k++) {
    const [x, y] = [a[k]![p]!, a[k]![q]!]
    a[k]![p] = c * x - s * y
    a[k]![q] = s * x + c * y
  }
  for (let k = 0; k < a.length; k++) {
    const [x, y] = [a[p]![k]!, a[q]![k]!]
    a[p]![k] = c * x - s * y
    a[q]![k] = s * x + c * y
    const [m, n] = [v[k]![p]!, v[k]![q]!]
    v[k]![p] = c * m - s * n
    v[k]![q] = s * m + c * n
  }
}

function logGamma(x: number): number {
  const g = [
    76.1800917294714, -86.5053203294167, 24.01409824083091, -1.231739572450155,
    0.001208650973866179, -0.000005395239384953,
  ]
  const t = x + 5.5 - (x + 0.5) * Math.log(x + 5.5)
  const series = g.reduce((sum, value, i) => sum + value / (x + 1 + i), 1.00000000019)
  return Math.log((2.506628274631 * series) / x) - t
}

/** Regularised incomplete beta by continued fraction. */
function beta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  )
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b
}

function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || tiny)
  let h = d
  for (let m = 1; m < 300; m++) {
    for (const step of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / (1 + step * d || tiny)
      c = 1 + step / c || tiny
      h *= d * c
    }
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return h
}

/** Chance of a t value at least this far from zero. */
export function twoSidedT(t: number, freedom: number): number {
  return beta(freedom / (freedom + t * t), freedom / 2, 0.5)
}

/** Chance of a chi-square value at least this large. */
export function chiSquareTail(value: number, freedom: number): number {
  const [a, x] = [freedom / 2, value / 2]
  if (x <= 0) return 1
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < 1000 && Math.abs(term) > Math.abs(sum) * 1e-16; n++) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - sum * Math.exp(-x + a * Math.log(x) - logGamma(a))
  }
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let i = 1; i < 1000; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b || 1e-300)
    c = b + an / c || 1e-300
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * h
}
