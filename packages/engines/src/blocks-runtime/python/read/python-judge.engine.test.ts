/** Python's own parser judges ours: it takes every text, and sees the same tree in it. */
import { loadPyodide, type PyodideInterface } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'
import { writtenBoard, writtenStage } from '../../testing/written-programs.ts'
import { pythonTextOf } from '../python-text.ts'
import { parsePython } from './parse-python.ts'
import type { Term } from './python-tree.ts'
import { TAUGHT } from './testing/taught-programs.ts'

let python: PyodideInterface
let dump: (text: string) => string

/** The same short form of a tree as `dumped` below; what has no kind of its own here is a star. */
const DUMP = `
import ast
OPS = {'Add': '+', 'Sub': '-', 'Mult': '*', 'Div': '/', 'Mod': '%', 'FloorDiv': '//', 'Pow': '**', 'Eq': '==',
       'NotEq': '!=', 'Lt': '<', 'LtE': '<=', 'Gt': '>', 'GtE': '>=', 'In': 'in', 'NotIn': 'not in', 'Is': 'is',
       'IsNot': 'is not', 'And': 'and', 'Or': 'or', 'Not': 'not', 'USub': '-', 'UAdd': '+'}
op = lambda o: OPS.get(type(o).__name__, '?')
def many(nodes): return ' '.join(one(n) for n in nodes)
def number(v): return 'number' + ('' if isinstance(v, complex) else ' %.12g' % v)
def chained(n):
    left = '(compare %s %s %s)' % (op(n.ops[0]), one(n.left), one(n.comparators[0]))
    for o, right in list(zip(n.ops, n.comparators))[1:]:
        left = '(compare-more %s %s %s)' % (op(o), left, one(right))
    return left
def one(n):
    t = type(n).__name__
    if t == 'Module': return '(body %s)' % many(n.body)
    if t == 'Expr': return '(do %s)' % one(n.value)
    if t == 'Name': return 'name ' + n.id
    if t == 'Constant':
        if isinstance(n.value, bool) or n.value is None: return 'constant %s' % n.value
        if isinstance(n.value, str): return 'text ' + repr([ord(c) for c in n.value])
        if isinstance(n.value, (int, float)): return number(n.value)
        return '*'
    if t == 'UnaryOp':
        if isinstance(n.op, ast.USub) and isinstance(n.operand, ast.Constant) and not isinstance(n.operand.value, bool): return number(-n.operand.value)
        if isinstance(n.op, ast.UAdd) and isinstance(n.operand, ast.Constant): return one(n.operand)
        return '(unary %s %s)' % (op(n.op), one(n.operand))
    if t == 'BinOp': return '(binary %s %s %s)' % (op(n.op), one(n.left), one(n.right))
    if t == 'BoolOp':
        left = one(n.values[0])
        for value in n.values[1:]: left = '(binary %s %s %s)' % (op(n.op), left, one(value))
        return left
    if t == 'Compare': return chained(n)
    if t == 'Call': return '(call %s)' % many([n.func] + n.args + n.keywords)
    if t == 'keyword': return '(keyword %s %s)' % (n.arg, one(n.value))
    if t == 'Attribute': return '(attribute %s %s)' % (n.attr, one(n.value))
    if t == 'Subscript': return '*' if isinstance(n.slice, ast.Slice) else '(index %s %s)' % (one(n.value), one(n.slice))
    if t == 'List': return '(list %s)' % many(n.elts)
    if t == 'IfExp': return '(conditional %s)' % many([n.body, n.test, n.orelse])
    if t == 'JoinedStr':
        if any(isinstance(v, ast.FormattedValue) and (v.format_spec or v.conversion != -1) for v in n.values): return '*'
        return '(format %s)' % many(v.value if isinstance(v, ast.FormattedValue) else v for v in n.values)
    if t == 'Assign' and len(n.targets) == 1 and not isinstance(n.targets[0], ast.Tuple): return '(assign %s %s)' % (one(n.targets[0]), one(n.value))
    if t == 'AugAssign': return '(update %s %s %s)' % (op(n.op), one(n.target), one(n.value))
    if t == 'If': return '(if %s (body %s)%s)' % (one(n.test), many(n.body), ' (body %s)' % many(n.orelse) if n.orelse else '')
    if t == 'While': return '(while %s (body %s))' % (one(n.test), many(n.body))
    if t == 'For': return '(for %s %s (body %s))' % (one(n.target), one(n.iter), many(n.body))
    if t == 'With': return '(with %s (body %s))' % (one(n.items[0].context_expr), many(n.body))
    if t == 'FunctionDef': return '(def %s (%s) (%s) (body %s))' % (n.name, ' '.join(a.arg for a in n.args.args), many(n.decorator_list), many(n.body))
    if t == 'Return': return '(return %s)' % (one(n.value) if n.value else '')
    if t in ('Pass', 'Break', 'Continue'): return t.lower()
    if t == 'Global': return '(global %s)' % ' '.join('name ' + name for name in n.names)
    return '*'
lambda text: one(ast.parse(text))
`

beforeAll(async () => {
  python = await loadPyodide()
  dump = python.runPython(DUMP) as typeof dump
}, 60_000)

const PLAIN = new Set([
  'do',
  'call',
  'list',
  'conditional',
  'format',
  'assign',
  'while',
  'for',
  'with',
  'if',
  'index',
  'body',
])
const SAID = new Set([
  'unary',
  'binary',
  'compare',
  'compare-more',
  'keyword',
  'attribute',
  'update',
])

function dumped(given: Term): string {
  const { kind, value, parts } = given
  const inside = parts
    .filter((part) => part.kind !== 'note')
    .map(dumped)
    .join(' ')
  if (kind === 'brackets') return inside
  if (kind === 'name' || kind === 'constant') return `${kind} ${value}`
  if (kind === 'number') return `number ${Number(value)}`
  if (kind === 'text')
    return `text [${Array.from(value, (sign) => sign.codePointAt(0)).join(', ')}]`
  if (PLAIN.has(kind)) return `(${kind} ${inside})`
  if (SAID.has(kind)) return `(${kind} ${value} ${inside})`
  if (kind === 'def') {
    const [params, hats, body] = parts
    const names = params!.parts.map((param) => param.value).join(' ')
    return `(def ${value} (${names}) (${hats!.parts.map(dumped).join(' ')}) ${dumped(body!)})`
  }
  if (kind === 'return' || kind === 'global') return `(${kind} ${inside})`
  return ['pass', 'break', 'continue'].includes(kind) ? kind : '*'
}

/** Numbers are written in two languages: what they are counts, not their digits. */
const sameNumbers = (tree: string): string =>
  tree.replace(
    /number (\S+?)(?=[ )]|$)/g,
    (_, digits: string) => `number ${Number(digits).toPrecision(12)}`,
  )

function expectSame(text: string): void {
  const parsed = parsePython(text)
  if ('problems' in parsed) throw new Error(`${JSON.stringify(parsed.problems[0])}\n${text}`)
  expect(sameNumbers(dumped(parsed.body))).toBe(sameNumbers(dump(text)))
}

test('programs as children write them', () => {
  for (const { text } of TAUGHT) expectSame(text)
})

test('the text of generated programs', () => {
  for (let seed = 0; seed < 150; seed++) {
    expectSame(pythonTextOf(writtenStage(seed), 'cat').text)
    expectSame(pythonTextOf(writtenBoard(seed), 'board').text)
  }
})

test.each([
  'not a or b and not c == d',
  '-a ** -b ** c',
  'a - b - c * d / e % f // g',
  'a if b else c if d else e',
  'a < b <= c != d',
  '(a < b) < c',
  'a not in b and c is not d',
  'not a in b',
  '- -3 + +4 - -x',
  '"a" "b" f"{c}d" f\'{e["x"]}\'',
  'x.y[1](2, z=3).w',
  '"\\x41\\u0e01\\n\\\\ \\q" + r"\\n" + """long\ntext"""',
])('operators and texts: %s', (text) => {
  expectSame(text)
})
