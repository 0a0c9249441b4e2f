/** Whether a learner's words can change the Python that a node is written in: with any words it has the same shape. */
import { loadPyodide, type PyodideInterface } from 'pyodide'
import { type Py, py, pyName } from '../../code/python-code.ts'
import { HOSTILE_TEXTS } from '../../code/testing/hostile-texts.ts'
import type { NodeType } from '../node-type.ts'
import { filledParams, type ParamSpec } from '../param-spec.ts'
import { Names, outputNames, pythonContext } from '../python-code.ts'

/** The tree of a program with every constant taken out, and the constants themselves. */
const LOOK = `
import ast, functools, json

@functools.cache
def shape_of(source):
    tree = ast.parse(source)
    compile(source, "main.py", "exec")
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                texts.append(node.value)
            node.value = type(node.value).__name__
    return ast.dump(tree), texts

def names_in(source):
    """Names that a program gives values to: as it goes, inside of expressions, and as functions and imports."""
    tree = ast.parse(source)
    stored = lambda node: {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    inner, made, outer = set(), set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.comprehension):
            inner |= stored(node.target)
        if isinstance(node, ast.Lambda):
            inner |= {arg.arg for arg in node.args.args}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            made.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            made |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
        else:
            outer |= stored(node)
    return json.dumps({"inner": sorted(inner), "made": sorted(made), "outer": sorted(outer - inner)})

def differences(pairs_json):
    found = []
    for number, (plain, hostile, words) in enumerate(json.loads(pairs_json)):
        try:
            one, before = shape_of(plain)
            other, after = shape_of.__wrapped__(hostile)
            if one != other:
                found.append([number, "another shape", hostile])
            elif [text.replace("plainword", words) for text in before] != after:
                found.append([number, "other words", hostile])
        except (SyntaxError, ValueError) as error:
            found.append([number, str(error), hostile])
    return json.dumps(found)
`

export class PythonShapes {
  readonly #python: PyodideInterface

  private constructor(python: PyodideInterface) {
    this.#python = python
    python.runPython(LOOK)
  }

  static async load(): Promise<PythonShapes> {
    return new PythonShapes(await loadPyodide())
  }

  #namesIn(source: string): NamesIn {
    const ask = this.#python.globals.get('names_in') as (source: string) => string
    return JSON.parse(ask(source)) as NamesIn
  }

  /** Where a node would take another's variable, or one of its functions, for something else. */
  clashes(types: readonly NodeType[]): string[] {
    const outputs = new Set(types.flatMap(variablesOf))
    const brought = types.flatMap(({ python }) => [
      ...(python?.imports ?? []),
      ...(python?.helpers ?? []),
    ])
    const { made, outer: constants } = this.#namesIn([...new Set(brought)].join('\n'))
    const functions = new Set([...made, ...constants])
    return types.flatMap((type) => {
      const own = new Set(variablesOf(type))
      const found = variantsOf(type).flatMap((chosen) => {
        const { inner, outer } = this.#namesIn(codeOf(type, 'plainword', chosen) ?? '')
        const kept = outer.filter((name) => !name.startsWith('out_'))
        return [
          ...[...inner, ...kept].filter((name) => outputs.has(name)),
          ...[...kept, ...own].filter((name) => functions.has(name)),
        ]
      })
      return [...new Set(found)].map((name) => `${type.type}: ${name}`)
    })
  }

  /** Empty when hostile words are nothing but words in each of these programs. */
  differences(cases: readonly ShapeCase[]): unknown {
    const ask = this.#python.globals.get('differences') as (pairs: string) => string
    const pairs = cases.map(({ plain, hostile, words }) => [plain, hostile, words])
    return JSON.parse(ask(JSON.stringify(pairs)))
  }
}

interface NamesIn {
  inner: string[]
  made: string[]
  outer: string[]
}

interface ShapeCase {
  plain: string
  hostile: string
  words: string
}

/** Words for every setting that holds some; formulas and rules get theirs inside. */
function wordy(spec: ParamSpec, words: string): unknown {
  switch (spec.kind) {
    case 'text':
      return spec.name === 'formula' ? '[a] = 1' : words
    case 'column':
      return words
    case 'columns':
      return [words, `${words}.`]
    case 'file':
      return { name: `${words}.csv`, size: 1 }
    case 'custom':
      return CUSTOM[spec.editor]?.(words)
    case 'number':
    case 'choice':
    case 'boolean':
    case 'colour':
    case 'matrix':
    case 'points':
    default:
      return undefined
  }
}

const CUSTOM: Record<string, (words: string) => unknown> = {
  rules: (words) => [
    { column: words, test: '=', value: `${words}.` },
    { column: words, test: 'contains', value: words },
    { column: words, test: 'filled', value: '' },
  ],
  // The lines of a class are cut apart and trimmed: its label is written as it is.
  textClasses: (words) => [{ label: words, texts: 'one' }],
}

const variable = (name: string): Py => pyName(name.toLowerCase(), py`value`)

function codeOf({ python, params, inputs }: NodeType, words: string, chosen: object): Py | null {
  const set = Object.fromEntries(params.map((spec) => [spec.name, wordy(spec, words)]))
  const wired = new Set(inputs.map(({ name }) => name))
  const context = pythonContext(
    filledParams(params, { ...set, ...chosen }),
    (port) => (wired.has(port) ? variable(`in_${port}`) : undefined),
    (port) => variable(`out_${port}`),
  )
  return python?.code(context) ?? null
}

/** One for every choice a node offers: each may write the words another way. */
function variantsOf({ params }: NodeType): object[] {
  const choices = params.flatMap((spec): object[] => {
    if (spec.kind === 'choice') return spec.options.map((option) => ({ [spec.name]: option }))
    return spec.kind === 'boolean' ? [{ [spec.name]: !spec.default }] : []
  })
  return [{}, ...choices]
}

/** What a node's results are called. */
const variablesOf = (type: NodeType): string[] =>
  type.python ? [...outputNames(type, new Names()).values()] : []

/** Every node in every variant that writes learners' words at all, with each hostile text. */
export function shapeCases(
  types: readonly NodeType[],
  texts: readonly string[] = HOSTILE_TEXTS,
): ShapeCase[] {
  return types.flatMap((type) =>
    variantsOf(type).flatMap((chosen) => {
      const plain = codeOf(type, 'plainword', chosen)
      if (!plain?.includes('plainword')) return []
      return texts
        .filter((text) => text.trim() !== '' && !isNumeric(text))
        .map((words) => ({
          plain,
          hostile: codeOf(type, words, chosen)!,
          words,
        }))
    }),
  )
}

/** A number in a rule is compared as a number: another shape, and rightly so. */
const isNumeric = (text: string): boolean =>
  Number.isFinite(Number(text)) || Number.isFinite(Number(`${text}.`))
