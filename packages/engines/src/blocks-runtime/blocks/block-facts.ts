/** What is known about a block besides its code: what it gives, whether it takes time, what it does to variables. */
import type { Arg, Shape } from '../catalogue/block-spec.ts'
import type { Flow } from '../compile/flow.ts'
import type { ScratchKind, ScratchNumbers } from '../compile/scratch-kind.ts'
import type { BlockJson } from '../program.ts'

export type Where = 'stage' | 'board' | 'both'

export type Kind = 'num' | 'text' | 'bool' | 'any'

/** Of what a block gives: its kind, or the key of what it takes it from. */
export type Source = Kind | { key: string }

export interface BlockFacts {
  readonly type: string
  /** top: stands above a stack and starts nothing. choice: what a block says in the place of one of its inputs. */
  readonly shape: Shape | 'top' | 'choice'
  readonly args: readonly Arg[]
  /** stage (also when not said): only there. board: only on boards. both: everywhere. */
  readonly on?: Where
  /** Of a value; of a condition it is a truth. */
  readonly gives?: Kind | ((block: BlockJson, fn: string) => Source)
  /** Shows nothing and waits for nothing: a loop of such blocks runs at full speed. */
  readonly calm?: boolean
  /** By the rules of Scratch: neither waits nor ends a script. Those that do not say so are thought to take time. */
  readonly instant?: boolean | ((block: BlockJson) => boolean)
  /** Puts something into the variable in its field VAR. */
  readonly assigns?: boolean
  /** Only looks at the variable in its field VAR. */
  readonly readsOnly?: boolean
  /** Loops, or runs blocks or looks at variables elsewhere: no tight loop of the machine can be around it. */
  readonly loosens?: boolean
  /** In Scratch text tells from number here: it is looked for by name, or its digits are shown. */
  readonly tellsText?: 'by-name' | 'by-digits'
  /** Means something only inside another block: loose on the workspace there is nothing to run. */
  readonly bound?: boolean
  /** What it puts where. One with a field VAR that says nothing may put anything into it, unless it only looks. */
  readonly puts?: (block: BlockJson, fn: string) => readonly Flow[]
  /** The place whose values it gives one of, where `gives` cannot say it. */
  readonly takesFrom?: (block: BlockJson) => string
  /** A number that may be none. */
  readonly mayBeNaN?: boolean
  /** What its number can be by the rules of Scratch, from those that come in. */
  readonly scratchGives?: (block: BlockJson, numbers: ScratchNumbers<string>) => ScratchKind
}
