/** Turns a program into flat instructions; names, argument counts and places are checked here once. */
import {
  builtInCommand,
  builtInQuestion,
  meaningOf,
  valueMeaningOf,
} from '../blocks/game-blocks.ts'
import type { At, Expression, FunctionDefinition, Program, Statement, Vocabulary } from './ast.ts'
import { CodeError } from './code-error.ts'
import type { CompiledProgram, Instruction, MachineCode } from './instructions.ts'

/** Names a body gives a value to: in a function they are its own, as in Python. */
function assignedNames(statements: readonly Statement[], into: Set<string>): Set<string> {
  for (const node of statements) {
    const meaning = meaningOf(node)
    const name = meaning.assigns?.(node) ?? null
    if (name !== null) into.add(name)
    for (const body of meaning.bodies?.(node) ?? []) assignedNames(body, into)
  }
  return into
}

class Compiler implements MachineCode, CompiledProgram {
  readonly code: Instruction[] = []
  readonly marks: At[] = []
  readonly functions: CompiledProgram['functions'] = new Map()
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

  main(statements: readonly Statement[]): void {
    this.body(statements)
    this.emit({ op: 'push', value: 0 })
    this.emit({ op: 'return' })
  }

  functionDefinition({ name, parameters, body }: FunctionDefinition): void {
    const locals = assignedNames(body, new Set(parameters))
    this.functions.set(name, { start: this.code.length, parameters, locals })
    this.#inFunction = true
    this.body(body)
    this.#inFunction = false
    this.emit({ op: 'push', value: 0 })
    this.emit({ op: 'return' })
  }

  get end(): number {
    return this.code.length
  }

  get lastMark(): number {
    return this.marks.length - 1
  }

  get inFunction(): boolean {
    return this.#inFunction
  }

  emit(instruction: Instruction): number {
    this.code.push(instruction)
    return this.code.length - 1
  }

  patch(index: number): void {
    const instruction = this.code[index]
    if (instruction && 'to' in instruction) instruction.to = this.code.length
  }

  #mark(at: At): void {
    this.#at = at
    this.marks.push(at)
    this.emit({ op: 'mark', mark: this.lastMark })
  }

  body(statements: readonly Statement[]): void {
    for (const statement of statements) {
      this.#mark(statement.at)
      meaningOf(statement).machine(statement, this)
    }
  }

  value(node: Expression): void {
    valueMeaningOf(node).machine(node, this)
  }

  values(nodes: readonly Expression[]): void {
    for (const node of nodes) this.value(node)
  }

  checkName(name: string): void {
    if (this.#isWord(name) || this.#arity.has(name)) {
      throw new CodeError('name-reserved', this.#at, { word: name })
    }
  }

  loop(name: string | null, statements: readonly Statement[], at: At): void {
    if (name !== null) this.checkName(name)
    const start = this.emit({ op: 'loop-next', name, to: 0 })
    this.round(start, statements, at)
    this.emit({ op: 'loop-drop' })
    this.patch(start)
  }

  round(start: number, statements: readonly Statement[], at: At): void {
    this.#breaks.push([])
    this.body(statements)
    this.#mark(at)
    this.emit({ op: 'jump', to: start })
    for (const index of this.#breaks.pop() ?? []) this.patch(index)
  }

  breakOut(at: At): void {
    const around = this.#breaks.at(-1)
    if (!around) throw new CodeError('break-outside', at)
    around.push(this.emit({ op: 'jump', to: 0 }))
  }

  action(name: string, args: readonly Expression[]): void {
    const command = this.#command(name)
    if (command !== undefined) {
      this.#checkCount(name, command, args.length)
      this.values(args)
      this.emit({ op: 'do', name, count: args.length })
      return
    }
    this.question(name, args)
    this.emit({ op: 'drop' })
  }

  question(name: string, args: readonly Expression[]): void {
    const own = this.#arity.get(name)
    const expected = own ?? this.#question(name)
    if (expected === undefined) {
      const code = this.#command(name) === undefined ? 'unknown-call' : 'not-a-value'
      throw new CodeError(code, this.#at, { word: name })
    }
    this.#checkCount(name, expected, args.length)
    this.values(args)
    this.emit({ op: own === undefined ? 'ask' : 'call', name, count: args.length })
  }

  /** How many values a command takes. */
  #command(name: string): number | undefined {
    return wordOf(this.#vocabulary.commands, name) ?? builtInCommand(name)?.count
  }

  #question(name: string): number | undefined {
    return wordOf(this.#vocabulary.questions, name) ?? builtInQuestion(name)?.count
  }

  #isWord(name: string): boolean {
    return this.#command(name) !== undefined || this.#question(name) !== undefined
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
