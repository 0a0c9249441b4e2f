/** Statements as blocks, one under the other; what no block says stays as lines of Python. */

import { everyBlock } from '../../block-json.ts'
import type { BlockJson } from '../../program.ts'
import { isPythonBlock } from '../python-blocks-text.ts'
import type { OwnFunction } from './known-names.ts'
import { makeCall, makeMissing } from './make-calls.ts'
import { ValueMaker } from './make-values.ts'
import type { Making } from './making.ts'
import { isText, otherWays } from './other-ways.ts'
import type { Scope } from './python-scopes.ts'
import type { Term } from './python-tree.ts'

interface Made {
  made: BlockJson[]
  /** How many lines it took. */
  count: number
}

export class BlockMaker {
  readonly making: Making
  readonly #values: ValueMaker

  constructor(making: Making) {
    this.making = making
    this.#values = new ValueMaker(making, (lines) => stackOf(this.#lines(lines)))
  }

  /** The line with an @ above a script as its hat. */
  hat(given: Term): BlockJson | null {
    for (const pattern of this.making.patterns.find('hat', given)) {
      const made = this.#values.match(pattern, [given])
      if (made) return made
    }
    return null
  }

  /** The lines of a body, one block under the other. */
  body(given: Term, fn: OwnFunction | null, scope: Scope): BlockJson[] {
    this.making.fn = fn
    this.making.scope = scope
    const made = this.#lines(given.parts)
    this.making.fn = null
    this.making.scope = null
    return made
  }

  #lines(lines: readonly Term[]): BlockJson[] {
    const blocks: BlockJson[] = []
    for (let at = 0; at < lines.length; ) {
      const here = lines[at]!
      if (here.kind === 'pass' || here.kind === 'note' || here.kind === 'global') {
        if (here.note !== undefined) note(blocks.at(-1) ?? null, here.note)
        at += 1
        continue
      }
      const { made, count } = this.#statement(lines, at)
      const said = lines.slice(at, at + count).flatMap((line) => line.note ?? [])
      if (said.length > 0) note(made[0] ?? null, said.join('\n'))
      blocks.push(...made)
      at += count
    }
    return blocks
  }

  #statement(lines: readonly Term[], at: number): Made {
    const here = lines[at]!
    const { making } = this
    const own =
      makeCall(making, this.#values.inputs, here, 'function_call') ?? makeMissing(making, here)
    if (own) return { made: [own], count: 1 }
    const found = this.#matched(lines, at)
    if (found && !found.made.some(hasPython)) return found
    const others = otherWays(here, making.names, making.scope, (given) => making.sums.isJoin(given))
    const made = others ? this.#lines(others) : []
    // Another way that leaves Python as well says no more than the first.
    const isBetter =
      others !== null &&
      !made.some(found ? hasPython : isPythonBlock) &&
      !made.some((block) => making.isLeftOver(block, here))
    return isBetter ? { made, count: 1 } : (found ?? { made: [making.python(here)], count: 1 })
  }

  #matched(lines: readonly Term[], at: number): Made | null {
    const here = lines[at]!
    // Beside a text that is written down `+=` puts texts together.
    const isWords = here.kind === 'update' && isText(here.parts[1]!)
    if (isWords || this.making.sums.isNoSum(here)) return null
    for (const pattern of this.#values.found('lines', here)) {
      const count = pattern.terms.length
      const made = this.#values.match(pattern, lines.slice(at, at + count))
      if (!made) continue
      this.making.sums.note(made, here, this.making.fn)
      return { made: [made], count }
    }
    return null
  }
}

function hasPython(block: BlockJson): boolean {
  for (const inside of everyBlock(block)) if (isPythonBlock(inside)) return true
  return false
}

export function note(block: BlockJson | null, text: string): void {
  if (!block) return
  const known = block.icons?.comment?.text
  const both = known ? `${known}\n${text}` : text
  // The editor wants to know how large it is.
  const comment = { text: both, pinned: false, height: 80, width: 160 }
  block.icons = { comment }
}

export function stackOf(blocks: readonly BlockJson[]): BlockJson | undefined {
  for (let at = blocks.length - 2; at >= 0; at--) blocks[at]!.next = { block: blocks[at + 1]! }
  return blocks[0]
}
