import { COLOUR_CHOICES, PALETTES } from '@panya/engines/charts/palettes.ts'
import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { choice, whole, yesNo } from '../../../flow-kit/param-forms.ts'
import { column, columns, maybeColumn, NUMPY, PANDAS, port, tableNode, text } from './define.ts'

/** Statistics, learning, charts and ends. */

const NUMERIC = py`def numeric(table, target=""):
    """The columns of numbers, without the target."""
    return [name for name in table.select_dtypes("number").columns if name != target]`

const DISTRIBUTION = py`def count_values(table, column, by="", bins=10):
    """How often each value, or each range of numbers, comes up in each group."""
    known = table.dropna(subset=[column])
    numbers = pd.api.types.is_numeric_dtype(known[column])
    edges = np.histogram_bin_edges(known[column], bins) if numbers else None
    rows = []
    for name, part in known.groupby(by) if by else [("", known)]:
        if numbers:
            middle, spread = part[column].mean(), part[column].std()
            places = (edges[:-1] + edges[1:]) / 2
            shape = pd.DataFrame({"from": edges[:-1], "to": edges[1:]})
            counts = np.histogram(part[column], edges)[0]
        else:
            shape = pd.DataFrame({"value": sorted(known[column].unique())})
            counts = shape["value"].map(part[column].value_counts()).fillna(0).astype(int)
        if by:
            shape[by] = name
        shape["count"] = counts
        shape["share"] = counts / counts.sum()
        shape["cumulative"] = shape["share"].cumsum()
        if numbers:
            shape["normal"] = np.diff(edges) / (spread * np.sqrt(2 * np.pi)) * np.exp(-(((places - middle) / spread) ** 2) / 2)
        rows.append(shape)
    return pd.concat(rows, ignore_index=True)`

const PLOT = py`import matplotlib.pyplot as plt`

/** Only where colours were chosen: the code stays short otherwise. */
function colourCode(c: PythonContext): Py {
  const name = c.text('colours')
  return Object.hasOwn(PALETTES, name)
    ? py`plt.rcParams["axes.prop_cycle"] = plt.cycler(color=${c.literal(PALETTES[name])})\n`
    : py``
}

/** What a normal distribution would give, as lines over the bars. */
function curveCode(c: PythonContext): Py {
  const out = c.output('table')
  const { series } = c.params
  const parts = series ? py`${out}.groupby(${c.literal(series)})` : py`[("", ${out})]`
  const how = MEASURES[c.text('measure')] ?? py`part["normal"]`
  return py`for _, part in ${parts} if "normal" in ${out} else []:\n    plt.plot((${how}).values)\n`
}

const MEASURES = ownTable<Py>({
  count: py`part["normal"] * part["count"].sum()`,
  share: py`part["normal"]`,
  cumulative: py`part["normal"].cumsum()`,
})

const featuresOf = (c: PythonContext, target: string): Py =>
  c.list('features').length > 0
    ? c.param('features')
    : py`numeric(${c.input('table')}, ${c.literal(target)})`

/** The rows nothing is missing in. */
const knownOf = (c: PythonContext): Py =>
  py`features = ${featuresOf(c, '')}\npoints = ${c.input('table')}.reset_index(drop=True)\nknown = points.dropna(subset=features)`

export const STATISTICS = [
  tableNode('describe', 'statistics', {
    variable: 'summary',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.describe().T.reset_index(names="column")\nprint(${c.output('table')})`,
  }),
  tableNode('distributions', 'statistics', {
    params: [
      column('column'),
      maybeColumn('series', 'together'),
      whole('bins', 10, 2, 200),
      choice('measure', ['count', 'share', 'cumulative']),
      yesNo('curve'),
      text('title'),
      choice('colours', COLOUR_CHOICES),
    ],
    imports: [NUMPY, PANDAS, PLOT],
    helpers: [DISTRIBUTION],
    variable: 'distribution',
    display: true,
    code: (c) => {
      const { series, measure, curve } = c.params
      const out = c.output('table')
      const bars = series
        ? py`pivot(index=${out}.columns[0], columns=${c.literal(series)}, values=${c.literal(measure)})`
        : py`plot(x=${out}.columns[0], y=${c.literal(measure)}`
      const drawn = series ? py`${bars}.plot(` : py`${bars}, `
      return py`${out} = count_values(${c.input('table')}, ${c.param('column')}, ${c.literal(series)}, ${c.param('bins')})
${colourCode(c)}${out}.${drawn}kind="bar", width=0.9)
${curve ? curveCode(c) : py``}plt.title(${c.param('title')})
plt.show()`
    },
  }),
  tableNode('correlation', 'statistics', {
    variable: 'correlations',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.corr(numeric_only=True).reset_index(names="column")\nprint(${c.output('table')})`,
  }),
  tableNode('t-test', 'statistics', {
    outputs: [port('table'), port('p', 'number')],
    params: [column('value'), column('group')],
    imports: [py`from scipy import stats`, PANDAS],
    variable: 'test',
    code: (c) =>
      py`one, two = (part for _, part in ${c.input('table')}.dropna(subset=[${c.param('value')}]).groupby(${c.param('group')})[${c.param('value')}])\nresult = stats.ttest_ind(one, two, equal_var=False)\n${c.output('p')} = result.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["t", "df", "p"], "value": [result.statistic, result.df, result.pvalue]})\nprint(${c.output('table')})`,
  }),
  tableNode('chi-square', 'statistics', {
    outputs: [port('table'), port('p', 'number')],
    params: [column('first'), column('second')],
    imports: [py`from scipy import stats`, PANDAS],
    variable: 'test',
    code: (c) =>
      py`result = stats.chi2_contingency(pd.crosstab(${c.input('table')}[${c.param('first')}], ${c.input('table')}[${c.param('second')}]), correction=False)\n${c.output('p')} = result.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["chi2", "df", "p"], "value": [result.statistic, result.dof, result.pvalue]})\nprint(${c.output('table')})`,
  }),
]

interface Learner {
  type: string
  from: Py[]
  make: (c: PythonContext) => Py
  params?: ReturnType<typeof whole>[]
  linear?: boolean
}

const LEARNERS: Learner[] = [
  {
    type: 'linear',
    from: [py`from sklearn.linear_model import LinearRegression`],
    make: () => py`LinearRegression()`,
    linear: true,
  },
  {
    type: 'polynomial',
    from: [
      py`from sklearn.linear_model import LinearRegression`,
      py`from sklearn.pipeline import make_pipeline`,
      py`from sklearn.preprocessing import PolynomialFeatures`,
    ],
    make: (c) =>
      py`make_pipeline(PolynomialFeatures(${c.param('degree')}, include_bias=False), LinearRegression())`,
    params: [whole('degree', 2, 2, 8)],
    linear: true,
  },
  {
    type: 'logistic',
    from: [
      py`from sklearn.linear_model import LogisticRegression`,
      py`from sklearn.pipeline import make_pipeline`,
      py`from sklearn.preprocessing import StandardScaler`,
    ],
    make: () => py`make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))`,
  },
  {
    type: 'knn',
    from: [py`from sklearn.neighbors import KNeighborsClassifier`],
    make: (c) => py`KNeighborsClassifier(${c.param('k')})`,
    params: [whole('k', 5, 1, 99)],
  },
  {
    type: 'tree',
    from: [py`from sklearn.tree import DecisionTreeClassifier`],
    make: (c) => py`DecisionTreeClassifier(max_depth=${c.param('depth')}, random_state=1)`,
    params: [whole('depth', 3, 1, 12)],
  },
  {
    type: 'forest',
    from: [py`from sklearn.ensemble import RandomForestClassifier`],
    make: (c) =>
      py`RandomForestClassifier(${c.param('trees')}, max_depth=${c.param('depth')}, random_state=1)`,
    params: [whole('trees', 25, 1, 200), whole('depth', 8, 1, 20)],
  },
  {
    type: 'bayes',
    from: [py`from sklearn.naive_bayes import GaussianNB`],
    make: () => py`GaussianNB()`,
  },
]

const learners = LEARNERS.map(({ type, from, make, params = [], linear }) =>
  tableNode(type, 'learn', {
    outputs: linear ? [port('model', 'model'), port('weights')] : [port('model', 'model')],
    params: [column('target'), columns('features'), ...params],
    imports: [PANDAS, ...from],
    helpers: [NUMERIC],
    variable: type,
    code: (c) => {
      const model = c.output('model')
      const features = featuresOf(c, c.text('target'))
      const first = type === 'polynomial' ? py`[:1]` : py``
      const fit = py`features = ${features}${first}\nknown = ${c.input('table')}.dropna(subset=features + [${c.param('target')}])\n${model} = ${make(c)}.fit(known[features], known[${c.param('target')}])`
      if (!linear) return fit
      const inner = type === 'polynomial' ? py`${model}[-1]` : model
      return py`${fit}\n${c.output('weights')} = pd.DataFrame({"weight": [${inner}.intercept_, *${inner}.coef_]})`
    },
  }),
)

const PREDICT = py`def predict(model, table):
    """What the model says about every row; where something is missing it says nothing."""
    features = list(model.feature_names_in_)
    table = table.reset_index(drop=True)
    known = table.dropna(subset=features)
    return table.assign(prediction=pd.Series(model.predict(known[features]), index=known.index))`

const LABEL = py`def label(table, known, labels):
    """Every row with the number of its group; where something is missing it has none."""
    return table.assign(cluster=pd.Series(labels + 1, index=known.index))`

const METRICS = py`def judge(actual, predicted):
    """How good the predictions are: for classes, or for numbers."""
    known = actual.notna() & predicted.notna()
    actual, predicted = actual[known], predicted[known]
    if pd.api.types.is_numeric_dtype(actual) and actual.nunique() > 12:
        return {"r2": r2_score(actual, predicted), "rmse": mean_squared_error(actual, predicted) ** 0.5, "mae": mean_absolute_error(actual, predicted)}
    precision, recall, f1, _ = precision_recall_fscore_support(actual, predicted, average="macro", zero_division=0)
    return {"accuracy": accuracy_score(actual, predicted), "precision": precision, "recall": recall, "f1": f1}`

const ALGORITHMS = ownTable<[from: Py, make: Py]>({
  knn: [py`from sklearn.neighbors import KNeighborsClassifier`, py`KNeighborsClassifier(5)`],
  tree: [
    py`from sklearn.tree import DecisionTreeClassifier`,
    py`DecisionTreeClassifier(max_depth=5, random_state=1)`,
  ],
  bayes: [py`from sklearn.naive_bayes import GaussianNB`, py`GaussianNB()`],
  logistic: [
    py`from sklearn.linear_model import LogisticRegression`,
    py`LogisticRegression(max_iter=1000)`,
  ],
  forest: [
    py`from sklearn.ensemble import RandomForestClassifier`,
    py`RandomForestClassifier(25, random_state=1)`,
  ],
  linear: [py`from sklearn.linear_model import LinearRegression`, py`LinearRegression()`],
})

export const LEARN = [
  tableNode('split', 'learn', {
    outputs: [port('train'), port('test')],
    params: [whole('share', 75, 5, 95), whole('seed', 1, 0, 9999)],
    imports: [py`from sklearn.model_selection import train_test_split`],
    variable: 'part',
    code: (c) =>
      py`${c.output('train')}, ${c.output('test')} = train_test_split(${c.input('table')}, train_size=${c.literal(c.number('share') / 100)}, random_state=${c.param('seed')})`,
  }),
  ...learners,
  tableNode('predict', 'learn', {
    inputs: [port('model', 'model'), port('table')],
    imports: [PANDAS],
    helpers: [PREDICT],
    variable: 'predicted',
    code: (c) => py`${c.output('table')} = predict(${c.input('model')}, ${c.input('table')})`,
  }),
  tableNode('metrics', 'learn', {
    outputs: [port('table'), port('score', 'number')],
    params: [column('actual'), column('predicted')],
    imports: [
      PANDAS,
      py`from sklearn.metrics import accuracy_score, mean_absolute_error, mean_squared_error, precision_recall_fscore_support, r2_score`,
    ],
    helpers: [METRICS],
    variable: 'quality',
    display: true,
    code: (c) =>
      py`facts = judge(${c.input('table')}[${c.param('actual')}], ${c.input('table')}[${c.param('predicted')}])\n${c.output('table')} = pd.DataFrame({"what": list(facts), "value": list(facts.values())})\n${c.output('score')} = ${c.output('table')}["value"][0]\nprint(${c.output('table')})`,
  }),
  tableNode('cross-validate', 'learn', {
    outputs: [port('table'), port('score', 'number')],
    params: [
      choice('algorithm', Object.keys(ALGORITHMS)),
      column('target'),
      columns('features'),
      whole('folds', 5, 2, 20),
    ],
    imports: [
      PANDAS,
      py`from sklearn.model_selection import KFold, cross_val_score`,
      ...Object.values(ALGORITHMS).map(([line]) => line),
    ],
    helpers: [NUMERIC],
    variable: 'validation',
    code: (c) =>
      py`features = ${featuresOf(c, c.text('target'))}\nknown = ${c.input('table')}.dropna(subset=features + [${c.param('target')}])\nscores = cross_val_score(${ALGORITHMS[c.text('algorithm')]?.[1] ?? py`None`}, known[features], known[${c.param('target')}], cv=KFold(${c.param('folds')}, shuffle=True, random_state=1))\n${c.output('table')} = pd.DataFrame({"part": range(1, len(scores) + 1), "score": scores})\n${c.output('score')} = scores.mean()\nprint(${c.output('score')})`,
  }),
  tableNode('kmeans', 'learn', {
    outputs: [port('table'), port('inertia', 'number')],
    params: [whole('k', 3, 1, 50), columns('features'), whole('seed', 1, 0, 9999)],
    imports: [PANDAS, py`from sklearn.cluster import KMeans`],
    helpers: [NUMERIC, LABEL],
    variable: 'clusters',
    code: (c) =>
      py`${knownOf(c)}\nmeans = KMeans(${c.param('k')}, n_init=10, random_state=${c.param('seed')}).fit(known[features])\n${c.output('table')} = label(points, known, means.labels_)\n${c.output('inertia')} = means.inertia_`,
  }),
  tableNode('hierarchical', 'learn', {
    params: [whole('k', 3, 1, 50), columns('features')],
    imports: [PANDAS, py`from sklearn.cluster import AgglomerativeClustering`],
    helpers: [NUMERIC, LABEL],
    variable: 'families',
    code: (c) =>
      py`${knownOf(c)}\n${c.output('table')} = label(points, known, AgglomerativeClustering(${c.param('k')}).fit_predict(known[features]))`,
  }),
  tableNode('pca', 'learn', {
    outputs: [port('table'), port('shares')],
    params: [whole('count', 2, 1, 20), columns('features')],
    imports: [PANDAS, py`from sklearn.decomposition import PCA`],
    helpers: [NUMERIC],
    variable: 'directions',
    code: (c) =>
      py`${knownOf(c)}\ndirections = PCA(${c.param('count')})\nscores = directions.fit_transform(known[features])\n${c.output('table')} = known.assign(**{f"pc{n + 1}": scores[:, n] for n in range(scores.shape[1])})\n${c.output('shares')} = pd.DataFrame({"share": directions.explained_variance_ratio_})`,
  }),
]

const TITLE = text('title')

function chart(kind: string, params: ReturnType<typeof column>[], code: (c: PythonContext) => Py) {
  return tableNode(`chart-${kind}`, 'chart', {
    outputs: [],
    params: [...params, TITLE, choice('colours', COLOUR_CHOICES)],
    imports: [PANDAS, PLOT],
    variable: 'chart',
    display: true,
    code: (c) => py`${colourCode(c)}${code(c)}\nplt.title(${c.param('title')})\nplt.show()`,
  })
}

const summaryOf = (c: PythonContext): Py => (c.params.summary === 'sum' ? py`sum` : py`mean`)

/** Lines and areas go along what they are drawn over. */
const categoryCode = (kind: string) => (c: PythonContext) => {
  const table = c.input('table')
  const isOrdered = kind === 'line' || kind === 'area'
  const plot = py`.plot(kind=${c.literal(kind)})`
  if (!c.params.y)
    return py`${table}[${c.param('x')}].value_counts(sort=False)${isOrdered ? py`.sort_index()` : py``}${plot}`
  const by = c.params.series ? py`[${c.param('x')}, ${c.param('series')}]` : c.param('x')
  const unstack = c.params.series ? py`.unstack()` : py``
  const sorting = isOrdered ? py`` : py`, sort=False`
  return py`${table}.groupby(${by}${sorting})[${c.param('y')}].${summaryOf(c)}()${unstack}${plot}`
}
const CATEGORY = [
  column('x'),
  maybeColumn('y', 'count'),
  maybeColumn('series', 'together'),
  choice('summary', ['mean', 'sum'], 'chart-summary'),
]

export const CHARTS = [
  chart('bar', CATEGORY, categoryCode('bar')),
  chart('line', CATEGORY, categoryCode('line')),
  chart('area', CATEGORY, categoryCode('area')),
  chart(
    'pie',
    [column('x'), maybeColumn('y', 'count'), choice('summary', ['sum', 'mean'], 'chart-summary')],
    categoryCode('pie'),
  ),
  chart('scatter', [column('x'), column('y'), maybeColumn('series', 'together')], (c) =>
    c.params.series
      ? py`for name, part in ${c.input('table')}.groupby(${c.param('series')}):\n    plt.scatter(part[${c.param('x')}], part[${c.param('y')}], label=name)\nplt.legend()`
      : py`${c.input('table')}.plot.scatter(x=${c.param('x')}, y=${c.param('y')})`,
  ),
  chart(
    'histogram',
    [column('x'), whole('bins', 10, 2, 200)],
    (c) => py`${c.input('table')}[${c.param('x')}].plot.hist(bins=${c.param('bins')})`,
  ),
  chart(
    'box',
    [column('y'), maybeColumn('series', 'together')],
    (c) =>
      py`${c.input('table')}.boxplot(column=${c.param('y')}${c.params.series ? py`, by=${c.param('series')}` : py``})`,
  ),
  chart(
    'heatmap',
    [],
    (c) =>
      py`plt.imshow(${c.input('table')}.corr(numeric_only=True), vmin=-1, vmax=1)\nplt.colorbar()`,
  ),
  chart(
    'map',
    [
      column('province'),
      maybeColumn('value', 'count'),
      choice('summary', ['sum', 'mean'], 'chart-summary'),
    ],
    (c) =>
      c.params.value
        ? py`${c.input('table')}.groupby(${c.param('province')})[${c.param('value')}].${summaryOf(c)}().sort_values().plot.barh()`
        : py`${c.input('table')}[${c.param('province')}].value_counts().plot.barh()`,
  ),
]

export const OUTPUT = [
  tableNode('show', 'output', {
    display: true,
    variable: 'shown',
    code: (c) => py`print(${c.input('table')})\n${c.output('table')} = ${c.input('table')}`,
  }),
  tableNode('count', 'output', {
    display: true,
    inputs: [{ name: 'what', types: ['table', 'number', 'list'] }],
    outputs: [port('number', 'number')],
    variable: 'count',
    code: (c) =>
      py`${c.output('number')} = len(${c.input('what')}) if hasattr(${c.input('what')}, "__len__") else ${c.input('what')}\nprint(${c.output('number')})`,
  }),
]
