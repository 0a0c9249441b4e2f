/** Turns a program into flat instructions; names, argument counts and places are checked here once. */
import {
  type At,
  BUILT_IN_COMMANDS,
  BUILT_IN_QUESTIONS,
  type Expression,
  type FunctionDefinition,
  type Program,
  type Statement,
  type Vocabulary,
} from './ast.ts'
import { CodeError } from './code-error.ts'
import type { Value } from './value.ts'

export type Instruction =
  | { op: 'mark'; mark: number }
  | { op: 'push'; value: Value }
  | { op: 'load'; name: string; mark: number }
  | { op: 'store'; name: string }
  | { op: 'list'; count: number }
  | { op: 'item' }
  | { op: 'set-item' }
  | { op: 'append' }
  | { op: 'pop-item' }
  | { op: 'binary'; operator: string }
  | { op: 'compare'; operator: string }
  | { op: 'not' }
  | { op: 'negate' }
  | { op: 'jump'; to: number }
  | { op: 'jump-if-false'; to: number }
  | { op: 'jump-if-false-keep'; to: number }
  | { op: 'jump-if-true-keep'; to: number }
  | { op: 'drop' }
  | { op: 'ask'; name: string; count: number }
  | { op: 'do'; name: string; count: number }
  | { op: 'call'; name: string; count: number }
  | { op: 'return' }
  /** Turns (from, to) or a list on the stack into a running loop. */
  | { op: 'loop-count' }
  | { op: 'loop-each' }
  /** Next value of the loop into `name`, or away when it is over. */
  | { op: 'loop-next'; name: string | null; to: number }
  | { op: 'loop-drop' }
  | { op: 'gap' }

interface CompiledFunction {
  start: number
  parameters: string[]
  locals: ReadonlySet<string>
}

export interface CompiledProgram {
  code: Instruction[]
  marks: At[]
  functions: Map<string, CompiledFunction>
}

/** Names a body gives a value to: in a function they are its own, as in Python. */
function assignedNames(statements: Statement[], into: Set<string>): Set<string> {
  for (const node of statements) {
    if (node.kind === 'set' || node.kind === 'change' || node.kind === 'each') into.add(node.name)
    if (node.kind === 'count' && node.name !== null) into.add(node.name)
    if ('body' in node) assignedNames(node.body, into)
    if (node.kind === 'if' && node.otherwise) assignedNames(node.otherwise, into)
  }
  return into
}

class Compiler {
  readonly code: Instruction[] = []
  readonly marks: At[] = []
  readonly functions = new Map<string, CompiledFunction>()
  readonly #arity = new Map<string, number>()
  readonly #vocabulary: Vocabulary
  #at: At = ''
  #inFunction = false
  readonly #breaks: number[][] = []

  constructor(program: Program, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    for (const { name, parameters, at } of program.functions) {
      if (this.#arity.has(name)) throw new CodeError('function-twice', at, { word: name })
      if (this.#isWord(name)) throw new CodeError('name-reserved', at, { word: name })
      this.#arity.set(name, parameters.length)
    }
  }

  main(statements: Statement[]): void {
    this.#block(statements)
    this.#emit({ op: 'push', value: 0 })
    this.#emit({ op: 'return' })
  }

  functionDefinition({ name, parameters, body }: FunctionDefinition): void {
    const locals = assignedNames(body, new Set(parameters))
    this.functions.set(name, { start: this.code.length, parameters, locals })
    this.#inFunction = true
    this.#block(body)
    this.#inFunction = false
    this.#emit({ op: 'push', value: 0 })
    this.#emit({ op: 'return' })
  }

  #isWord(name: string): boolean {
    const { commands, questions } = this.#vocabulary
    return [commands, questions, BUILT_IN_COMMANDS, BUILT_IN_QUESTIONS].some((words) =>
      Object.hasOwn(words, name),
    )
  }

  #emit(instruction: Instruction): number {
    this.code.push(instruction)
    return this.code.length - 1
  }

  #patch(index: number): void {
    const instruction = this.code[index]
    if (instruction && 'to' in instruction) instruction.to = this.code.length
  }

  #mark(at: At): number {
    this.#at = at
    this.marks.push(at)
    return this.marks.length - 1
  }

  #block(statements: Statement[]): void {
    for (const statement of statements) {
      this.#emit({ op: 'mark', mark: this.#mark(statement.at) })
      this.#statement(statement)
    }
  }

  #statement(node: Statement): void {
    switch (node.kind) {
      case 'call':
        return this.#action(node.name, node.args)
      case 'set':
        this.#checkName(node.name)
        this.#expression(node.value)
        return void this.#emit({ op: 'store', name: node.name })
      case 'change':
        this.#checkName(node.name)
        this.#expression({ kind: 'name', name: node.name })
        this.#expression(node.value)
        this.#emit({ op: 'binary', operator: '+' })
        return void this.#emit({ op: 'store', name: node.name })
      case 'set-item':
        this.#all([node.list, node.index, node.value])
        return void this.#emit({ op: 'set-item' })
      case 'append':
        this.#all([node.list, node.value])
        return void this.#emit({ op: 'append' })
      case 'pop':
        this.#expression(node.list)
        this.#emit({ op: 'pop-item' })
        return void this.#emit({ op: 'drop' })
      case 'count':
        this.#expression(node.from ?? { kind: 'number', value: 0 })
        this.#expression(node.to)
        this.#emit({ op: 'loop-count' })
        return this.#loop(node.name, node.body, node.at)
      case 'each':
        this.#expression(node.list)
        this.#emit({ op: 'loop-each' })
        return this.#loop(node.name, node.body, node.at)
      case 'while':
        return this.#whileLoop(node)
      case 'if':
        return this.#condition(node)
      case 'return':
        if (!this.#inFunction) throw new CodeError('return-outside', node.at)
        this.#expression(node.value ?? { kind: 'number', value: 0 })
        return void this.#emit({ op: 'return' })
      case 'break':
        return this.#breakOut(node.at)
      case 'gap':
        return void this.#emit({ op: 'gap' })
    }
  }

  #checkName(name: string): void {
    if (this.#isWord(name) || this.#arity.has(name)) {
      throw new CodeError('name-reserved', this.#at, { word: name })
    }
  }

  #loop(name: string | null, body: Statement[], at: At): void {
    if (name !== null) this.#checkName(name)
    const start = this.#emit({ op: 'loop-next', name, to: 0 })
    this.#breaks.push([])
    this.#block(body)
    this.#emit({ op: 'mark', mark: this.#mark(at) })
    this.#emit({ op: 'jump', to: start })
    for (const index of this.#breaks.pop() ?? []) this.#patch(index)
    this.#emit({ op: 'loop-drop' })
    this.#patch(start)
  }

  #whileLoop(node: Extract<Statement, { kind: 'while' }>): void {
    const start = this.code.length
    this.#expression(node.condition)
    const out = this.#emit({ op: 'jump-if-false', to: 0 })
    this.#breaks.push([])
    this.#block(node.body)
    this.#emit({ op: 'mark', mark: this.#mark(node.at) })
    this.#emit({ op: 'jump', to: start })
    for (const index of this.#breaks.pop() ?? []) this.#patch(index)
    this.#patch(out)
  }

  #breakOut(at: At): void {
    const around = this.#breaks.at(-1)
    if (!around) throw new CodeError('break-outside', at)
    around.push(this.#emit({ op: 'jump', to: 0 }))
  }

  #condition(node: Extract<Statement, { kind: 'if' }>): void {
    this.#expression(node.condition)
    const otherwise = this.#emit({ op: 'jump-if-false', to: 0 })
    this.#block(node.body)
    if (node.otherwise === null) return this.#patch(otherwise)
    const end = this.#emit({ op: 'jump', to: 0 })
    this.#patch(otherwise)
    this.#block(node.otherwise)
    this.#patch(end)
  }

  #all(nodes: Expression[]): void {
    for (const node of nodes) this.#expression(node)
  }

  #expression(node: Expression): void {
    switch (node.kind) {
      case 'number':
      case 'text':
      case 'boolean':
        return void this.#emit({ op: 'push', value: node.value })
      case 'name':
        return void this.#emit({ op: 'load', name: node.name, mark: this.marks.length - 1 })
      case 'list':
        this.#all(node.items)
        return void this.#emit({ op: 'list', count: node.items.length })
      case 'item':
        this.#all([node.list, node.index])
        return void this.#emit({ op: 'item' })
      case 'pop':
        this.#expression(node.list)
        return void this.#emit({ op: 'pop-item' })
      case 'binary':
      case 'compare':
        this.#all([node.left, node.right])
        return void this.#emit({ op: node.kind, operator: node.operator })
      case 'logic':
        return this.#logic(node)
      case 'not':
      case 'negate':
        this.#expression(node.value)
        return void this.#emit({ op: node.kind })
      case 'call':
        return this.#question(node.name, node.args)
      case 'gap':
        return void this.#emit({ op: 'gap' })
    }
  }

  /** Like Python, `and` and `or` look at the right side only when the left leaves it open. */
  #logic(node: Extract<Expression, { kind: 'logic' }>): void {
    this.#expression(node.left)
    const op = node.operator === 'and' ? 'jump-if-false-keep' : 'jump-if-true-keep'
    const end = this.#emit({ op, to: 0 })
    this.#emit({ op: 'drop' })
    this.#expression(node.right)
    this.#patch(end)
  }

  #action(name: string, args: Expression[]): void {
    const command = wordOf(this.#vocabulary.commands, name) ?? wordOf(BUILT_IN_COMMANDS, name)
    if (command !== undefined) {
      this.#checkCount(name, command, args.length)
      this.#all(args)
      return void this.#emit({ op: 'do', name, count: args.length })
    }
    this.#question(name, args)
    this.#emit({ op: 'drop' })
  }

  #question(name: string, args: Expression[]): void {
    const own = this.#arity.get(name)
    const asked = wordOf(this.#vocabulary.questions, name) ?? wordOf(BUILT_IN_QUESTIONS, name)
    const expected = own ?? asked
    if (expected === undefined) throw this.#unknownCall(name)
    this.#checkCount(name, expected, args.length)
    this.#all(args)
    this.#emit({ op: own === undefined ? 'ask' : 'call', name, count: args.length })
  }

  #unknownCall(name: string): CodeError {
    const command = wordOf(this.#vocabulary.commands, name) ?? wordOf(BUILT_IN_COMMANDS, name)
    if (command !== undefined) return new CodeError('not-a-value', this.#at, { word: name })
    return new CodeError('unknown-call', this.#at, { word: name })
  }

  #checkCount(name: string, expected: number, found: number): void {
    if (expected === found) return
    throw new CodeError('argument-count', this.#at, { word: name, expected, found })
  }
}

function wordOf(words: Record<string, number>, name: string): number | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}

export function compile(program: Program, vocabulary: Vocabulary): CompiledProgram {
  const compiler = new Compiler(program, vocabulary)
  compiler.main(program.main)
  for (const definition of program.functions) compiler.functionDefinition(definition)
  return { code: compiler.code, marks: compiler.marks, functions: compiler.functions }
}
