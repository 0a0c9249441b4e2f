/** Where a piece of Python is being generated: whose script, which function, which names. */
import { chain, field, inputBlock, signatureOf, variableId } from '../block-json.ts'
import { type Kind, type Kinds, kindOf } from '../compile/kinds.ts'
import { type Functions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram } from '../program.ts'
import { literal, numberText } from '../values.ts'
import { PYTHON_EXPRESSIONS } from './python-expressions.ts'
import { type PythonNames, pythonText } from './python-names.ts'
import { PYTHON_STATEMENTS } from './python-statements.ts'

/** An expression; a loose one needs brackets inside a larger one. */
export interface Expression {
  code: string
  loose?: boolean
}

export class PythonScope {
  readonly program: StageProgram
  readonly actor: ActorSpec
  readonly names: PythonNames
  readonly functions: Functions
  readonly kinds: Kinds
  readonly fn: string
  /** Shared variables this piece assigns to: Python wants to know. */
  readonly assigned = new Set<string>()

  constructor(
    program: StageProgram,
    actor: ActorSpec,
    names: PythonNames,
    functions: Functions,
    kinds: Kinds,
    fn: string,
  ) {
    this.program = program
    this.actor = actor
    this.names = names
    this.functions = functions
    this.kinds = kinds
    this.fn = fn
  }

  get self(): string {
    return this.names.name(`actor:${this.actor.id}`, this.actor.name, 'sprite')
  }

  actorName(id: string): string {
    const actor = this.program.actors.find((entry) => entry.id === id)
    return actor ? this.names.name(`actor:${id}`, actor.name, 'sprite') : 'None'
  }

  /** A place or sprite in a menu: a sprite's name, or text such as "mouse". */
  target(block: BlockJson): string {
    const value = field(block, 'TARGET')
    return value.startsWith('_') ? pythonText(value.replaceAll('_', '')) : this.actorName(value)
  }

  messageName(id: string): string {
    for (const actor of this.program.actors) {
      const found = actor.workspace.variables?.find((variable) => variable.id === id)
      if (found) return pythonText(found.name)
    }
    return pythonText(id)
  }

  variable(id: string, isAssigned = false): string {
    const found = this.program.actors
      .flatMap((actor) =>
        (actor.workspace.variables ?? []).map((variable) => ({ actor, variable })),
      )
      .find(({ variable }) => variable.id === id)
    const isOwn = found?.variable.type?.startsWith('own') ?? false
    const name = this.names.name(`variable:${id}`, found?.variable.name ?? 'lost', 'value')
    if (isOwn) return `${this.self}.${name}`
    if (isAssigned) this.assigned.add(name)
    return name
  }

  kind(block: BlockJson, input: string): Kind {
    return kindOf(inputBlock(block, input), this.kinds, this.fn)
  }

  any(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    return child ? this.expression(child).code : '0'
  }

  num(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return '0'
    const { code } = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'num' ? code : `number(${code})`
  }

  /** The same, with brackets where an operator stands beside it. */
  tightNum(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    const code = this.num(block, input)
    const isLoose = child && this.expression(child).loose && code === this.expression(child).code
    return isLoose || code.startsWith('-') ? `(${code})` : code
  }

  tight(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    const code = this.any(block, input)
    return child && this.expression(child).loose ? `(${code})` : code
  }

  text(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return '""'
    if (child.type === 'text') return pythonText(field(child, 'TEXT'))
    const { code } = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'text' ? code : `text(${code})`
  }

  truth(block: BlockJson, input: string, isTight = false): string {
    const child = inputBlock(block, input)
    if (!child) return 'False'
    const { code, loose } = this.expression(child)
    if (kindOf(child, this.kinds, this.fn) !== 'bool') return `is_true(${code})`
    return isTight && loose ? `(${code})` : code
  }

  expression(block: BlockJson): Expression {
    if (block.type === 'text') {
      const value = literal(field(block, 'TEXT'))
      return { code: typeof value === 'number' ? numberText(value) : pythonText(String(value)) }
    }
    return PYTHON_EXPRESSIONS[block.type]?.(block, this) ?? { code: '0' }
  }

  lines(first: BlockJson | undefined): string[] {
    return chain(first).flatMap((block) => this.statement(block))
  }

  protected statement(block: BlockJson): string[] {
    return PYTHON_STATEMENTS[block.type]?.(block, this) ?? []
  }

  /** True when one turn of this loop is one picture. */
  pauses(block: BlockJson): boolean {
    return takesTime(inputBlock(block, 'DO'), this.functions)
  }

  get stopOthers(): string {
    return `${this.self}.stop_other_scripts()`
  }

  body(block: BlockJson, input: string): string[] {
    return indent(this.lines(inputBlock(block, input)))
  }

  call(block: BlockJson): string {
    const { id, name, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return '0'
    const given = params.map((param) => this.any(block, `ARG_${param.id}`))
    const code = `${this.functionName(id, name)}(${[this.self, ...given].join(', ')})`
    return this.functions.slow.has(id) ? `await ${code}` : code
  }

  functionName(id: string, name: string): string {
    return this.names.name(`function:${this.actor.id}:${id}`, name, 'function')
  }

  paramName(fn: string, id: string, name: string): string {
    return this.names.name(`param:${fn}:${id}`, name, 'value')
  }

  listName(block: BlockJson): string {
    return this.variable(variableId(block, 'LIST'))
  }
}

export function indent(lines: string[]): string[] {
  return (lines.length > 0 ? lines : ['pass']).map((line) => (line === '' ? '' : `    ${line}`))
}
