/** Reads a program out of a saved Blockly workspace. Everything it does not know is refused. */
import { isRecord } from '../shape.ts'
import type {
  BinaryOperator,
  CompareOperator,
  Expression,
  FunctionDefinition,
  Program,
  Statement,
} from './ast.ts'
import { type BlockJson, MOST_PARAMETERS, PREFIX, topBlocks } from './block-json.ts'
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'
import { checkDepth } from './program-depth.ts'
import { KEYWORDS } from './python-cursor.ts'

const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u
const BINARY = new Set(['+', '-', '*', '//', '%'])
const LOGIC = new Set(['and', 'or'])
const COMPARE = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'not in'])
type Reader<T> = (block: BlockJson, at: string) => T

class Reading {
  #nodes = 0
  #depth = 0

  program(tops: BlockJson[]): Program {
    const functions: FunctionDefinition[] = []
    const main: Statement[] = []
    for (const block of tops) {
      const type = this.#type(block)
      if (type.startsWith('function_')) functions.push(this.#functionDefinition(block, type))
      // Only what hangs under "when it starts" runs; loose blocks are a drawer.
      else if (type === 'start') main.push(...this.#chain(block.next?.block))
    }
    return { functions, main }
  }

  #type(block: unknown): string {
    this.#nodes += 1
    if (this.#nodes > LIMITS.nodes) throw new CodeError('too-long', null)
    const type = isRecord(block) ? block['type'] : null
    if (typeof type !== 'string' || !type.startsWith(PREFIX)) {
      throw new CodeError('bad-blocks', null, { word: String(type) })
    }
    return type.slice(PREFIX.length)
  }

  #at(block: BlockJson): string {
    return typeof block.id === 'string' ? block.id.slice(0, 64) : ''
  }

  #nested<T>(at: string, read: () => T): T {
    this.#depth += 1
    if (this.#depth > LIMITS.nesting * 2) throw new CodeError('too-nested', at)
    const result = read()
    this.#depth -= 1
    return result
  }

  #functionDefinition(block: BlockJson, type: string): FunctionDefinition {
    const at = this.#at(block)
    const count = Number(type.slice('function_'.length))
    if (!Number.isInteger(count) || count < 0 || count > MOST_PARAMETERS) {
      throw new CodeError('bad-blocks', at, { word: type })
    }
    const parameters = Array.from({ length: count }, (_, i) => this.#name(block, `P${i}`))
    return { at, name: this.#name(block, 'NAME'), parameters, body: this.#body(block, 'DO') }
  }

  #body(block: BlockJson, input: string): Statement[] {
    return this.#nested(this.#at(block), () => this.#chain(this.#inside(block, input)))
  }

  #inside(block: BlockJson, input: string): BlockJson | undefined {
    const found = isRecord(block.inputs) ? block.inputs[input] : undefined
    if (!isRecord(found)) return undefined
    return found['block'] ?? found['shadow']
  }

  #chain(first: BlockJson | undefined): Statement[] {
    const statements: Statement[] = []
    for (let block = first; block !== undefined; block = block.next?.block) {
      const type = this.#type(block)
      if (!isDisabled(block)) statements.push(this.#statement(block, type))
    }
    return statements
  }

  #field(block: BlockJson, name: string): unknown {
    return isRecord(block.fields) ? block.fields[name] : undefined
  }

  #name(block: BlockJson, field: string): string {
    const value = this.#field(block, field)
    if (typeof value !== 'string' || value.length > LIMITS.textLength || !NAME.test(value)) {
      throw new CodeError('bad-blocks', this.#at(block), { word: String(value).slice(0, 40) })
    }
    if (KEYWORDS.has(value)) throw new CodeError('name-reserved', this.#at(block), { word: value })
    return value
  }

  #choice(block: BlockJson, field: string, among: Set<string>): string {
    const value = this.#field(block, field)
    if (typeof value === 'string' && among.has(value)) return value
    throw new CodeError('bad-blocks', this.#at(block), { word: String(value).slice(0, 40) })
  }

  #value(block: BlockJson, input: string): Expression {
    const inner = this.#inside(block, input)
    if (inner === undefined) return { kind: 'gap' }
    return this.#nested(this.#at(block), () => this.#expression(inner))
  }

  #statement(block: BlockJson, type: string): Statement {
    const at = this.#at(block)
    const [family, rest] = splitType(type)
    if (family === 'do') {
      const [name, count] = this.#word(block, rest)
      return { kind: 'call', at, name, args: this.#args(block, count) }
    }
    if (family === 'call') {
      const args = this.#args(block, Number(rest))
      return { kind: 'call', at, name: this.#name(block, 'NAME'), args }
    }
    const read = Object.hasOwn(this.#statements, type) ? this.#statements[type] : undefined
    if (!read) throw new CodeError('bad-blocks', at, { word: type })
    return read(block, at)
  }

  /** A word of the game out of a block's type, which a file may have made up. */
  #word(block: BlockJson, rest: string): [string, number] {
    const [name, count] = splitCount(rest)
    if (!NAME.test(name))
      throw new CodeError('bad-blocks', this.#at(block), { word: name.slice(0, 40) })
    return [name, count]
  }

  #args(block: BlockJson, count: number): Expression[] {
    if (!Number.isInteger(count) || count < 0 || count > 8) {
      throw new CodeError('bad-blocks', this.#at(block), { word: block.type.slice(0, 40) })
    }
    return Array.from({ length: count }, (_, i) => this.#value(block, `ARG${i}`))
  }

  readonly #statements: Record<string, Reader<Statement>> = {
    repeat: (block, at) => ({
      kind: 'count',
      at,
      name: null,
      from: null,
      to: this.#value(block, 'TO'),
      body: this.#body(block, 'DO'),
    }),
    count: (block, at) => ({
      kind: 'count',
      at,
      name: this.#name(block, 'VAR'),
      from: null,
      to: this.#value(block, 'TO'),
      body: this.#body(block, 'DO'),
    }),
    range: (block, at) => ({
      kind: 'count',
      at,
      name: this.#name(block, 'VAR') === '_' ? null : this.#name(block, 'VAR'),
      from: this.#value(block, 'FROM'),
      to: this.#value(block, 'TO'),
      body: this.#body(block, 'DO'),
    }),
    each: (block, at) => ({
      kind: 'each',
      at,
      name: this.#name(block, 'VAR'),
      list: this.#value(block, 'LIST'),
      body: this.#body(block, 'DO'),
    }),
    while: (block, at) => ({
      kind: 'while',
      at,
      condition: this.#value(block, 'COND'),
      body: this.#body(block, 'DO'),
    }),
    if: (block, at) => ({
      kind: 'if',
      at,
      condition: this.#value(block, 'COND'),
      body: this.#body(block, 'DO'),
      otherwise: null,
    }),
    if_else: (block, at) => ({
      kind: 'if',
      at,
      condition: this.#value(block, 'COND'),
      body: this.#body(block, 'DO'),
      otherwise: this.#body(block, 'ELSE'),
    }),
    set: (block, at) => ({
      kind: 'set',
      at,
      name: this.#name(block, 'VAR'),
      value: this.#value(block, 'VALUE'),
    }),
    change: (block, at) => ({
      kind: 'change',
      at,
      name: this.#name(block, 'VAR'),
      value: this.#value(block, 'VALUE'),
    }),
    set_item: (block, at) => ({
      kind: 'set-item',
      at,
      list: this.#value(block, 'LIST'),
      index: this.#value(block, 'INDEX'),
      value: this.#value(block, 'VALUE'),
    }),
    append: (block, at) => ({
      kind: 'append',
      at,
      list: this.#value(block, 'LIST'),
      value: this.#value(block, 'VALUE'),
    }),
    drop_last: (block, at) => ({ kind: 'pop', at, list: this.#value(block, 'LIST') }),
    return: (_, at) => ({ kind: 'return', at, value: null }),
    return_value: (block, at) => ({ kind: 'return', at, value: this.#value(block, 'VALUE') }),
    break: (_, at) => ({ kind: 'break', at }),
    gap: (_, at) => ({ kind: 'gap', at }),
  }

  #expression(block: BlockJson): Expression {
    const type = this.#type(block)
    const [family, rest] = splitType(type)
    if (family === 'ask') {
      const [name, count] = this.#word(block, rest)
      return { kind: 'call', name, args: this.#args(block, count) }
    }
    if (family === 'value') {
      return {
        kind: 'call',
        name: this.#name(block, 'NAME'),
        args: this.#args(block, Number(rest)),
      }
    }
    if (family === 'list') return { kind: 'list', items: this.#args(block, Number(rest)) }
    const read = Object.hasOwn(this.#expressions, type) ? this.#expressions[type] : undefined
    if (!read) throw new CodeError('bad-blocks', this.#at(block), { word: type })
    return read(block, this.#at(block))
  }

  readonly #expressions: Record<string, Reader<Expression>> = {
    number: (block, at) => ({ kind: 'number', value: wholeNumber(this.#field(block, 'NUM'), at) }),
    text: (block, at) => ({ kind: 'text', value: shortText(this.#field(block, 'TEXT'), at) }),
    direction: (block, at) => ({ kind: 'text', value: shortText(this.#field(block, 'TEXT'), at) }),
    thing: (block, at) => ({ kind: 'text', value: shortText(this.#field(block, 'TEXT'), at) }),
    boolean: (block) => ({ kind: 'boolean', value: this.#field(block, 'BOOL') === 'TRUE' }),
    variable: (block) => ({ kind: 'name', name: this.#name(block, 'VAR') }),
    item: (block) => ({
      kind: 'item',
      list: this.#value(block, 'LIST'),
      index: this.#value(block, 'INDEX'),
    }),
    pop: (block) => ({ kind: 'pop', list: this.#value(block, 'LIST') }),
    math: (block) => ({
      kind: 'binary',
      operator: this.#choice(block, 'OP', BINARY) as BinaryOperator,
      left: this.#value(block, 'A'),
      right: this.#value(block, 'B'),
    }),
    compare: (block) => ({
      kind: 'compare',
      operator: this.#choice(block, 'OP', COMPARE) as CompareOperator,
      left: this.#value(block, 'A'),
      right: this.#value(block, 'B'),
    }),
    logic: (block) => ({
      kind: 'logic',
      operator: this.#choice(block, 'OP', LOGIC) as 'and' | 'or',
      left: this.#value(block, 'A'),
      right: this.#value(block, 'B'),
    }),
    not: (block) => ({ kind: 'not', value: this.#value(block, 'A') }),
    negate: (block) => ({ kind: 'negate', value: this.#value(block, 'A') }),
  }
}

function isDisabled(block: BlockJson): boolean {
  return 'disabledReasons' in block || ('enabled' in block && block.enabled === false)
}

function splitType(type: string): [string, string] {
  const cut = type.indexOf('_')
  return cut < 0 ? [type, ''] : [type.slice(0, cut), type.slice(cut + 1)]
}

/** `free_1` is the word `free` with one socket. */
function splitCount(rest: string): [string, number] {
  const cut = rest.lastIndexOf('_')
  return [rest.slice(0, cut), Number(rest.slice(cut + 1))]
}

function wholeNumber(value: unknown, at: string): number {
  const number = typeof value === 'string' ? Number(value) : value
  if (
    typeof number === 'number' &&
    Number.isInteger(number) &&
    Math.abs(number) <= LIMITS.numberSize
  ) {
    return number
  }
  throw new CodeError('bad-blocks', at, { word: String(value).slice(0, 40) })
}

/** A text that Python could hold between quotes. */
function shortText(value: unknown, at: string): string {
  if (typeof value === 'string' && value.length <= LIMITS.textLength && !/["\n\r\\]/.test(value)) {
    return value
  }
  throw new CodeError('bad-blocks', at, { word: String(value).slice(0, 40) })
}

export function programFromBlocks(workspace: unknown): Program {
  const tops = topBlocks(workspace)
  if (tops === null) throw new CodeError('bad-blocks', null, { word: '?' })
  return checkDepth(new Reading().program(tops))
}
