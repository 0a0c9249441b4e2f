/** Makes random programs for a vocabulary: the same seed makes the same program. */
import { createRandom, type Random } from '../../random.ts'
import type { Expression, FunctionDefinition, Program, Statement, Vocabulary } from '../ast.ts'

const DIRECTIONS = ['north', 'east', 'south', 'west', 'ahead']

class Maker {
  readonly #random: Random
  readonly #vocabulary: Vocabulary
  #functions: FunctionDefinition[] = []

  constructor(seed: number | string, vocabulary: Vocabulary) {
    this.#random = createRandom(seed)
    this.#vocabulary = vocabulary
  }

  program(): Program {
    const functions = Array.from({ length: this.#random.int(3) }, (_, index) => ({
      at: '',
      name: `f${index}`,
      parameters: ['p', 'q'].slice(0, this.#random.int(3)),
      body: [] as Statement[],
    }))
    this.#functions = functions
    for (const definition of functions) definition.body = this.#body(2, true)
    const start: Statement[] = ['a', 'b', 'p', 'q'].map((name) => this.#set(name, 0))
    start.push({ kind: 'set', at: '', name: 'box', value: { kind: 'list', items: [] } })
    return { functions, main: [...start, ...this.#body(3, false)] }
  }

  #set(name: string, depth: number): Statement {
    return { kind: 'set', at: '', name, value: this.#number(depth) }
  }

  #body(depth: number, inFunction: boolean): Statement[] {
    const length = 1 + this.#random.int(4)
    return Array.from({ length }, () => this.#statement(depth, inFunction))
  }

  #statement(depth: number, inFunction: boolean): Statement {
    const at = ''
    const roll = this.#random.int(depth > 0 ? 14 : 8)
    const box: Expression = { kind: 'name', name: 'box' }
    if (roll < 4) return this.#command()
    if (roll === 4) return this.#set(this.#random.pick(['a', 'b']), 2)
    if (roll === 5) return { kind: 'change', at, name: 'a', value: this.#number(1) }
    if (roll === 6) return { kind: 'append', at, list: box, value: this.#number(1) }
    if (roll === 7)
      return (
        this.#call() ??
        (inFunction ? { kind: 'return', at, value: this.#number(1) } : this.#command())
      )
    const body = this.#body(depth - 1, inFunction)
    if (roll === 8) return { kind: 'count', at, name: null, from: null, to: this.#small(), body }
    if (roll === 9)
      return { kind: 'count', at, name: 'i', from: this.#small(), to: this.#small(), body }
    if (roll === 10) return { kind: 'while', at, condition: this.#condition(2), body }
    if (roll === 11) return { kind: 'each', at, name: 'b', list: box, body }
    const otherwise = roll === 12 ? null : this.#body(depth - 1, inFunction)
    return { kind: 'if', at, condition: this.#condition(2), body, otherwise }
  }

  #command(): Statement {
    const [name, count] = this.#random.pick(Object.entries(this.#vocabulary.commands))
    return { kind: 'call', at: '', name, args: this.#words(count) }
  }

  #words(count: number): Expression[] {
    return Array.from({ length: count }, () => ({
      kind: 'text',
      value: this.#random.pick(DIRECTIONS),
    }))
  }

  #call(): Statement | null {
    if (this.#functions.length === 0) return null
    const { name, parameters } = this.#random.pick(this.#functions)
    return { kind: 'call', at: '', name, args: parameters.map(() => this.#number(1)) }
  }

  #small(): Expression {
    return { kind: 'number', value: this.#random.int(5) }
  }

  #number(depth: number): Expression {
    const roll = this.#random.int(depth > 0 ? 7 : 3)
    if (roll === 0) return { kind: 'name', name: this.#random.pick(['a', 'b', 'p', 'q']) }
    if (roll < 3) return { kind: 'number', value: this.#random.int(12) - 3 }
    if (roll === 3) return { kind: 'call', name: 'len', args: [{ kind: 'name', name: 'box' }] }
    if (roll === 4) return { kind: 'negate', value: { kind: 'name', name: 'a' } }
    const operator = this.#random.pick(['+', '-', '*', '//', '%'] as const)
    return {
      kind: 'binary',
      operator,
      left: this.#number(depth - 1),
      right: this.#number(depth - 1),
    }
  }

  #condition(depth: number): Expression {
    const roll = this.#random.int(depth > 0 ? 6 : 3)
    if (roll < 2) {
      const [name, count] = this.#random.pick(Object.entries(this.#vocabulary.questions))
      return { kind: 'call', name, args: this.#words(count) }
    }
    if (roll === 2) {
      const operator = this.#random.pick(['<', '<=', '>', '>=', '==', '!='] as const)
      return { kind: 'compare', operator, left: this.#number(1), right: this.#number(1) }
    }
    if (roll === 3) return { kind: 'not', value: this.#condition(depth - 1) }
    if (roll === 4) {
      const operator = this.#random.pick(['in', 'not in'] as const)
      return {
        kind: 'compare',
        operator,
        left: this.#number(1),
        right: { kind: 'name', name: 'box' },
      }
    }
    const operator = this.#random.pick(['and', 'or'] as const)
    return {
      kind: 'logic',
      operator,
      left: this.#condition(depth - 1),
      right: this.#condition(depth - 1),
    }
  }
}

export function randomProgram(seed: number | string, vocabulary: Vocabulary): Program {
  return new Maker(seed, vocabulary).program()
}
