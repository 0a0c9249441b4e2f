/**
 * What a block is: its shape, what is known about it, and its code in every language of the places where it may
 * stand. One that lacks a language does not compile, nor does one that asks for an input it does not have.
 */

import type { Py } from '../../code/python-code.ts'
import type { ArduinoScope } from '../arduino/arduino-scope.ts'
import type { Cpp } from '../arduino/cpp-code.ts'
import type { InputName, NodeOf } from '../block-node.ts'
import type { Arg, BlockSpec, Shape } from '../catalogue/block-spec.ts'
import type { Flow } from '../compile/flow.ts'
import type { Js } from '../compile/javascript-code.ts'
import type { Scope } from '../compile/scope.ts'
import type { ScratchKind, ScratchNumbers } from '../compile/scratch-kind.ts'
import type { ScratchScope } from '../compile/scratch-scope.ts'
import type { Trigger } from '../compile/trigger.ts'
import type { BlockJson } from '../program.ts'
import type { Expression, PythonScope } from '../python/python-scope.ts'
import type { BlockFacts, Source, Where } from './block-facts.ts'

type Emitter<Node, In, Out> = (block: Node, scope: In) => Out

/** A hat says what starts its script; one that watches says what has to become true. */
interface HatEmitters<Node> {
  javascript: {
    trigger: (block: Node) => Trigger
    condition?: Emitter<Node, Scope, Js>
  }
}

interface CodeEmitters<Node> {
  javascript: Emitter<Node, Scope, Js>
  /** Where Scratch means something else. */
  scratch?: Emitter<Node, ScratchScope, Js>
}

/** What one block is in a language: a line above a script, lines, or an expression. */
interface Written {
  python: { hat: Py; statement: Py[]; end: Py[]; value: Expression; truth: Expression }
  arduino: { hat: Cpp[]; statement: Cpp[]; end: Cpp[]; value: Cpp; truth: Cpp }
}

/** Where the blocks stand on the stage and on boards, MicroPython is the same Python. */
type OnStage<Node, S extends Shape> = {
  python: Emitter<Node, PythonScope, Written['python'][S]>
}
type OnBoards<Node, S extends Shape> = {
  /** null: no board that speaks Arduino has the part for it. */
  arduino: Emitter<Node, ArduinoScope, Written['arduino'][S]> | null
}
type OnBoardsOnly<Node, S extends Shape> = OnBoards<Node, S> & {
  micropython: Emitter<Node, PythonScope, Written['python'][S]>
}

type Emitters<Node, S extends Shape, On extends Where> = (S extends 'hat'
  ? HatEmitters<Node>
  : CodeEmitters<Node>) &
  (On extends 'board'
    ? OnBoardsOnly<Node, S>
    : On extends 'both'
      ? OnStage<Node, S> & OnBoards<Node, S>
      : OnStage<Node, S>)

/** A value has to say what it gives. */
type Gives<Node, S> = S extends 'value'
  ? { gives: Source | ((block: Node, fn: string) => Source) }
  : unknown

/** What is known about it, with its parts by their names. */
type Facts<Node> = Omit<
  BlockFacts,
  'type' | 'args' | 'shape' | 'on' | 'gives' | 'instant' | 'puts' | 'takesFrom' | 'scratchGives'
> & {
  instant?: boolean | ((block: Node) => boolean)
  puts?: (block: Node, fn: string) => readonly Flow[]
  takesFrom?: (block: Node) => string
  scratchGives?: (block: Node, numbers: ScratchNumbers<InputName<Node>>) => ScratchKind
}

type Definition<
  Type extends string,
  Args extends readonly Arg[],
  S extends Shape,
  On extends Where,
> = Omit<BlockSpec, 'type' | 'args' | 'shape' | 'on'> &
  Facts<NodeOf<Args>> & { type: Type; args: Args; shape: S; on?: On } & Gives<NodeOf<Args>, S> &
  Emitters<NodeOf<Args>, S, On>

export interface Block<Type extends string = string> extends BlockSpec, BlockFacts {
  type: Type
  shape: Shape
  args: readonly Arg[]
  on?: Where
}

/** A block of the toolbox. */
export function defineBlock<
  const Type extends string,
  const Args extends readonly Arg[],
  const S extends Shape,
  const On extends Where = 'stage',
>(definition: Definition<Type, Args, S, On>): Block<Type> {
  // From here on it is asked for its parts by those who know them: see `factsOf`.
  return definition as unknown as Block<Type>
}

type MadeDefinition<S extends BlockFacts['shape'], On extends Where> = Omit<
  BlockFacts,
  'shape' | 'args' | 'on' | 'gives'
> & { shape: S; on: On } & (S extends Shape
    ? { gives: BlockFacts['gives'] } & Emitters<BlockJson, S, On>
    : unknown)

/** A block that the editor makes beside those of the toolbox: what it has depends on the project. */
export function defineMade<const S extends BlockFacts['shape'], const On extends Where>(
  definition: MadeDefinition<S, On>,
): BlockFacts {
  return { args: [], ...definition }
}
