/** Where a piece of code is being generated: the actor, its names, and the function it stands in. */
import { chain, field, inputBlock, signatureOf } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { literal } from '../values.ts'
import { EXPRESSIONS } from './expressions.ts'
import { type Kind, type Kinds, kindOf } from './kinds.ts'
import { listItem } from './list-code.ts'
import { STATEMENTS } from './statements.ts'
import type { Functions } from './suspension.ts'

export interface Names {
  /** How a variable or list is reached in the generated code: `G.v0`, `S.own.v3`. */
  variable(id: string): string
  list(id: string): string
  fn(id: string): string
}

export class Scope {
  readonly names: Names
  readonly functions: Functions
  readonly kinds: Kinds
  /** The id of the function this code belongs to, or '' in a script. */
  readonly fn: string
  /** False in functions that only calculate: they are plain JavaScript functions. */
  readonly canYield: boolean
  private counter = 0
  private mode: 'auto' | 'step' | 'fast' = 'auto'
  /** Variables that are kept in a local of the machine's own while a tight loop runs. */
  private locals = new Map<string, string>()

  constructor(names: Names, functions: Functions, kinds: Kinds, fn: string, canYield: boolean) {
    this.names = names
    this.functions = functions
    this.kinds = kinds
    this.fn = fn
    this.canYield = canYield
  }

  /** True inside the version of a loop that has no places to pause. */
  get isFast(): boolean {
    return this.mode === 'fast'
  }

  variable(id: string): string {
    return this.locals.get(id) ?? this.names.variable(id)
  }

  /** Writes code in which these variables are locals. */
  withLocals<T>(locals: Map<string, string>, write: () => T): T {
    const before = this.locals
    this.locals = locals
    try {
      return write()
    } finally {
      this.locals = before
    }
  }

  fresh(): string {
    this.counter += 1
    return `t${this.counter}`
  }

  kind(block: BlockJson, input: string): Kind {
    return kindOf(inputBlock(block, input), this.kinds, this.fn)
  }

  any(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    return child ? this.expression(child) : '0'
  }

  num(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return '0'
    if (child.type === 'list_item') return listItem(child, this, 'number')
    const code = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'num' ? code : `num(${code})`
  }

  text(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return '""'
    if (child.type === 'text') return JSON.stringify(field(child, 'TEXT'))
    if (child.type === 'list_item') return listItem(child, this, 'string')
    const code = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'text' ? code : `txt(${code})`
  }

  truth(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return 'false'
    const code = this.expression(child)
    return kindOf(child, this.kinds, this.fn) === 'bool' ? code : `truth(${code})`
  }

  expression(block: BlockJson): string {
    if (block.type === 'text') return JSON.stringify(literal(field(block, 'TEXT')))
    return EXPRESSIONS[block.type]?.(block, this) ?? '0'
  }

  /** A stack of statements; each may be a place to pause at. */
  stack(first: BlockJson | undefined): string {
    return chain(first)
      .map((block) => this.statement(block))
      .join('\n')
  }

  private statement(block: BlockJson): string {
    const code = STATEMENTS[block.type]?.(block, this) ?? ''
    if (!this.canYield || this.mode === 'fast') return `${code};`
    return `if (R.stepping) yield ${JSON.stringify(block.id ?? '')};\n${code};`
  }

  /**
   * A loop that only calculates is written twice: with a place to pause before every block for those who
   * step through it, and without for everybody else. Which one runs is decided when the loop begins.
   */
  twice(write: () => string): string {
    if (!this.canYield || this.mode !== 'auto') return write()
    this.mode = 'step'
    const stepping = write()
    this.mode = 'fast'
    const fast = write()
    this.mode = 'auto'
    return `if (R.stepping) {\n${stepping}\n} else {\n${fast}\n}`
  }

  body(block: BlockJson, input: string): string {
    return this.stack(inputBlock(block, input))
  }

  /** A call of one of the actor's functions; a missing definition does nothing and gives 0. */
  call(block: BlockJson): string {
    const { id, params } = signatureOf(block)
    if (!this.functions.definitions.has(id)) return '0'
    const given = params.map((param) => this.any(block, `ARG_${param.id}`))
    const name = this.names.fn(id)
    if (!this.isGenerator(id)) return `${name}(${['S', ...given].join(', ')})`
    return `(yield* ${name}(${['S', 'T', ...given].join(', ')}))`
  }

  isGenerator(id: string): boolean {
    return this.functions.slow.has(id) || this.functions.watched.has(id)
  }
}

export type ExpressionRule = (block: BlockJson, scope: Scope) => string
export type StatementRule = (block: BlockJson, scope: Scope) => string
