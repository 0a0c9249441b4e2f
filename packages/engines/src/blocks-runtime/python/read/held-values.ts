/** What variables, lists, parameters and results hold: numbers, texts, or now this and now that. */

import { field, inputBlock, variableId } from '../../block-json.ts'
import type { Flow, Inflow } from '../../compile/flow.ts'
import { listKey, variableKey } from '../../compile/place-keys.ts'
import { blocksOf, flowsInto, placeRead, sourceOf } from '../../compile/value-flow.ts'
import type { BlockJson, StageProgram, VariableJson } from '../../program.ts'
import { isListType } from '../../read/read-variables.ts'
import { literal, type Value } from '../../values.ts'
import { isPythonBlock, pythonOf } from '../python-blocks-text.ts'
import { namesOf } from '../python-program.ts'

/** null: nobody gives it a value. */
export type Held = 'num' | 'text' | 'mixed' | null

const both = (one: Held, other: Held): Held =>
  one === null || one === other ? other : other === null ? one : 'mixed'

const keyOf = ({ id, type = '' }: VariableJson): string =>
  isListType(type) ? listKey(id) : variableKey(id)

const heldIn = (value: Value): Held =>
  typeof value === 'string' && typeof literal(value) === 'string' ? 'text' : 'num'

export class HeldValues {
  readonly #held = new Map<string, Held>()
  readonly #flows: readonly Flow[]

  constructor(program: StageProgram) {
    for (const { workspace } of program.actors)
      for (const variable of workspace.variables ?? [])
        for (const entry of variable.value === undefined ? [] : [variable.value].flat())
          this.#hold(keyOf(variable), heldIn(entry))
    this.#flows = [...blocksOf(program)].flatMap(({ block, fn }) => flowsInto(block, fn))
    this.#lookIntoPython(program)
    this.#settle()
  }

  #hold(key: string, more: Held): boolean {
    const before = this.#held.get(key) ?? null
    const now = both(before, more)
    if (now !== before) this.#held.set(key, now)
    return now !== before
  }

  /** Lines of Python may give anything to whoever is named in them. */
  #lookIntoPython(program: StageProgram): void {
    const said = new Set<string>()
    for (const { block } of blocksOf(program))
      if (isPythonBlock(block))
        for (const [word] of pythonOf(block).matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) said.add(word)
    if (said.size === 0) return
    const names = namesOf(program)
    for (const { workspace } of program.actors)
      for (const variable of workspace.variables ?? [])
        if (
          variable.type !== 'message' &&
          said.has(names.name(['variable', variable.id], variable.name, 'value'))
        )
          this.#hold(keyOf(variable), 'mixed')
  }

  #settle(): void {
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const { to, from } of this.#flows) if (this.#hold(to, this.#from(from))) isNew = true
    }
  }

  #from(from: Inflow): Held {
    if (from === 'anything') return 'mixed'
    if (from === 'number' || 'change' in from) return 'num'
    return 'value' in from ? heldIn(from.value) : this.of(from.block, from.fn)
  }

  /** What a block gives. */
  of(block: BlockJson | undefined, fn: string): Held {
    if (!block) return 'num'
    if (block.type === 'text') return heldIn(field(block, 'TEXT'))
    const place = placeRead(block, fn)
    if (place !== null) return this.#held.get(place) ?? null
    const source = sourceOf(block, fn)
    return source === 'any' ? 'mixed' : source === 'text' ? 'text' : 'num'
  }

  /** Both sides of a sum, or of a change. */
  sides(block: BlockJson, fn: string): readonly [Held, Held] {
    if (block.type !== 'data_change')
      return [this.of(inputBlock(block, 'A'), fn), this.of(inputBlock(block, 'B'), fn)]
    // What it was before somebody changed it: the change itself makes a number of it.
    const before = this.#before(variableId(block, 'VAR'))
    return [before, this.of(inputBlock(block, 'BY'), fn)]
  }

  #before(id: string): Held {
    return this.#flows
      .filter(
        ({ to, from }) => to === variableKey(id) && typeof from === 'object' && 'block' in from,
      )
      .reduce<Held>((held, { from }) => both(held, this.#from(from)), null)
  }
}
