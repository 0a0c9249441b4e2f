import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { hierarchical, kMeans, mainDirections } from '@panya/engines/tabular/learn/clusters.ts'
import type { Matrix } from '@panya/engines/tabular/learn/numerics.ts'
import {
  type Cell,
  freeName,
  pickRows,
  tableFrom,
  withColumn,
} from '@panya/engines/tabular/table.ts'
import { type TableIo, tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnsParam, whole } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, port, tableNode } from '../define.ts'
import { FREE_NAME } from '../shared-python.ts'
import { featureNames, knownOf, matrixOf, NUMERIC } from './features.ts'

/** Rows that belong together, and the main directions they lie in. */

const LABEL = py`def label(table, known, labels):
    """Every row with the number of its group; where something is missing it has none."""
    order = list(dict.fromkeys(labels))
    names = [str(order.index(label) + 1) for label in labels]
    return table.assign(**{free_name(table, "cluster"): pd.Series(names, index=known.index)})`

function clusterColumn(io: TableIo, labelsOf: (x: Matrix, names: readonly string[]) => number[]) {
  const table = io.table()
  const names = featureNames(io, table, '')
  const { x, rows } = matrixOf(table, names)
  const labels = labelsOf(x, names)
  const data: Cell[] = Array.from({ length: table.rows }, () => null)
  // Numbered as they are met, from the first row on: also where another program finds the same groups.
  const order = [...new Set(labels)]
  rows.forEach((row, i) => (data[row] = `${order.indexOf(labels[i]!) + 1}`))
  const column = freeName(
    table.columns.map(({ name }) => name),
    'cluster',
  )
  return withColumn(table, { name: column, type: 'text', data })
}

/** Where one column spreads this many times as wide as another, it alone would make the groups. */
const WIDE = 10

const COMPARABLE = py`def comparable(values, how):
    """Columns brought to the same spread: always, never, or where one is ten times as wide as another."""
    spread = values.std(ddof=0).replace(0, 1)
    wanted = how == "yes" or how == "auto" and spread.max() > 10 * spread.min()
    return (values - values.mean()) / spread if wanted else values`

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** As in Python's `comparable`, and what to say about it. */
function madeComparable(x: Matrix, names: readonly string[], how: 'auto' | 'yes' | 'no') {
  const means = names.map((_, j) => mean(x.map((row) => row[j]!)))
  const spreads = means.map(
    (centre, j) => Math.sqrt(mean(x.map((row) => (row[j]! - centre) ** 2))) || 1,
  )
  const [most, least] = [Math.max(...spreads), Math.min(...spreads)]
  const isScaled = how === 'yes' || (how === 'auto' && most > WIDE * least)
  const values = {
    wide: names[spreads.indexOf(most)]!,
    narrow: names[spreads.indexOf(least)]!,
    times: Math.round(most / least),
  }
  const notes: NodeNote[] = []
  if (most > WIDE * least)
    notes.push({ code: isScaled ? 'clusters-scaled' : 'clusters-unscaled', values })
  else if (isScaled) notes.push({ code: 'clusters-same-spread' })
  const z = x.map((row) => row.map((value, j) => (value - means[j]!) / spreads[j]!))
  return { x: isScaled ? z : x, notes }
}

const kmeans = tableNode('kmeans', 'learn', {
  outputs: [port('table'), port('inertia', 'number')],
  params: [
    whole('k', 3, 1, 50),
    columnsParam('features'),
    choice('spread', ['auto', 'yes', 'no']),
    whole('seed', 1, 0, 9999),
  ],
  imports: [PANDAS, py`from sklearn.cluster import KMeans`],
  helpers: [NUMERIC, FREE_NAME, LABEL, COMPARABLE],
  variable: 'clusters',
  code: (c) =>
    py`${knownOf(c)}\nmeans = KMeans(${c.param('k')}, n_init=10, random_state=${c.param('seed')}).fit(comparable(known[features], ${c.param('spread')}))\n${c.output('table')} = label(points, known, means.labels_)\n${c.output('inertia')} = means.inertia_`,
})

const runKmeans = tableRun(kmeans, {
  run: (io) => {
    let inertia = 0
    let notes: NodeNote[] = []
    const table = clusterColumn(io, (x, names) => {
      const comparable = madeComparable(x, names, io.params.spread)
      notes = comparable.notes
      const found = kMeans(comparable.x, io.number('k'), io.number('seed'), io.progress)
      inertia = found.inertia
      return found.labels
    })
    return { outputs: { table, inertia: { type: 'number', value: inertia } }, notes }
  },
})

const hierarchicalClusters = tableNode('hierarchical', 'learn', {
  params: [whole('k', 3, 1, 50), columnsParam('features')],
  imports: [PANDAS, py`from sklearn.cluster import AgglomerativeClustering`],
  helpers: [NUMERIC, FREE_NAME, LABEL],
  variable: 'families',
  code: (c) =>
    py`${knownOf(c)}\n${c.output('table')} = label(points, known, AgglomerativeClustering(${c.param('k')}).fit_predict(known[features]))`,
})

const runHierarchicalClusters = tableRun(hierarchicalClusters, {
  run: (io) => tableResult(clusterColumn(io, (x) => hierarchical(x, io.number('k'), io.progress))),
})

const pca = tableNode('pca', 'learn', {
  outputs: [port('table'), port('shares')],
  params: [whole('count', 2, 1, 20), columnsParam('features')],
  imports: [PANDAS, py`from sklearn.decomposition import PCA`],
  helpers: [NUMERIC],
  variable: 'directions',
  code: (c) =>
    py`${knownOf(c)}\ndirections = PCA(min(${c.param('count')}, len(features)))\nscores = directions.fit_transform(known[features])\n${c.output('table')} = known.assign(**{f"pc{n + 1}": scores[:, n] for n in range(scores.shape[1])})\n${c.output('shares')} = pd.DataFrame({"part": [f"pc{n + 1}" for n in range(scores.shape[1])], "share": directions.explained_variance_ratio_})`,
})

const runPca = tableRun(pca, {
  run: (io) => {
    const table = io.table()
    const names = featureNames(io, table, '')
    const { x, rows } = matrixOf(table, names)
    if (x.length < 3) throw new FlowFailure('too-few-rows', { count: x.length })
    const found = mainDirections(x, Math.min(io.number('count'), names.length))
    let out = pickRows(table, rows)
    found.shares.forEach(
      (_, n) =>
        (out = withColumn(out, {
          name: `pc${n + 1}`,
          type: 'number',
          data: found.scores.map((row) => row[n]!),
        })),
    )
    const shares = tableFrom([
      { name: 'part', type: 'text', data: found.shares.map((_, n) => `pc${n + 1}`) },
      { name: 'share', type: 'number', data: found.shares },
    ])
    return { outputs: { table: out, shares } }
  },
})

export const CLUSTERS = [kmeans, hierarchicalClusters, pca]

export const CLUSTERS_RUNS = [runKmeans, runHierarchicalClusters, runPca]
