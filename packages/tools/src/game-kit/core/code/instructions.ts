/** The flat instructions of the games' machine, and what those who write them can ask for. */
import type { At, Expression, Statement } from './ast.ts'
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

/** Where the meaning of a node is written down as instructions. */
export interface MachineCode {
  /** Where the next instruction will stand. */
  readonly end: number
  readonly lastMark: number
  readonly inFunction: boolean
  emit(instruction: Instruction): number
  /** Lets a jump lead to here. */
  patch(index: number): void
  value(node: Expression): void
  values(nodes: readonly Expression[]): void
  body(statements: readonly Statement[]): void
  /** The inside of a loop, from whose end it goes back to `start`; `break` leads behind it. */
  round(start: number, statements: readonly Statement[], at: At): void
  breakOut(at: At): void
  /** `for`: takes the next value into `name`, or leaves the loop. */
  loop(name: string | null, statements: readonly Statement[], at: At): void
  /** A name the learner gives a value to must not mean something already. */
  checkName(name: string): void
  action(name: string, args: readonly Expression[]): void
  question(name: string, args: readonly Expression[]): void
}
