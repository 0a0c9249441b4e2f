import { COLOUR_CHOICES, PALETTES } from '@panya/engines/charts/palettes.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { choice, whole, yesNo } from '../../../kit/flow/param-forms.ts'
import { column, columns, maybeColumn, NUMPY, PANDAS, port, tableNode, text } from './define.ts'

/** Statistics, learning, charts and ends. */

const NUMERIC = `def numeric(table, target=""):
    """The columns of numbers, without the target."""
    return [name for name in table.select_dtypes("number").columns if name != target]`

const DISTRIBUTION = `def count_values(table, column, by="", bins=10):
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

const PLOT = 'import matplotlib.pyplot as plt'

/** Only where colours were chosen: the code stays short otherwise. */
function colourCode(c: PythonContext): string {
  const colours = PALETTES[String(c.params.colours)]
  return colours
    ? `plt.rcParams["axes.prop_cycle"] = plt.cycler(color=${c.literal(colours)})\n`
    : ''
}

/** What a normal distribution would give, as lines over the bars. */
function curveCode(c: PythonContext): string {
  const out = c.output('table')
  const { series, measure } = c.params
  const parts = series ? `${out}.groupby(${c.literal(series)})` : `[("", ${out})]`
  const how: Record<string, string> = {
    count: 'part["normal"] * part["count"].sum()',
    share: 'part["normal"]',
    cumulative: 'part["normal"].cumsum()',
  }
  return `for _, part in ${parts} if "normal" in ${out} else []:\n    plt.plot((${how[measure]}).values)\n`
}

const featuresOf = (c: PythonContext, target: string): string =>
  c.params.features.length > 0
    ? c.literal(c.params.features)
    : `numeric(${c.input('table')}, ${c.literal(target)})`

/** The rows nothing is missing in. */
const knownOf = (c: PythonContext): string =>
  `features = ${featuresOf(c, '')}\npoints = ${c.input('table')}.reset_index(drop=True)\nknown = points.dropna(subset=features)`

export const STATISTICS = [
  tableNode('describe', 'statistics', {
    variable: 'summary',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.describe().T.reset_index(names="column")\nprint(${c.output('table')})`,
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
        ? `pivot(index=${out}.columns[0], columns=${c.literal(series)}, values=${c.literal(measure)})`
        : `plot(x=${out}.columns[0], y=${c.literal(measure)}`
      const drawn = series ? `${bars}.plot(` : `${bars}, `
      return [
        `${out} = count_values(${c.input('table')}, ${c.literal(c.params.column)}, ${c.literal(series)}, ${c.params.bins})`,
        `${colourCode(c)}${out}.${drawn}kind="bar", width=0.9)`,
        `${curve ? curveCode(c) : ''}plt.title(${c.literal(c.params.title)})`,
        'plt.show()',
      ].join('\n')
    },
  }),
  tableNode('correlation', 'statistics', {
    variable: 'correlations',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.corr(numeric_only=True).reset_index(names="column")\nprint(${c.output('table')})`,
  }),
  tableNode('t-test', 'statistics', {
    outputs: [port('table'), port('p', 'number')],
    params: [column('value'), column('group')],
    imports: ['from scipy import stats', PANDAS],
    variable: 'test',
    code: (c) =>
      `one, two = (part for _, part in ${c.input('table')}.dropna(subset=[${c.literal(c.params.value)}]).groupby(${c.literal(c.params.group)})[${c.literal(c.params.value)}])\nresult = stats.ttest_ind(one, two, equal_var=False)\n${c.output('p')} = result.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["t", "df", "p"], "value": [result.statistic, result.df, result.pvalue]})\nprint(${c.output('table')})`,
  }),
  tableNode('chi-square', 'statistics', {
    outputs: [port('table'), port('p', 'number')],
    params: [column('first'), column('second')],
    imports: ['from scipy import stats', PANDAS],
    variable: 'test',
    code: (c) =>
      `result = stats.chi2_contingency(pd.crosstab(${c.input('table')}[${c.literal(c.params.first)}], ${c.input('table')}[${c.literal(c.params.second)}]), correction=False)\n${c.output('p')} = result.pvalue\n${c.output('table')} = pd.DataFrame({"what": ["chi2", "df", "p"], "value": [result.statistic, result.dof, result.pvalue]})\nprint(${c.output('table')})`,
  }),
]

interface Learner {
  type: string
  from: string
  make: (c: PythonContext) => string
  params?: ReturnType<typeof whole>[]
  linear?: boolean
}

const LEARNERS: Learner[] = [
  {
    type: 'linear',
    from: 'from sklearn.linear_model import LinearRegression',
    make: () => 'LinearRegression()',
    linear: true,
  },
  {
    type: 'polynomial',
    from: 'from sklearn.linear_model import LinearRegression\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import PolynomialFeatures',
    make: (c) =>
      `make_pipeline(PolynomialFeatures(${c.params.degree}, include_bias=False), LinearRegression())`,
    params: [whole('degree', 2, 2, 8)],
    linear: true,
  },
  {
    type: 'logistic',
    from: 'from sklearn.linear_model import LogisticRegression\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import StandardScaler',
    make: () => 'make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))',
  },
  {
    type: 'knn',
    from: 'from sklearn.neighbors import KNeighborsClassifier',
    make: (c) => `KNeighborsClassifier(${c.params.k})`,
    params: [whole('k', 5, 1, 99)],
  },
  {
    type: 'tree',
    from: 'from sklearn.tree import DecisionTreeClassifier',
    make: (c) => `DecisionTreeClassifier(max_depth=${c.params.depth}, random_state=1)`,
    params: [whole('depth', 3, 1, 12)],
  },
  {
    type: 'forest',
    from: 'from sklearn.ensemble import RandomForestClassifier',
    make: (c) =>
      `RandomForestClassifier(${c.params.trees}, max_depth=${c.params.depth}, random_state=1)`,
    params: [whole('trees', 25, 1, 200), whole('depth', 8, 1, 20)],
  },
  { type: 'bayes', from: 'from sklearn.naive_bayes import GaussianNB', make: () => 'GaussianNB()' },
]

const learners = LEARNERS.map(({ type, from, make, params = [], linear }) =>
  tableNode(type, 'learn', {
    outputs: linear ? [port('model', 'model'), port('weights')] : [port('model', 'model')],
    params: [column('target'), columns('features'), ...params],
    imports: [PANDAS, ...from.split('\n')],
    helpers: [NUMERIC],
    variable: type,
    code: (c) => {
      const model = c.output('model')
      const features = featuresOf(c, c.params.target)
      const first = type === 'polynomial' ? '[:1]' : ''
      const fit = `features = ${features}${first}\nknown = ${c.input('table')}.dropna(subset=features + [${c.literal(c.params.target)}])\n${model} = ${make(c)}.fit(known[features], known[${c.literal(c.params.target)}])`
      if (!linear) return fit
      const inner = type === 'polynomial' ? `${model}[-1]` : model
      return `${fit}\n${c.output('weights')} = pd.DataFrame({"weight": [${inner}.intercept_, *${inner}.coef_]})`
    },
  }),
)

const PREDICT = `def predict(model, table):
    """What the model says about every row; where something is missing it says nothing."""
    features = list(model.feature_names_in_)
    table = table.reset_index(drop=True)
    known = table.dropna(subset=features)
    return table.assign(prediction=pd.Series(model.predict(known[features]), index=known.index))`

const LABEL = `def label(table, known, labels):
    """Every row with the number of its group; where something is missing it has none."""
    return table.assign(cluster=pd.Series(labels + 1, index=known.index))`

const METRICS = `def judge(actual, predicted):
    """How good the predictions are: for classes, or for numbers."""
    known = actual.notna() & predicted.notna()
    actual, predicted = actual[known], predicted[known]
    if pd.api.types.is_numeric_dtype(actual) and actual.nunique() > 12:
        return {"r2": r2_score(actual, predicted), "rmse": mean_squared_error(actual, predicted) ** 0.5, "mae": mean_absolute_error(actual, predicted)}
    precision, recall, f1, _ = precision_recall_fscore_support(actual, predicted, average="macro", zero_division=0)
    return {"accuracy": accuracy_score(actual, predicted), "precision": precision, "recall": recall, "f1": f1}`

const ALGORITHMS: Record<string, [string, string]> = {
  knn: ['from sklearn.neighbors import KNeighborsClassifier', 'KNeighborsClassifier(5)'],
  tree: [
    'from sklearn.tree import DecisionTreeClassifier',
    'DecisionTreeClassifier(max_depth=5, random_state=1)',
  ],
  bayes: ['from sklearn.naive_bayes import GaussianNB', 'GaussianNB()'],
  logistic: [
    'from sklearn.linear_model import LogisticRegression',
    'LogisticRegression(max_iter=1000)',
  ],
  forest: [
    'from sklearn.ensemble import RandomForestClassifier',
    'RandomForestClassifier(25, random_state=1)',
  ],
  linear: ['from sklearn.linear_model import LinearRegression', 'LinearRegression()'],
}

export const LEARN = [
  tableNode('split', 'learn', {
    outputs: [port('train'), port('test')],
    params: [whole('share', 75, 5, 95), whole('seed', 1, 0, 9999)],
    imports: ['from sklearn.model_selection import train_test_split'],
    variable: 'part',
    code: (c) =>
      `${c.output('train')}, ${c.output('test')} = train_test_split(${c.input('table')}, train_size=${c.params.share / 100}, random_state=${c.params.seed})`,
  }),
  ...learners,
  tableNode('predict', 'learn', {
    inputs: [port('model', 'model'), port('table')],
    imports: [PANDAS],
    helpers: [PREDICT],
    variable: 'predicted',
    code: (c) => `${c.output('table')} = predict(${c.input('model')}, ${c.input('table')})`,
  }),
  tableNode('metrics', 'learn', {
    outputs: [port('table'), port('score', 'number')],
    params: [column('actual'), column('predicted')],
    imports: [
      PANDAS,
      'from sklearn.metrics import accuracy_score, mean_absolute_error, mean_squared_error, precision_recall_fscore_support, r2_score',
    ],
    helpers: [METRICS],
    variable: 'quality',
    display: true,
    code: (c) =>
      `facts = judge(${c.input('table')}[${c.literal(c.params.actual)}], ${c.input('table')}[${c.literal(c.params.predicted)}])\n${c.output('table')} = pd.DataFrame({"what": list(facts), "value": list(facts.values())})\n${c.output('score')} = ${c.output('table')}["value"][0]\nprint(${c.output('table')})`,
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
      'from sklearn.model_selection import KFold, cross_val_score',
      ...Object.values(ALGORITHMS).map(([line]) => line),
    ],
    helpers: [NUMERIC],
    variable: 'validation',
    code: (c) =>
      `features = ${featuresOf(c, c.params.target)}\nknown = ${c.input('table')}.dropna(subset=features + [${c.literal(c.params.target)}])\nscores = cross_val_score(${ALGORITHMS[c.params.algorithm]?.[1]}, known[features], known[${c.literal(c.params.target)}], cv=KFold(${c.params.folds}, shuffle=True, random_state=1))\n${c.output('table')} = pd.DataFrame({"part": range(1, len(scores) + 1), "score": scores})\n${c.output('score')} = scores.mean()\nprint(${c.output('score')})`,
  }),
  tableNode('kmeans', 'learn', {
    outputs: [port('table'), port('inertia', 'number')],
    params: [whole('k', 3, 1, 50), columns('features'), whole('seed', 1, 0, 9999)],
    imports: [PANDAS, 'from sklearn.cluster import KMeans'],
    helpers: [NUMERIC, LABEL],
    variable: 'clusters',
    code: (c) =>
      `${knownOf(c)}\nmeans = KMeans(${c.params.k}, n_init=10, random_state=${c.params.seed}).fit(known[features])\n${c.output('table')} = label(points, known, means.labels_)\n${c.output('inertia')} = means.inertia_`,
  }),
  tableNode('hierarchical', 'learn', {
    params: [whole('k', 3, 1, 50), columns('features')],
    imports: [PANDAS, 'from sklearn.cluster import AgglomerativeClustering'],
    helpers: [NUMERIC, LABEL],
    variable: 'families',
    code: (c) =>
      `${knownOf(c)}\n${c.output('table')} = label(points, known, AgglomerativeClustering(${c.params.k}).fit_predict(known[features]))`,
  }),
  tableNode('pca', 'learn', {
    outputs: [port('table'), port('shares')],
    params: [whole('count', 2, 1, 20), columns('features')],
    imports: [PANDAS, 'from sklearn.decomposition import PCA'],
    helpers: [NUMERIC],
    variable: 'directions',
    code: (c) =>
      `${knownOf(c)}\ndirections = PCA(${c.params.count})\nscores = directions.fit_transform(known[features])\n${c.output('table')} = known.assign(**{f"pc{n + 1}": scores[:, n] for n in range(scores.shape[1])})\n${c.output('shares')} = pd.DataFrame({"share": directions.explained_variance_ratio_})`,
  }),
]

const TITLE = text('title')

function chart(
  kind: string,
  params: ReturnType<typeof column>[],
  code: (c: PythonContext) => string,
) {
  return tableNode(`chart-${kind}`, 'chart', {
    outputs: [],
    params: [...params, TITLE, choice('colours', COLOUR_CHOICES)],
    imports: [PANDAS, PLOT],
    variable: 'chart',
    display: true,
    code: (c) => `${colourCode(c)}${code(c)}\nplt.title(${c.literal(c.params.title)})\nplt.show()`,
  })
}

const categoryCode = (kind: string) => (c: PythonContext) => {
  const table = c.input('table')
  if (!c.params.y)
    return `${table}[${c.literal(c.params.x)}].value_counts(sort=False)${kind === 'line' || kind === 'area' ? '.sort_index()' : ''}.plot(kind="${kind}")`
  const by = c.params.series
    ? `[${c.literal(c.params.x)}, ${c.literal(c.params.series)}]`
    : c.literal(c.params.x)
  const unstack = c.params.series ? '.unstack()' : ''
  return `${table}.groupby(${by}${kind === 'line' || kind === 'area' ? '' : ', sort=False'})[${c.literal(c.params.y)}].${c.params.summary}()${unstack}.plot(kind="${kind}")`
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
      ? `for name, part in ${c.input('table')}.groupby(${c.literal(c.params.series)}):\n    plt.scatter(part[${c.literal(c.params.x)}], part[${c.literal(c.params.y)}], label=name)\nplt.legend()`
      : `${c.input('table')}.plot.scatter(x=${c.literal(c.params.x)}, y=${c.literal(c.params.y)})`,
  ),
  chart(
    'histogram',
    [column('x'), whole('bins', 10, 2, 200)],
    (c) => `${c.input('table')}[${c.literal(c.params.x)}].plot.hist(bins=${c.params.bins})`,
  ),
  chart(
    'box',
    [column('y'), maybeColumn('series', 'together')],
    (c) =>
      `${c.input('table')}.boxplot(column=${c.literal(c.params.y)}${c.params.series ? `, by=${c.literal(c.params.series)}` : ''})`,
  ),
  chart(
    'heatmap',
    [],
    (c) =>
      `plt.imshow(${c.input('table')}.corr(numeric_only=True), vmin=-1, vmax=1)\nplt.colorbar()`,
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
        ? `${c.input('table')}.groupby(${c.literal(c.params.province)})[${c.literal(c.params.value)}].${c.params.summary}().sort_values().plot.barh()`
        : `${c.input('table')}[${c.literal(c.params.province)}].value_counts().plot.barh()`,
  ),
]

export const OUTPUT = [
  tableNode('show', 'output', {
    display: true,
    variable: 'shown',
    code: (c) => `print(${c.input('table')})\n${c.output('table')} = ${c.input('table')}`,
  }),
  tableNode('count', 'output', {
    display: true,
    inputs: [{ name: 'what', types: ['table', 'number', 'list'] }],
    outputs: [port('number', 'number')],
    variable: 'count',
    code: (c) =>
      `${c.output('number')} = len(${c.input('what')}) if hasattr(${c.input('what')}, "__len__") else ${c.input('what')}\nprint(${c.output('number')})`,
  }),
]
