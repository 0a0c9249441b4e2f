/** Runs a compiled program one world action at a time: deterministic, counted, never recursive. */

import type { Run } from '../blocks/built-in.ts'
import { builtInCommand, builtInQuestion } from '../blocks/game-blocks.ts'
import { CodeError } from './code-error.ts'
import type { CompiledProgram, Instruction } from './instructions.ts'
import { LIMITS } from './limits.ts'
import {
  asList,
  asNumber,
  calculate,
  checkedList,
  compareValues,
  positionIn,
  showValue,
  truthy,
  type Value,
} from './value.ts'

/** What a program can touch. `act` changes the world and says whether the run goes on. */
export interface World {
  act(name: string, args: Value[], at: string): boolean
  ask(name: string, args: Value[], at: string): Value
}

interface MachineHooks {
  /** A statement is about to run. */
  onStatement?(at: string): void
  onPrint?(text: string, at: string): void
}

interface Loop {
  list: Value[] | null
  position: number
  end: number
}

interface Frame {
  back: number
  locals: Map<string, Value> | null
  own: ReadonlySet<string> | null
  loops: Loop[]
  stackBase: number
}

export interface MachineEnd {
  /** `finished`: the program is over; `stopped`: the world ended the run; `error`: a mistake. */
  reason: 'finished' | 'stopped' | 'error'
  error: CodeError | null
  steps: number
}

export class Machine {
  readonly #program: CompiledProgram
  readonly #world: World
  readonly #hooks: MachineHooks
  readonly #maxSteps: number
  readonly #globals = new Map<string, Value>()
  readonly #stack: Value[] = []
  readonly #frames: Frame[] = []
  #pc = 0
  #at = ''
  #stepsTaken = 0
  readonly #run: Run = {
    charge: (steps) => {
      this.#stepsTaken += steps
    },
    print: (text, at) => this.#hooks.onPrint?.(text, at),
  }

  constructor(
    program: CompiledProgram,
    world: World,
    hooks: MachineHooks = {},
    maxSteps: number = LIMITS.steps,
  ) {
    this.#program = program
    this.#world = world
    this.#hooks = hooks
    this.#maxSteps = maxSteps
    this.#frames.push({ back: -1, locals: null, own: null, loops: [], stackBase: 0 })
  }

  /** Runs to the end, or pauses after each statement when driven as a generator. */
  *statements(): Generator<string, MachineEnd> {
    try {
      for (;;) {
        const instruction = this.#program.code[this.#pc] as Instruction
        this.#pc += 1
        if (instruction.op === 'mark') {
          this.#markStatement(instruction.mark)
          yield this.#at
        } else if (!this.#execute(instruction)) return this.#end('stopped')
        if (this.#frames.length === 0) return this.#end('finished')
      }
    } catch (error) {
      if (error instanceof CodeError) return this.#end('error', error)
      throw error
    }
  }

  run(): MachineEnd {
    try {
      const { code } = this.#program
      for (;;) {
        const instruction = code[this.#pc] as Instruction
        this.#pc += 1
        if (instruction.op === 'mark') this.#markStatement(instruction.mark)
        else if (!this.#execute(instruction)) return this.#end('stopped')
        if (this.#frames.length === 0) return this.#end('finished')
      }
    } catch (error) {
      if (error instanceof CodeError) return this.#end('error', error)
      throw error
    }
  }

  /** What the learner's variables hold now, for the variable view. */
  variables(): [string, string][] {
    const local = this.#frames.at(-1)?.locals
    const entries = [...this.#globals, ...(local ?? [])]
    return entries.map(([name, value]) => [name, showValue(value)])
  }

  #end(reason: MachineEnd['reason'], error: CodeError | null = null): MachineEnd {
    return { reason, error, steps: this.#stepsTaken }
  }

  #markStatement(mark: number): void {
    this.#at = this.#program.marks[mark] as string
    this.#count()
    this.#hooks.onStatement?.(this.#at)
  }

  #count(): void {
    this.#stepsTaken += 1
    if (this.#stepsTaken > this.#maxSteps) throw new CodeError('too-many-steps', this.#at)
  }

  /** Work on a long list costs more than one step. */
  #charge(value: Value): void {
    if (Array.isArray(value)) this.#stepsTaken += value.length >> 3
  }

  #take(): Value {
    return this.#stack.pop() as Value
  }

  #execute(instruction: Instruction): boolean {
    this.#count()
    const stack = this.#stack
    const at = this.#at
    switch (instruction.op) {
      case 'mark':
        return true
      case 'push':
        stack.push(instruction.value)
        return true
      case 'load':
        stack.push(this.#load(instruction.name))
        return true
      case 'store':
        this.#store(instruction.name, this.#take())
        return true
      case 'drop':
        this.#take()
        return true
      case 'jump':
        this.#pc = instruction.to
        return true
      case 'jump-if-false':
        if (!truthy(this.#take())) this.#pc = instruction.to
        return true
      case 'jump-if-false-keep':
        if (!truthy(stack.at(-1) as Value)) this.#pc = instruction.to
        return true
      case 'jump-if-true-keep':
        if (truthy(stack.at(-1) as Value)) this.#pc = instruction.to
        return true
      case 'ask':
        stack.push(this.#ask(instruction.name, this.#arguments(instruction.count)))
        return true
      case 'do':
        return this.#act(instruction.name, this.#arguments(instruction.count))
      case 'call':
        this.#call(instruction.name, this.#arguments(instruction.count))
        return true
      case 'return':
        this.#returnFrom()
        return true
      case 'loop-count':
      case 'loop-each':
        this.#startLoop(instruction.op)
        return true
      case 'loop-next':
        this.#nextRound(instruction.name, instruction.to)
        return true
      case 'loop-drop':
        this.#frames.at(-1)?.loops.pop()
        return true
      case 'gap':
        throw new CodeError('gap', at)
      case 'binary':
      case 'compare':
      case 'not':
      case 'negate':
      case 'list':
      case 'item':
      case 'set-item':
      case 'append':
      case 'pop-item':
        this.#compute(instruction)
    }
    return true
  }

  #compute(
    instruction: Extract<
      Instruction,
      {
        op:
          | 'binary'
          | 'compare'
          | 'not'
          | 'negate'
          | 'list'
          | 'item'
          | 'set-item'
          | 'append'
          | 'pop-item'
      }
    >,
  ): void {
    const stack = this.#stack
    const at = this.#at
    if (instruction.op === 'list') {
      stack.push(this.#arguments(instruction.count))
    } else if (instruction.op === 'not') {
      stack.push(!truthy(this.#take()))
    } else if (instruction.op === 'negate') {
      stack.push(calculate('-', 0, this.#take(), at))
    } else if (instruction.op === 'pop-item') {
      const item = asList(this.#take(), at).pop()
      if (item === undefined) throw new CodeError('list-empty', at)
      stack.push(item)
    } else if (instruction.op === 'set-item') {
      this.#setItem()
    } else {
      const right = this.#take()
      const left = this.#take()
      this.#charge(left)
      this.#charge(right)
      if (instruction.op === 'binary') {
        stack.push(calculate(instruction.operator, left, right, at))
      } else if (instruction.op === 'compare') {
        stack.push(compareValues(instruction.operator, left, right, at))
      } else if (instruction.op === 'item') {
        const list = asList(left, at)
        stack.push(list[positionIn(list, right, at)] as Value)
      } else {
        const list = asList(left, at)
        list.push(right)
        checkedList(list, at)
      }
    }
  }

  #setItem(): void {
    const value = this.#take()
    const index = this.#take()
    const list = asList(this.#take(), this.#at)
    list[positionIn(list, index, this.#at)] = value
  }

  #arguments(count: number): Value[] {
    return count === 0 ? [] : this.#stack.splice(this.#stack.length - count)
  }

  #load(name: string): Value {
    const frame = this.#frames.at(-1) as Frame
    const value = frame.own?.has(name) ? frame.locals?.get(name) : this.#globals.get(name)
    if (value === undefined) throw new CodeError('unknown-name', this.#at, { word: name })
    return value
  }

  #store(name: string, value: Value): void {
    const frame = this.#frames.at(-1) as Frame
    if (frame.own?.has(name)) frame.locals?.set(name, value)
    else this.#globals.set(name, value)
  }

  #ask(name: string, args: Value[]): Value {
    const answer = builtInQuestion(name)?.answers?.(args, this.#at)
    return answer ?? this.#world.ask(name, args, this.#at)
  }

  #act(name: string, args: Value[]): boolean {
    const command = builtInCommand(name)
    if (!command) return this.#world.act(name, args, this.#at)
    command.does?.(args, this.#at, this.#run)
    return true
  }

  #call(name: string, args: Value[]): void {
    const target = this.#program.functions.get(name)
    if (!target) throw new CodeError('unknown-call', this.#at, { word: name })
    if (this.#frames.length > LIMITS.callDepth) throw new CodeError('too-deep', this.#at)
    const locals = new Map<string, Value>()
    for (const [index, parameter] of target.parameters.entries()) {
      locals.set(parameter, args[index] as Value)
    }
    const stackBase = this.#stack.length
    this.#frames.push({ back: this.#pc, locals, own: target.locals, loops: [], stackBase })
    this.#pc = target.start
  }

  #returnFrom(): void {
    const value = this.#take()
    const frame = this.#frames.pop() as Frame
    this.#stack.length = frame.stackBase
    this.#stack.push(value)
    this.#pc = frame.back
  }

  #startLoop(op: 'loop-count' | 'loop-each'): void {
    const loops = (this.#frames.at(-1) as Frame).loops
    if (op === 'loop-each') {
      const list = [...asList(this.#take(), this.#at)]
      this.#charge(list)
      loops.push({ list, position: 0, end: list.length })
      return
    }
    const end = asNumber(this.#take(), this.#at)
    loops.push({ list: null, position: asNumber(this.#take(), this.#at), end })
  }

  #nextRound(name: string | null, to: number): void {
    const loops = (this.#frames.at(-1) as Frame).loops
    const loop = loops.at(-1) as Loop
    if (loop.position >= loop.end) {
      loops.pop()
      this.#pc = to
      return
    }
    const value = loop.list === null ? loop.position : (loop.list[loop.position] as Value)
    loop.position += 1
    if (name !== null) this.#store(name, value)
  }
}
