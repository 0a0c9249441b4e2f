/** Looks through generated JavaScript with a real parser: what it is made of, and which names it takes from outside. */
import { type AnyNode, type Function as FunctionNode, parse } from 'acorn'

/** Nothing else is ever written: no `new`, no `this`, no `import`, no templates, no regular expressions, no classes. */
const KINDS = new Set([
  'Program',
  'ExpressionStatement',
  'BlockStatement',
  'EmptyStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'ReturnStatement',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'BreakStatement',
  'VariableDeclaration',
  'VariableDeclarator',
  'YieldExpression',
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'Identifier',
  'Literal',
  'UnaryExpression',
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'SequenceExpression',
  'CallExpression',
  'MemberExpression',
])

export interface Findings {
  /** Names that are not declared in the text itself. */
  outside: Set<string>
  /** What is reached with a dot, from its root on: `S.x`, `R.board.read`, `(…).toUpperCase`. */
  members: Set<string>
  /** What is called. */
  calls: Set<string>
  texts: string[]
  problems: string[]
}

type Scope = Set<string>[]

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** Names that a list of statements declares for itself. */
function declaredBy(statements: readonly AnyNode[]): Set<string> {
  const names = new Set<string>()
  for (const node of statements) {
    if (node.type === 'FunctionDeclaration') names.add(node.id?.name ?? '')
    if (node.type !== 'VariableDeclaration') continue
    for (const { id } of node.declarations) if (id.type === 'Identifier') names.add(id.name)
  }
  return names
}

/** What a node declares holds for everything in it. */
function statementsOf(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'BlockStatement' || node.type === 'Program') return node.body
  return node.type === 'ForStatement' && node.init ? [node.init] : []
}

function pathOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return `${pathOf(node.object)}.${node.property.name}`
  return '(…)'
}

class Looker {
  readonly found: Findings = {
    outside: new Set(),
    members: new Set(),
    calls: new Set(),
    texts: [],
    problems: [],
  }

  look(node: AnyNode, scope: Scope): void {
    if (!KINDS.has(node.type)) this.found.problems.push(node.type)
    if (node.type === 'Identifier') this.#name(node.name, scope)
    else if (node.type === 'Literal') this.#literal(node.value)
    else if (node.type === 'MemberExpression') this.#member(node, scope)
    else if (node.type === 'Property') this.look(node.value, scope)
    else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
      this.#inside(node, scope)
    else {
      if (node.type === 'CallExpression') this.found.calls.add(pathOf(node.callee))
      this.#all(childrenOf(node), [...scope, declaredBy(statementsOf(node))])
    }
  }

  #name(name: string, scope: Scope): void {
    if (!scope.some((names) => names.has(name))) this.found.outside.add(name)
  }

  #all(nodes: readonly AnyNode[], scope: Scope): void {
    for (const node of nodes) this.look(node, scope)
  }

  #inside(node: FunctionNode, scope: Scope): void {
    const params = node.params.map((param) => (param.type === 'Identifier' ? param.name : '…'))
    this.look(node.body, [...scope, new Set(params)])
  }

  #literal(value: unknown): void {
    if (typeof value === 'string') this.found.texts.push(value)
    else if (value instanceof RegExp || typeof value === 'bigint')
      this.found.problems.push(String(value))
  }

  /** With a dot: a name of ours. With brackets: a list, and a number that something was taken from, or a counter. */
  #member(node: Extract<AnyNode, { type: 'MemberExpression' }>, scope: Scope): void {
    this.look(node.object, scope)
    if (!node.computed) {
      this.found.members.add(pathOf(node))
      return
    }
    const { property } = node
    const isIndex =
      (property.type === 'BinaryExpression' && property.operator === '-') ||
      (property.type === 'Identifier' && /^t\d+$/.test(property.name))
    if (!isIndex || !/^(G|S\.own)\.l_/.test(pathOf(node.object)))
      this.found.problems.push(`${pathOf(node.object)}[${property.type}]`)
    this.look(property, scope)
  }
}

/** Throws when it is no JavaScript at all. */
export function lookThrough(moduleText: string): Findings {
  const looker = new Looker()
  looker.look(
    parse(moduleText, {
      ecmaVersion: 2024,
      sourceType: 'script',
      allowReturnOutsideFunction: true,
    }),
    [],
  )
  return looker.found
}
