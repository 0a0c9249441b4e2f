/** Where a piece of Arduino C++ is being generated. Numbers are double, everything that may be text is String. */
import type { BoardProfile, NamedPin } from '../../board/profiles/board-profile.ts'
import { pinOf } from '../../board/profiles/board-profile.ts'
import { chain, field, inputBlock, signatureOf, variableId } from '../block-json.ts'
import { type Kind, type Kinds, kindOf, paramKey, resultKey } from '../compile/kinds.ts'
import type { Functions } from '../compile/suspension.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { literal } from '../values.ts'
import { ARDUINO_EXPRESSIONS } from './arduino-expressions.ts'
import { type CppNames, cppText } from './arduino-names.ts'
import { ARDUINO_STATEMENTS } from './arduino-statements.ts'

/** Parts of the sketch that are written only when something uses them. */
export type Need = 'matrix' | 'servo' | 'tone' | 'values' | 'lists' | 'random' | 'math'

export interface Sketch {
  program: StageProgram
  board: BoardProfile
  names: CppNames
  functions: Functions
  kinds: Kinds
  needs: Set<Need>
  /** Pins by what they are set up as. */
  modes: Map<number, 'OUTPUT' | 'INPUT'>
  /** Several scripts run as tasks: waiting is then done by the task, not by the whole board. */
  hasTasks: boolean
}

export class ArduinoScope {
  readonly sketch: Sketch
  /** The function this code belongs to, or '' in a script. */
  readonly fn: string
  private counter = 0

  constructor(sketch: Sketch, fn: string) {
    this.sketch = sketch
    this.fn = fn
  }

  fresh(): string {
    this.counter += 1
    return `i${this.counter}`
  }

  need(...parts: Need[]): void {
    for (const part of parts) this.sketch.needs.add(part)
  }

  kindOf(child: BlockJson | undefined): Kind {
    return kindOf(child, this.sketch.kinds, this.fn)
  }

  kind(block: BlockJson, input: string): Kind {
    return this.kindOf(inputBlock(block, input))
  }

  private code(child: BlockJson): string {
    if (child.type === 'text') {
      const value = literal(field(child, 'TEXT'))
      return typeof value === 'number' ? cppNumber(value) : `String(${cppText(String(value))})`
    }
    return ARDUINO_EXPRESSIONS[child.type]?.(child, this) ?? '0.0'
  }

  num(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return '0.0'
    const code = this.code(child)
    const kind = this.kindOf(child)
    if (kind === 'num') return code
    if (kind === 'bool') return `(${code} ? 1.0 : 0.0)`
    this.need('values')
    return `toNumber(${code})`
  }

  text(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return 'String("")'
    if (child.type === 'text') return `String(${cppText(field(child, 'TEXT'))})`
    return this.asText(child)
  }

  private asText(child: BlockJson): string {
    const code = this.code(child)
    const kind = this.kindOf(child)
    if (kind === 'text' || kind === 'any') return code
    this.need('values')
    return `toText(${code})`
  }

  truth(block: BlockJson, input: string): string {
    const child = inputBlock(block, input)
    if (!child) return 'false'
    const code = this.code(child)
    const kind = this.kindOf(child)
    if (kind === 'bool') return code
    this.need('values')
    return `isTrue(${code})`
  }

  /** A value for a place that holds this kind: a variable, a parameter, a result. */
  given(block: BlockJson, input: string, kind: Kind): string {
    if (kind === 'num') return this.num(block, input)
    const child = inputBlock(block, input)
    return child ? this.asText(child) : 'String("")'
  }

  variableKind(id: string): Kind {
    return this.sketch.kinds.get(id) ?? 'num'
  }

  variable(id: string): string {
    const variables = this.sketch.program.actors[0]!.workspace.variables ?? []
    const name = variables.find((variable) => variable.id === id)?.name ?? 'lost'
    return this.sketch.names.name(`variable:${id}`, name, 'value')
  }

  list(block: BlockJson): string {
    this.need('lists', 'values')
    return this.variable(variableId(block, 'LIST'))
  }

  /** The pin a menu names, prepared for what it is used for. */
  pin(block: BlockJson, pins: readonly NamedPin[], mode?: 'OUTPUT' | 'INPUT'): string {
    const pin = pinOf(pins, field(block, 'PIN')) ?? pins[0]?.pin ?? 13
    // Once driven by the program, a pin stays an output.
    if (mode && this.sketch.modes.get(pin) !== 'OUTPUT') this.sketch.modes.set(pin, mode)
    return pinName(pin)
  }

  wait(seconds: string): string {
    return `${this.sketch.hasTasks ? 'pauseFor' : 'waitFor'}(${seconds});`
  }

  /** A short rest at the end of a loop's turn, so that other tasks get theirs. */
  get turn(): string[] {
    return this.sketch.hasTasks ? ['pauseFor(0.001);'] : []
  }

  lines(first: BlockJson | undefined): string[] {
    return chain(first).flatMap((block) => ARDUINO_STATEMENTS[block.type]?.(block, this) ?? [])
  }

  body(block: BlockJson, input: string): string[] {
    return indent(this.lines(inputBlock(block, input)))
  }

  call(block: BlockJson): string {
    const { id, name, params } = signatureOf(block)
    if (!this.sketch.functions.definitions.has(id)) return '0.0'
    const given = params.map((param) =>
      this.given(block, `ARG_${param.id}`, this.paramKind(id, param.id)),
    )
    return `${this.functionName(id, name)}(${given.join(', ')})`
  }

  paramKind(fn: string, param: string): Kind {
    return this.sketch.kinds.get(paramKey(fn, param)) ?? 'num'
  }

  resultKind(fn: string): Kind {
    return this.sketch.kinds.get(resultKey(fn)) ?? 'num'
  }

  functionName(id: string, name: string): string {
    return this.sketch.names.name(`function:${id}`, name, 'function')
  }

  paramName(fn: string, id: string, name: string): string {
    return this.sketch.names.name(`param:${fn}:${id}`, name, 'value')
  }
}

export const cppType = (kind: Kind): string => (kind === 'num' ? 'double' : 'String')

export function cppNumber(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'INFINITY' : '-INFINITY'
  const text = String(value)
  const written = /[.e]/.test(text) ? text : `${text}.0`
  return value < 0 ? `(${written})` : written
}

export function pinName(pin: number): string {
  return pin >= 14 ? `A${pin - 14}` : String(pin)
}

export function indent(lines: string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}
