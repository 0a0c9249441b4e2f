import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { Preview } from '@panya/engines/flow/flow-value.ts'
import type { NodeRun } from '@panya/engines/flow/node-run.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PortSpec } from '@panya/engines/flow/port-type.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { type TrainedModel, type Training, train } from '@panya/engines/tabular/learn/models.ts'
import {
  freeName,
  pickRows,
  shuffled,
  type Table,
  tableFrom,
  withColumn,
} from '@panya/engines/tabular/table.ts'
import { type TabularOp, tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { columnParam, columnsParam, whole } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, port, tableNode } from '../define.ts'
import { CLASSES, FREE_NAME, MIXED } from '../shared-python.ts'
import { featuresOf, NUMERIC, predictions, trainingOf } from './features.ts'

/** Learning from tables: split, train, predict. */

const PARTS = py`def parts(table, share, seed):
    """The same rows to learn from and to test with as in the flow."""
    order = mixed(len(table), seed)
    cut = int(len(table) * share / 100 + 0.5)
    return table.iloc[order[:cut]], table.iloc[order[cut:]]`

const split = tableNode('split', 'learn', {
  outputs: [port('train'), port('test')],
  params: [whole('share', 75, 5, 95), whole('seed', 1, 0, 9999)],
  helpers: [MIXED, PARTS],
  variable: 'part',
  code: (c) =>
    py`${c.output('train')}, ${c.output('test')} = parts(${c.input('table')}, ${c.param('share')}, ${c.param('seed')})`,
})

const runSplit = tableRun(split, {
  run: (io) => {
    const table = io.table()
    const order = shuffled(table.rows, io.number('seed'))
    const cut = Math.round((table.rows * io.number('share')) / 100)
    return {
      outputs: {
        train: pickRows(table, order.slice(0, cut)),
        test: pickRows(table, order.slice(cut)),
      },
    }
  },
})

const MODEL = [port('model', 'model')]

const MODEL_AND_WEIGHTS = [...MODEL, port('weights')]

function learner<
  Type extends string,
  Outputs extends readonly PortSpec[],
  Param extends ParamSpec = never,
>(
  type: Type,
  outputs: Outputs,
  parts: { from: Py[]; make: (c: PythonContext) => Py; params?: readonly Param[] },
) {
  const { from, make, params = [] } = parts
  return tableNode(type, 'learn', {
    outputs,
    params: [columnParam('target'), columnsParam('features'), ...params],
    imports: [PANDAS, ...from],
    helpers: [NUMERIC, CLASSES],
    variable: type,
    code: (c) => {
      const model = c.output('model')
      const features = featuresOf(c, c.text('target'))
      const first = type === 'polynomial' ? py`[:1]` : py``
      const fit = py`features = ${features}${first}\nknown = ${c.input('table')}.dropna(subset=features + [${c.param('target')}])\n${model} = ${make(c)}.fit(known[features], classes(known[${c.param('target')}]))`
      if (outputs.length === 1) return fit
      const inner = type === 'polynomial' ? py`${model}[-1]` : model
      const names =
        type === 'polynomial'
          ? py`[f"{features[0]}^{n + 1}" for n in range(${c.param('degree')})]`
          : py`features`
      return py`${fit}\n${c.output('weights')} = pd.DataFrame({"what": ["intercept", *${names}], "weight": [${inner}.intercept_, *${inner}.coef_]})`
    },
  })
}

function weightsTable(model: TrainedModel): { weights?: Table } {
  if (model.kind !== 'linear') return {}
  const names =
    model.degree > 1 ? model.weights.map((_, n) => `${model.features[0]}^${n + 1}`) : model.features
  return {
    weights: tableFrom([
      { name: 'what', type: 'text', data: ['intercept', ...names] },
      { name: 'weight', type: 'number', data: [model.intercept, ...model.weights] },
    ]),
  }
}

function modelPreview(model: TrainedModel): { preview?: Preview } {
  if (model.kind === 'tree')
    return {
      preview: {
        kind: 'custom',
        view: 'tree',
        data: { root: model.root, classes: model.classes, features: model.features },
      },
    }
  if (model.kind === 'linear') {
    const short = (value: number): string => String(Number(value.toPrecision(4)))
    const terms = model.weights.map(
      (weight, n) =>
        `${short(weight)}·${model.degree > 1 ? `${model.features[0]}^${n + 1}` : model.features[n]}`,
    )
    return {
      preview: {
        kind: 'value',
        text: `${model.target} = ${short(model.intercept)} + ${terms.join(' + ')}`.replaceAll(
          '+ -',
          '− ',
        ),
      },
    }
  }
  return { preview: { kind: 'value', text: `${model.target} ← ${model.features.join(', ')}` } }
}

/* @__NO_SIDE_EFFECTS__ */
function trainRun(node: NodeType, kind: Training['kind']): NodeRun<TabularOp> {
  return tableRun(node, {
    run: (io) => {
      const model = train(trainingOf(io, io.table(), kind))
      const facts = { kind, target: model.target, features: model.features }
      return {
        outputs: { model: { model: kind, facts, data: model }, ...weightsTable(model) },
        ...modelPreview(model),
      }
    },
  })
}

const linear = learner('linear', MODEL_AND_WEIGHTS, {
  from: [py`from sklearn.linear_model import LinearRegression`],
  make: () => py`LinearRegression()`,
})

const runLinear = trainRun(linear, 'linear')

const polynomial = learner('polynomial', MODEL_AND_WEIGHTS, {
  from: [
    py`from sklearn.linear_model import LinearRegression`,
    py`from sklearn.pipeline import make_pipeline`,
    py`from sklearn.preprocessing import PolynomialFeatures`,
  ],
  make: (c) =>
    py`make_pipeline(PolynomialFeatures(${c.param('degree')}, include_bias=False), LinearRegression())`,
  params: [whole('degree', 2, 2, 8)],
})

const runPolynomial = trainRun(polynomial, 'polynomial')

const logistic = learner('logistic', MODEL, {
  from: [
    py`from sklearn.linear_model import LogisticRegression`,
    py`from sklearn.pipeline import make_pipeline`,
    py`from sklearn.preprocessing import StandardScaler`,
  ],
  make: () => py`make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))`,
})

const runLogistic = trainRun(logistic, 'logistic')

const knn = learner('knn', MODEL, {
  from: [py`from sklearn.neighbors import KNeighborsClassifier`],
  make: (c) => py`KNeighborsClassifier(${c.param('k')})`,
  params: [whole('k', 5, 1, 99)],
})

const runKnn = trainRun(knn, 'knn')

const tree = learner('tree', MODEL, {
  from: [py`from sklearn.tree import DecisionTreeClassifier`],
  make: (c) => py`DecisionTreeClassifier(max_depth=${c.param('depth')}, random_state=1)`,
  params: [whole('depth', 3, 1, 12)],
})

const runTree = trainRun(tree, 'tree')

const forest = learner('forest', MODEL, {
  from: [py`from sklearn.ensemble import RandomForestClassifier`],
  make: (c) =>
    py`RandomForestClassifier(${c.param('trees')}, max_depth=${c.param('depth')}, random_state=1)`,
  params: [whole('trees', 25, 1, 200), whole('depth', 8, 1, 20)],
})

const runForest = trainRun(forest, 'forest')

const bayes = learner('bayes', MODEL, {
  from: [py`from sklearn.naive_bayes import GaussianNB`],
  make: () => py`GaussianNB()`,
})

const runBayes = trainRun(bayes, 'bayes')

const PREDICT = py`def predict(model, table):
    """What the model says about every row; where something is missing it says nothing."""
    features = list(model.feature_names_in_)
    table = table.reset_index(drop=True)
    known = table.dropna(subset=features)
    says = pd.Series(model.predict(known[features]), index=known.index)
    return table.assign(**{free_name(table, "prediction"): says})`

const predict = tableNode('predict', 'learn', {
  inputs: [port('model', 'model'), port('table')],
  imports: [PANDAS],
  helpers: [FREE_NAME, PREDICT],
  variable: 'predicted',
  code: (c) => py`${c.output('table')} = predict(${c.input('model')}, ${c.input('table')})`,
})

const runPredict = tableRun(predict, {
  run: (io) => {
    const table = io.table()
    const model = io.model().data as TrainedModel
    const data = predictions(model, table)
    const name = freeName(
      table.columns.map((column) => column.name),
      'prediction',
    )
    return tableResult(
      withColumn(table, {
        name,
        type: typeof data.find((value) => value !== null) === 'number' ? 'number' : 'text',
        data,
      }),
    )
  },
})

export const TRAIN = [split, linear, polynomial, logistic, knn, tree, forest, bayes, predict]

export const TRAIN_RUNS = [
  runSplit,
  runLinear,
  runPolynomial,
  runLogistic,
  runKnn,
  runTree,
  runForest,
  runBayes,
  runPredict,
]
