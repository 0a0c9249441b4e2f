/** What variables, lists, parameters and results hold: numbers, texts, or now this and now that. */

import {
  everyBlock,
  field,
  inputBlock,
  signatureOf,
  topBlocks,
  variableId,
} from '../../block-json.ts'
import { sourceOf } from '../../compile/kinds.ts'
import { paramKey, resultKey, variableKey } from '../../compile/place-keys.ts'
import type { BlockJson, StageProgram } from '../../program.ts'
import { literal, type Value } from '../../values.ts'
import { isPythonBlock, pythonOf } from '../python-blocks-text.ts'
import { namesOf } from '../python-program.ts'

/** null: nobody gives it a value. */
export type Held = 'num' | 'text' | 'mixed' | null

const both = (one: Held, other: Held): Held =>
  one === null || one === other ? other : other === null ? one : 'mixed'

const heldIn = (value: Value): Held =>
  typeof value === 'string' && typeof literal(value) === 'string' ? 'text' : 'num'

interface Gift {
  to: string
  block: BlockJson | undefined
  fn: string
}

export class HeldValues {
  readonly #held = new Map<string, Held>()
  readonly #gifts: Gift[] = []

  constructor(program: StageProgram) {
    for (const { workspace } of program.actors) {
      for (const { id, value } of workspace.variables ?? [])
        for (const entry of value === undefined ? [] : [value].flat())
          this.#hold(variableKey(id), heldIn(entry))
      for (const top of topBlocks(workspace)) {
        const fn = top.type === 'function_define' ? signatureOf(top).id : ''
        for (const block of everyBlock(top)) this.#look(block, fn)
      }
    }
    this.#lookIntoPython(program)
    this.#settle()
  }

  #hold(key: string, more: Held): boolean {
    const before = this.#held.get(key) ?? null
    const now = both(before, more)
    if (now !== before) this.#held.set(key, now)
    return now !== before
  }

  #look(block: BlockJson, fn: string): void {
    const give = (to: string, input: string): void => {
      this.#gifts.push({ to, block: inputBlock(block, input), fn })
    }
    const variable = (): string => variableKey(variableId(block, 'VAR'))
    const list = (): string => variableKey(variableId(block, 'LIST'))
    switch (block.type) {
      case 'data_set':
        return give(variable(), 'VALUE')
      case 'list_add':
      case 'list_insert':
      case 'list_replace':
        return give(list(), 'VALUE')
      case 'function_return':
        return give(resultKey(fn), 'VALUE')
      case 'control_for_each':
        this.#gifts.push({
          to: variable(),
          block: { type: 'list_item', fields: block.fields! },
          fn,
        })
        return
      case 'data_change':
      case 'control_for':
      case 'legacy_for_each':
        this.#hold(variable(), 'num')
        return
      case 'list_split':
        this.#hold(list(), 'mixed')
        return
      case 'function_call':
      case 'function_call_value': {
        const { id, params } = signatureOf(block)
        for (const param of params)
          if (inputBlock(block, `ARG_${param.id}`)) give(paramKey(id, param.id), `ARG_${param.id}`)
      }
    }
  }

  /** Lines of Python may give anything to whoever is named in them. */
  #lookIntoPython(program: StageProgram): void {
    const said = new Set<string>()
    for (const { workspace } of program.actors)
      for (const top of topBlocks(workspace))
        for (const block of everyBlock(top))
          if (isPythonBlock(block))
            for (const [word] of pythonOf(block).matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) said.add(word)
    if (said.size === 0) return
    const names = namesOf(program)
    for (const { workspace } of program.actors)
      for (const { id, name, type = '' } of workspace.variables ?? [])
        if (type !== 'message' && said.has(names.name(['variable', id], name, 'value')))
          this.#hold(variableKey(id), 'mixed')
  }

  #settle(): void {
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const { to, block, fn } of this.#gifts)
        if (this.#hold(to, this.of(block, fn))) isNew = true
    }
  }

  /** What a block gives. */
  of(block: BlockJson | undefined, fn: string): Held {
    if (!block) return 'num'
    if (block.type === 'text') return heldIn(field(block, 'TEXT'))
    if (block.type === 'list_item')
      return this.#held.get(variableKey(variableId(block, 'LIST'))) ?? null
    const source = sourceOf(block, fn)
    if (typeof source !== 'string') return this.#held.get(source.key) ?? null
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
    const gifts = this.#gifts.filter(({ to }) => to === variableKey(id))
    return gifts.reduce<Held>((held, { block, fn }) => both(held, this.of(block, fn)), null)
  }
}
