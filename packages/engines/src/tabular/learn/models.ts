import { FlowFailure } from '../../flow/flow-value.ts'
import { randomFrom } from '../table.ts'
import { leastSquares, type Matrix, solve } from './numerics.ts'
import { growTree, type TreeNode, treeLeaf } from './tree.ts'

/** Models that learn from rows: each is plain data, so that it can be kept and sent. */

export type Label = string | number

export type TrainedModel = { features: string[]; target: string } & (
  | { kind: 'linear'; degree: number; intercept: number; weights: number[] }
  | { kind: 'logistic'; classes: Label[]; weights: Matrix; means: number[]; scales: number[] }
  | { kind: 'knn'; k: number; x: Matrix; y: Label[]; regression: boolean }
  | { kind: 'tree'; classes: Label[]; root: TreeNode }
  | { kind: 'forest'; classes: Label[]; roots: TreeNode[] }
  | { kind: 'bayes'; classes: Label[]; priors: number[]; means: Matrix; variances: Matrix }
)

export interface Training {
  kind: TrainedModel['kind'] | 'polynomial'
  features: string[]
  target: string
  x: Matrix
  y: Label[]
  options: { degree?: number; k?: number; depth?: number; trees?: number; seed?: number }
  progress?: (fraction: number) => void
}

function classesOf(y: readonly Label[]): Label[] {
  const classes = [...new Set(y)].toSorted((a, b) => (a < b ? -1 : 1))
  if (classes.length < 2) throw new FlowFailure('one-class')
  if (classes.length > 100) throw new FlowFailure('too-many-classes', { count: classes.length })
  return classes
}

function numericTarget(y: readonly Label[], target: string): number[] {
  if (y.some((value) => typeof value !== 'number'))
    throw new FlowFailure('not-numbers', { column: target })
  return y as number[]
}

const powers = (row: readonly number[], degree: number): number[] =>
  degree === 1 ? [...row] : Array.from({ length: degree }, (_, n) => row[0]! ** (n + 1))

export function train(job: Training): TrainedModel {
  const { features, target, x, y, options } = job
  if (x.length < 2) throw new FlowFailure('too-few-rows', { count: x.length })
  const base = { features, target }
  switch (job.kind) {
    case 'linear':
    case 'polynomial': {
      const degree = job.kind === 'polynomial' ? (options.degree ?? 2) : 1
      return {
        ...base,
        kind: 'linear',
        degree,
        ...leastSquares(
          x.map((row) => powers(row, degree)),
          numericTarget(y, target),
        ),
      }
    }
    case 'logistic':
      return { ...base, kind: 'logistic', ...trainLogistic(job) }
    case 'knn':
      return {
        ...base,
        kind: 'knn',
        k: Math.min(options.k ?? 5, x.length),
        x,
        y,
        regression: false,
      }
    case 'tree': {
      const classes = classesOf(y)
      const labels = y.map((label) => classes.indexOf(label))
      return {
        ...base,
        kind: 'tree',
        classes,
        root: growTree(x, labels, classes.length, { depth: options.depth ?? 5 }),
      }
    }
    case 'forest': {
      const classes = classesOf(y)
      return {
        ...base,
        kind: 'forest',
        classes,
        roots: growForest(
          job,
          y.map((label) => classes.indexOf(label)),
          classes.length,
        ),
      }
    }
    case 'bayes':
    default:
      return { ...base, kind: 'bayes', ...trainBayes(x, y) }
  }
}

function growForest(
  { x, options, progress }: Training,
  labels: number[],
  count: number,
): TreeNode[] {
  const random = randomFrom(options.seed ?? 1)
  const tried = Math.max(1, Math.floor(Math.sqrt(x[0]?.length ?? 1)))
  return Array.from({ length: options.trees ?? 25 }, (_, n) => {
    const rows = x.map(() => Math.floor(random() * x.length))
    progress?.((n + 1) / (options.trees ?? 25))
    return growTree(
      rows.map((row) => x[row]!),
      rows.map((row) => labels[row]!),
      count,
      { depth: options.depth ?? 12, tried, random },
    )
  })
}

function trainBayes(x: Matrix, y: readonly Label[]) {
  const classes = classesOf(y)
  const width = x[0]?.length ?? 0
  const spread = Array.from({ length: width }, (_, j) => variance(x.map((row) => row[j]!)))
  // The same small share of the widest column that scikit-learn adds, so that no variance is zero.
  const floor = 1e-9 * Math.max(...spread)
  const parts = classes.map((label) => x.filter((_, i) => y[i] === label))
  return {
    classes,
    priors: parts.map((rows) => rows.length / x.length),
    means: parts.map((rows) =>
      spread.map((_, j) => rows.reduce((sum, row) => sum + row[j]!, 0) / rows.length),
    ),
    variances: parts.map((rows) =>
      spread.map((_, j) => variance(rows.map((row) => row[j]!)) + floor),
    ),
  }
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}

const ROUNDS = 100

/** Softmax regression with a weight penalty of 1 on standardised columns, by Newton's method. */
function trainLogistic({ x, y, progress }: Training) {
  const classes = classesOf(y)
  const width = x[0]?.length ?? 0
  const means = Array.from(
    { length: width },
    (_, j) => x.reduce((sum, row) => sum + row[j]!, 0) / x.length,
  )
  const scales = means.map((_, j) => Math.sqrt(variance(x.map((row) => row[j]!))) || 1)
  const z = x.map((row) => [...row.map((value, j) => (value - means[j]!) / scales[j]!), 1])
  const labels = y.map((label) => classes.indexOf(label))
  const weights = classes.map(() => Array.from({ length: width + 1 }, () => 0))
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(z, labels, weights)
    if (step < 1e-9) break
    // Each step is far smaller than the one before: how small says how far it is.
    progress?.(Math.max((round + 1) / ROUNDS, Math.min(0.95, -Math.log10(step) / 9)))
  }
  return { classes, weights, means, scales }
}

function newtonStep(z: Matrix, labels: number[], weights: Matrix): number {
  const [k, d] = [weights.length, weights[0]!.length]
  const size = k * d
  const gradient = Array.from({ length: size }, () => 0)
  const hessian = gradient.map(() => Array.from({ length: size }, () => 0))
  z.forEach((row, i) => {
    const p = softmax(weights.map((weight) => dot(weight, row)))
    for (let a = 0; a < k; a++) {
      for (let j = 0; j < d; j++) {
        gradient[a * d + j]! += (p[a]! - (labels[i] === a ? 1 : 0)) * row[j]!
        for (let b = 0; b < k; b++) {
          const curve = p[a]! * ((a === b ? 1 : 0) - p[b]!) * row[j]!
          if (curve !== 0)
            for (let m = 0; m < d; m++) hessian[a * d + j]![b * d + m]! += curve * row[m]!
        }
      }
    }
  })
  for (let a = 0; a < k; a++) {
    for (let j = 0; j < d; j++) {
      // The intercept is free; a trace of penalty keeps the system solvable (only differences between classes count).
      const penalty = j === d - 1 ? 1e-8 : 1
      gradient[a * d + j]! += penalty * weights[a]![j]!
      hessian[a * d + j]![a * d + j]! += penalty
    }
  }
  const step = solve(hessian, gradient)
  step.forEach((value, at) => (weights[Math.floor(at / d)]![at % d]! -= value))
  return Math.max(...step.map(Math.abs))
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers_ = scores.map((score) => Math.exp(score - top))
  const sum = powers_.reduce((total, value) => total + value, 0)
  return powers_.map((value) => value / sum)
}

const best = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores))

function nearest(model: Extract<TrainedModel, { kind: 'knn' }>, row: readonly number[]): Label {
  const far = model.x.map((other, i) => ({
    i,
    distance: other.reduce((sum, value, j) => sum + (value - row[j]!) ** 2, 0),
  }))
  const votes = new Map<Label, number>()
  for (const { i } of far
    .toSorted((a, b) => a.distance - b.distance || a.i - b.i)
    .slice(0, model.k)) {
    votes.set(model.y[i]!, (votes.get(model.y[i]!) ?? 0) + 1)
  }
  return [...votes].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]![0]
}

function bayesScores(
  model: Extract<TrainedModel, { kind: 'bayes' }>,
  row: readonly number[],
): number[] {
  return model.classes.map((_, c) =>
    row.reduce((sum, value, j) => {
      const spread = model.variances[c]![j]!
      return (
        sum -
        0.5 * Math.log(2 * Math.PI * spread) -
        (value - model.means[c]![j]!) ** 2 / (2 * spread)
      )
    }, Math.log(model.priors[c]!)),
  )
}

export function predictRow(model: TrainedModel, row: readonly number[]): Label {
  switch (model.kind) {
    case 'linear':
      return model.intercept + dot(model.weights, powers(row, model.degree))
    case 'logistic':
      return model.classes[
        best(
          model.weights.map((weight) =>
            dot(weight, [
              ...row.map((value, j) => (value - model.means[j]!) / model.scales[j]!),
              1,
            ]),
          ),
        )
      ]!
    case 'knn':
      return nearest(model, row)
    case 'tree':
      return model.classes[best(treeLeaf(model.root, row).counts)]!
    case 'forest': {
      const totals = model.classes.map(() => 0)
      for (const root of model.roots) {
        const { counts } = treeLeaf(root, row)
        const sum = counts.reduce((total, value) => total + value, 0)
        counts.forEach((count, c) => (totals[c]! += count / sum))
      }
      return model.classes[best(totals)]!
    }
    case 'bayes':
    default:
      return model.classes[best(bayesScores(model, row))]!
  }
}
