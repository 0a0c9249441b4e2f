/** Where a piece of Arduino C++ is being generated. Numbers are double, text is String, what may be either is Value. */

import type { BoardProfile, NamedPin } from '../../board/profiles/board-profile.ts'
import { pinOf } from '../../board/profiles/board-profile.ts'
import { chain, field, inputBlock, signatureOf, variableId } from '../block-json.ts'
import type { InputName, NodeWith } from '../block-node.ts'
import type { BlockFacts, Kind } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import { type Kinds, kindOf, presetOf, variableKind } from '../compile/kinds.ts'
import { paramKey, resultKey } from '../compile/place-keys.ts'
import type { Functions } from '../compile/suspension.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { variableIn } from '../read/read-variables.ts'
import type { CppNames } from './arduino-names.ts'
import { type Cpp, cpp, cppLocal, cppText, cppValue, cppWhole, listed } from './cpp-code.ts'

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
  /** The only script goes on in loop() for good: leaving a function would not end it. */
  isLooping: boolean
}

/** What every block of boards has; null where no board that speaks Arduino has the part for it. */
export interface ArduinoRules<Written> {
  arduino: ((block: BlockJson, scope: ArduinoScope) => Written) | null
}

export class ArduinoScope {
  readonly sketch: Sketch
  /** The function this code belongs to, or '' in a script. */
  readonly fn: string
  /** The script's own function, for a hat that calls it whenever it is due. */
  readonly script: Cpp
  #counter = 0

  constructor(sketch: Sketch, fn: string, script = cpp``) {
    this.sketch = sketch
    this.fn = fn
    this.script = script
  }

  fresh(): Cpp {
    this.#counter += 1
    return cppLocal(this.#counter)
  }

  need(...parts: Need[]): void {
    for (const part of parts) this.sketch.needs.add(part)
  }

  kindOf(child: BlockJson | undefined): Kind {
    return kindOf(child, this.sketch.kinds, this.fn)
  }

  kind<Block extends BlockJson>(block: Block, input: InputName<Block>): Kind {
    return this.kindOf(inputBlock(block, input))
  }

  #code(child: BlockJson): Cpp {
    return (
      (factsOf(child.type) as BlockFacts & ArduinoRules<Cpp>).arduino?.(child, this) ?? cpp`0.0`
    )
  }

  num<Block extends BlockJson>(block: Block, input: InputName<Block>): Cpp {
    const child = inputBlock(block, input)
    if (!child) return cpp`0.0`
    const code = this.#code(child)
    const kind = this.kindOf(child)
    if (kind === 'num') return code
    if (kind === 'bool') return cpp`(${code} ? 1.0 : 0.0)`
    this.need('values')
    return cpp`toNumber(${code})`
  }

  text<Block extends BlockJson>(block: Block, input: InputName<Block>): Cpp {
    const child = inputBlock(block, input)
    if (!child) return cpp`String("")`
    if (child.type === 'text') return cpp`String(${cppText(field(child, 'TEXT'))})`
    return this.#asText(child)
  }

  #asText(child: BlockJson): Cpp {
    const code = this.#code(child)
    if (this.kindOf(child) === 'text') return code
    this.need('values')
    return cpp`toText(${code})`
  }

  truth<Block extends BlockJson>(block: Block, input: InputName<Block>): Cpp {
    const child = inputBlock(block, input)
    if (!child) return cpp`false`
    const code = this.#code(child)
    const kind = this.kindOf(child)
    if (kind === 'bool') return code
    this.need('values')
    return cpp`isTrue(${code})`
  }

  /** A value for a place that holds this kind: a variable, a parameter, a result. */
  given<Block extends BlockJson>(block: Block, input: InputName<Block>, kind: Kind): Cpp {
    if (kind === 'num') return this.num(block, input)
    this.need('values')
    const child = inputBlock(block, input)
    return child ? this.#code(child) : cpp`0.0`
  }

  variableKind(id: string): Kind {
    return variableKind(this.sketch.kinds, id)
  }

  variable(id: string): Cpp {
    const name = variableIn(this.sketch.program.actors[0]!.workspace, id)?.name ?? 'lost'
    return this.sketch.names.name(['variable', id], name, 'value')
  }

  list(block: NodeWith<never, 'LIST'>): Cpp {
    this.need('lists', 'values')
    return this.variable(variableId(block, 'LIST'))
  }

  /** The pin a menu names, prepared for what it is used for. */
  pin(block: NodeWith<never, 'PIN'>, pins: readonly NamedPin[], mode?: 'OUTPUT' | 'INPUT'): Cpp {
    const pin = pinOf(pins, field(block, 'PIN')) ?? pins[0]?.pin ?? 13
    // Once driven by the program, a pin stays an output.
    if (mode && this.sketch.modes.get(pin) !== 'OUTPUT') this.sketch.modes.set(pin, mode)
    return pinName(pin)
  }

  wait(seconds: Cpp): Cpp {
    if (this.sketch.hasTasks) return cpp`pauseFor(${seconds});`
    const known = /^\d+(\.\d+)?$/.test(seconds) ? Math.round(Number(seconds) * 1000) : Number.NaN
    // As everybody writes it, where the time is a plain number.
    return known < 2 ** 31 ? cpp`delay(${cppWhole(known)});` : cpp`waitFor(${seconds});`
  }

  /** A short rest at the end of a loop's turn, so that other tasks get theirs. */
  get turn(): Cpp[] {
    return this.sketch.hasTasks ? [cpp`pauseFor(0.001);`] : []
  }

  /** Ends the script this code stands in. */
  get endOfScript(): Cpp {
    return this.sketch.isLooping ? cpp`stopAll();` : cpp`return;`
  }

  lines(first: BlockJson | undefined): Cpp[] {
    return chain(first).flatMap(
      (block) =>
        (factsOf(block.type) as BlockFacts & ArduinoRules<Cpp[]>).arduino?.(block, this) ?? [],
    )
  }

  body<Block extends BlockJson>(block: Block, input: InputName<Block>): Cpp[] {
    return indent(this.lines(inputBlock(block, input)))
  }

  call(block: BlockJson): Cpp {
    const { id, name, params } = signatureOf(block)
    if (!this.sketch.functions.definitions.has(id)) return cpp`0.0`
    const given = params.map((param) =>
      inputBlock(block, `ARG_${param.id}`)
        ? this.given(block, `ARG_${param.id}`, this.paramKind(id, param.id))
        : cppValue(presetOf(param)),
    )
    return cpp`${this.functionName(id, name)}(${listed(given)})`
  }

  paramKind(fn: string, param: string): Kind {
    return this.sketch.kinds.get(paramKey(fn, param)) ?? 'num'
  }

  resultKind(fn: string): Kind {
    return this.sketch.kinds.get(resultKey(fn)) ?? 'num'
  }

  functionName(id: string, name: string): Cpp {
    return this.sketch.names.name(['function', id], name, 'function')
  }

  paramName(id: string, name: string): Cpp {
    return this.sketch.names.name(['param', this.fn, id], name, 'value')
  }

  /** A parameter of the function this code stands in; anywhere else there is none, and it counts 0. */
  param(id: string): Cpp {
    const definition = this.sketch.functions.definitions.get(this.fn)
    const mine = definition && signatureOf(definition).params.find((param) => param.id === id)
    return mine ? this.paramName(id, mine.name) : cpp`0.0`
  }
}

export const cppType = (kind: Kind): Cpp => (kind === 'num' ? cpp`double` : cpp`Value`)

export function pinName(pin: number): Cpp {
  return pin >= 14 ? cpp`A${cppWhole(pin - 14)}` : cppWhole(pin)
}

export function indent(lines: Cpp[]): Cpp[] {
  return lines.map((line) => (line === '' ? line : cpp`  ${line}`))
}
