/** Reads a program out of a saved Blockly workspace. Everything it does not know is refused. */
import { inputBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { START } from '../blocks/control/start.ts'
import { FUNCTION, readDefinition } from '../blocks/functions/definition.ts'
import type { GameArg } from '../blocks/game-arg.ts'
import type { BlockReader } from '../blocks/game-block.ts'
import { findStatement, findValue } from '../blocks/game-blocks.ts'
import { NAME } from '../blocks/name.ts'
import { isRecord } from '../shape.ts'
import type { Expression, FunctionDefinition, Program, Statement } from './ast.ts'
import { LONGEST_LIST_BLOCK, PREFIX, topBlocks } from './block-json.ts'
import { CodeError } from './code-error.ts'
import { LIMITS } from './limits.ts'
import { checkDepth } from './program-depth.ts'
import { KEYWORDS } from './python-cursor.ts'

type Field = Extract<GameArg, { field: string }>

class Reading implements BlockReader {
  #nodes = 0
  #depth = 0

  program(tops: BlockJson[]): Program {
    const functions: FunctionDefinition[] = []
    const main: Statement[] = []
    for (const block of tops) {
      const type = this.#type(block)
      if (type.startsWith(FUNCTION)) functions.push(readDefinition(block, this, type))
      // Only what hangs under "when it starts" runs; loose blocks are a drawer.
      else if (type === START) main.push(...this.#chain(block.next?.block))
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

  at(block: BlockJson): string {
    return typeof block.id === 'string' ? block.id.slice(0, 64) : ''
  }

  refuse(block: BlockJson, word: string): CodeError {
    return new CodeError('bad-blocks', this.at(block), { word })
  }

  #nested<T>(at: string, read: () => T): T {
    this.#depth += 1
    if (this.#depth > LIMITS.nesting * 2) throw new CodeError('too-nested', at)
    const result = read()
    this.#depth -= 1
    return result
  }

  body(block: BlockJson, input: string): Statement[] {
    return this.#nested(this.at(block), () => this.#chain(inputBlock(block, input)))
  }

  #chain(first: BlockJson | undefined): Statement[] {
    const statements: Statement[] = []
    for (let block = first; block !== undefined; block = block.next?.block) {
      const type = this.#type(block)
      if (!isDisabled(block)) statements.push(this.#statement(block, type))
    }
    return statements
  }

  #statement(block: BlockJson, type: string): Statement {
    const found = findStatement(type)
    if (!found) throw this.refuse(block, type)
    return found.block.reads(block, this, found.rest)
  }

  #value(block: BlockJson, input: string): Expression {
    const inner = inputBlock(block, input)
    if (inner === undefined) return { kind: 'gap' }
    return this.#nested(this.at(block), () => this.#expression(inner))
  }

  #expression(block: BlockJson): Expression {
    const type = this.#type(block)
    const found = findValue(type)
    if (!found) throw this.refuse(block, type)
    return found.block.reads(block, this, found.rest)
  }

  sockets(block: BlockJson, count: number): Expression[] {
    if (!Number.isInteger(count) || count < 0 || count > LONGEST_LIST_BLOCK) {
      throw this.refuse(block, block.type.slice(0, 40))
    }
    return Array.from({ length: count }, (_, index) => this.#value(block, `ARG${index}`))
  }

  /** Fields first: a block whose choice is none is refused for that, whatever is plugged into it. */
  parts(block: BlockJson, args: readonly GameArg[]): Record<string, unknown> {
    const parts: Record<string, unknown> = {}
    for (const arg of args) if ('field' in arg) parts[arg.field] = this.#fieldValue(block, arg)
    for (const arg of args) {
      if ('input' in arg) parts[arg.input] = this.#value(block, arg.input)
      else if ('body' in arg) parts[arg.body] = this.body(block, arg.body)
    }
    return parts
  }

  #field(block: BlockJson, name: string): unknown {
    return isRecord(block.fields) ? block.fields[name] : undefined
  }

  #fieldValue(block: BlockJson, arg: Field): string | number {
    if ('typed' in arg) {
      if (arg.typed === 'name') return this.name(block, arg.field)
      return arg.typed === 'number' ? this.#number(block, arg.field) : this.#text(block, arg.field)
    }
    if (typeof arg.options === 'string') return this.#text(block, arg.field)
    const value = this.#field(block, arg.field)
    if (typeof value === 'string' && arg.options.includes(value)) return value
    if ('otherwise' in arg && arg.otherwise !== undefined) return arg.otherwise
    throw this.refuse(block, String(value).slice(0, 40))
  }

  name(block: BlockJson, field: string): string {
    const value = this.#field(block, field)
    if (typeof value !== 'string' || value.length > LIMITS.textLength || !NAME.test(value)) {
      throw this.refuse(block, String(value).slice(0, 40))
    }
    if (KEYWORDS.has(value)) throw new CodeError('name-reserved', this.at(block), { word: value })
    return value
  }

  #number(block: BlockJson, field: string): number {
    const value = this.#field(block, field)
    const number = typeof value === 'string' ? Number(value) : value
    const isWhole = typeof number === 'number' && Number.isInteger(number)
    if (isWhole && Math.abs(number) <= LIMITS.numberSize) return number
    throw this.refuse(block, String(value).slice(0, 40))
  }

  /** A text that Python could hold between quotes. */
  #text(block: BlockJson, field: string): string {
    const value = this.#field(block, field)
    const isShort = typeof value === 'string' && value.length <= LIMITS.textLength
    if (isShort && !/["\n\r\\]/.test(value)) return value
    throw this.refuse(block, String(value).slice(0, 40))
  }
}

function isDisabled(block: BlockJson): boolean {
  return 'disabledReasons' in block || ('enabled' in block && block.enabled === false)
}

export function programFromBlocks(workspace: unknown): Program {
  const tops = topBlocks(workspace)
  if (tops === null) throw new CodeError('bad-blocks', null, { word: '?' })
  return checkDepth(new Reading().program(tops))
}
