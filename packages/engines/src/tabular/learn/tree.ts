import type { Matrix } from './numerics.ts'

/** Decision trees by Gini impurity. */

export interface TreeNode {
  counts: number[]
  feature?: number
  threshold?: number
  left?: TreeNode
  right?: TreeNode
}

interface Growth {
  depth: number
  /** How many features are tried at a split; all when absent. */
  tried?: number
  random?: () => number
}

function gini(counts: readonly number[], total: number): number {
  let sum = 0
  for (const count of counts) sum += (count / total) ** 2
  return 1 - sum
}

interface Split {
  feature: number
  threshold: number
  score: number
}

function bestSplit(
  x: Matrix,
  labels: number[],
  rows: number[],
  classes: number,
  features: number[],
): Split | null {
  let found: Split | null = null
  for (const feature of features) {
    const sorted = rows.toSorted((a, b) => x[a]![feature]! - x[b]![feature]!)
    const right = Array.from({ length: classes }, () => 0)
    const left = right.map(() => 0)
    for (const row of rows) right[labels[row]!]!++
    for (let i = 0; i < sorted.length - 1; i++) {
      const row = sorted[i]!
      left[labels[row]!]!++
      right[labels[row]!]!--
      const [here, next] = [x[row]![feature]!, x[sorted[i + 1]!]![feature]!]
      if (next - here <= 1e-7) continue
      const [n, m] = [i + 1, sorted.length - i - 1]
      const score = (n * gini(left, n) + m * gini(right, m)) / sorted.length
      if (!found || score < found.score - 1e-12)
        found = { feature, threshold: (here + next) / 2, score }
    }
  }
  return found
}

export function growTree(x: Matrix, labels: number[], classes: number, growth: Growth): TreeNode {
  const all = Array.from({ length: x[0]?.length ?? 0 }, (_, feature) => feature)
  const grow = (rows: number[], depth: number): TreeNode => {
    const counts = Array.from({ length: classes }, () => 0)
    for (const row of rows) counts[labels[row]!]!++
    const pure = counts.some((count) => count === rows.length)
    if (pure || depth === 0 || rows.length < 2) return { counts }
    const features = growth.random && growth.tried ? chosen(all, growth.tried, growth.random) : all
    const split = bestSplit(x, labels, rows, classes, features)
    if (!split) return { counts }
    const { feature, threshold } = split
    const left = rows.filter((row) => x[row]![feature]! <= threshold)
    const right = rows.filter((row) => x[row]![feature]! > threshold)
    return {
      counts,
      feature,
      threshold,
      left: grow(left, depth - 1),
      right: grow(right, depth - 1),
    }
  }
  return grow(
    x.map((_, row) => row),
    growth.depth,
  )
}

function chosen(all: readonly number[], count: number, random: () => number): number[] {
  const rest = [...all]
  return Array.from(
    { length: Math.min(count, all.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
  )
}

export function treeLeaf(root: TreeNode, row: readonly number[]): TreeNode {
  let node = root
  while (node.left && node.right)
    node = row[node.feature!]! <= node.threshold! ? node.left : node.right
  return node
}
