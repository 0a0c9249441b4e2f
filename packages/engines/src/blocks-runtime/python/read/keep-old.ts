/**
 * New blocks in the place of old ones: what reads the same as before is the block that was there, with its id, its
 * place and whatever the editor keeps on it; only what has changed is new.
 */

import { isDisabled, nextBlock } from '../../block-json.ts'
import type { BlockJson } from '../../program.ts'
import { stackOf } from './make-blocks.ts'

/** What is compared: the text of a block as it was, and as it is now. */
export interface Texts {
  old: (block: BlockJson) => string | undefined
  now: (block: BlockJson) => string | undefined
  freshId: () => string
  /** Whether it was in the text at all: loose blocks and those switched off are not. */
  isPrinted: (block: BlockJson) => boolean
  /** A block that is kept stands where the new one was. */
  keep: (kept: BlockJson, made: BlockJson) => void
}

export class OldKeeper {
  readonly #texts: Texts

  constructor(texts: Texts) {
    this.#texts = texts
  }

  /** The scripts in the order they had; new ones behind those that stand before them in the text. */
  tops(old: readonly BlockJson[], made: readonly BlockJson[]): BlockJson[] {
    const printed = old.filter((top) => this.#texts.isPrinted(top))
    const pairs = this.#pairs(printed, made)
    const partner = new Map(pairs.map(([before, now]) => [before, now]))
    const kept = new Map<BlockJson, BlockJson>()
    for (const [before, now] of pairs) kept.set(before, this.#script(before, now))
    const taken = new Set(partner.values())
    const result: BlockJson[] = []
    for (const top of old) {
      const now = kept.get(top)
      if (now) result.push(now)
      else if (!this.#texts.isPrinted(top)) result.push(top)
    }
    for (const now of made)
      if (!taken.has(now)) result.push(this.#below(result, this.#script(undefined, now)))
    return result
  }

  /** A new script stands under the lowest one. */
  #below(above: readonly BlockJson[], top: BlockJson): BlockJson {
    const lowest = above.reduce<BlockJson | null>(
      (low, one) => ((one.y ?? 0) >= (low?.y ?? 0) ? one : low),
      null,
    )
    if (!lowest) return { ...top, x: 40, y: 40 }
    let height = 0
    for (let block: BlockJson | undefined = lowest; block; block = nextBlock(block)) height += 1
    return { ...top, x: lowest.x ?? 40, y: (lowest.y ?? 40) + 60 + height * 48 }
  }

  #script(before: BlockJson | undefined, now: BlockJson): BlockJson {
    const made = this.#stack(before ? listOf(before) : [], listOf(now))
    const top = made[0]!
    if (before && top.id === before.id) {
      if (before.x !== undefined) top.x = before.x
      if (before.y !== undefined) top.y = before.y
    }
    return stackOf(made)!
  }

  /** Two stacks; blocks that are switched off are not in the text and stay under the one they were under. */
  #stack(before: readonly BlockJson[], now: readonly BlockJson[]): BlockJson[] {
    const shown = before.filter((block) => !isDisabled(block))
    const off = new Map<BlockJson | null, BlockJson[]>()
    let above: BlockJson | null = null
    for (const block of before) {
      if (isDisabled(block)) off.set(above, [...(off.get(above) ?? []), block])
      else above = block
    }
    const partner = new Map(this.#pairs(shown, now).map(([old, made]) => [made, old]))
    const result = (off.get(null) ?? []).map(alone)
    for (const made of now) {
      const old = partner.get(made)
      result.push(old ? this.#merge(old, made) : this.#fresh(made))
      if (old) result.push(...(off.get(old) ?? []).map(alone))
    }
    return result
  }

  /** Which old block is which new one: those that read the same in their order, then those of one type between them. */
  #pairs(old: readonly BlockJson[], made: readonly BlockJson[]): [BlockJson, BlockJson][] {
    const same = longestCommon(
      old.map((block) => this.#texts.old(block) ?? block),
      made.map((block) => this.#texts.now(block) ?? block),
    )
    const pairs: [BlockJson, BlockJson][] = []
    let [at, now] = [0, 0]
    for (const [oldAt, nowAt] of [...same, [old.length, made.length] as const]) {
      const waiting = old.slice(at, oldAt)
      for (const block of made.slice(now, nowAt)) {
        const index = waiting.findIndex(({ type }) => type === block.type)
        if (index >= 0) pairs.push([waiting[index]!, block])
        waiting.splice(0, index + 1)
      }
      if (oldAt < old.length) pairs.push([old[oldAt]!, made[nowAt]!])
      ;[at, now] = [oldAt + 1, nowAt + 1]
    }
    return pairs
  }

  #merge(old: BlockJson, made: BlockJson): BlockJson {
    const text = this.#texts.old(old)
    if (text !== undefined && text === this.#texts.now(made)) return this.#whole(old, made)
    if (old.type !== made.type) return this.#fresh(made)
    const {
      next: _next,
      rest: _rest,
      inputs: _inputs,
      fields: _fields,
      extraState: _state,
      data: _name,
      icons,
      ...editors
    } = old
    const { next: _below, inputs, ...rest } = made
    const merged: BlockJson = { ...editors, ...rest, id: old.id ?? this.#texts.freshId() }
    const comment = { ...icons, ...made.icons }
    if (made.icons) merged.icons = comment
    if (inputs) merged.inputs = this.#inputs(old.inputs ?? {}, inputs)
    this.#texts.keep(merged, made)
    return merged
  }

  /** The block as it was; what has been written above it may be new. */
  #whole(old: BlockJson, made: BlockJson): BlockJson {
    const kept = alone(old)
    if (made.icons?.comment?.text !== old.icons?.comment?.text && !hasInnerComment(old)) {
      if (made.icons)
        kept.icons = { ...old.icons, comment: { ...old.icons?.comment, ...made.icons.comment } }
      else delete kept.icons
    }
    this.#texts.keep(kept, made)
    this.#keepInside(old, made)
    return kept
  }

  /** Blocks inside have moved in the text as well. */
  #keepInside(old: BlockJson, made: BlockJson): void {
    const waiting: [BlockJson, BlockJson][] = [[old, made]]
    for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
      const [before, now] = pair
      for (const [name, input] of Object.entries(now.inputs ?? {})) {
        const was = before.inputs?.[name]
        const [inside, here] = [was?.block ?? was?.shadow, input.block ?? input.shadow]
        if (!inside || !here) continue
        const [olds, news] = [listOf(inside).filter((block) => !isDisabled(block)), listOf(here)]
        olds.forEach((block, index) => {
          if (!news[index]) return
          this.#texts.keep(block, news[index])
          waiting.push([block, news[index]])
        })
      }
    }
  }

  #inputs(
    old: NonNullable<BlockJson['inputs']>,
    made: NonNullable<BlockJson['inputs']>,
  ): NonNullable<BlockJson['inputs']> {
    return Object.fromEntries(
      Object.entries(made).map(([name, input]) => {
        const was = Object.hasOwn(old, name) ? old[name]! : {}
        const shadow =
          input.shadow && this.#shadow(was.shadow, input.shadow, input.block !== undefined)
        const block =
          input.block &&
          stackOf(this.#stack(was.block ? listOf(was.block) : [], listOf(input.block)))
        return [name, { ...(shadow ? { shadow } : {}), ...(block ? { block } : {}) }]
      }),
    )
  }

  /** Under a block the small one keeps what was typed there. */
  #shadow(old: BlockJson | undefined, made: BlockJson, isUnder: boolean): BlockJson {
    if (!old) return this.#fresh(made)
    if (isUnder) return old
    return old.type === made.type ? this.#merge(old, made) : this.#fresh(made)
  }

  #fresh(made: BlockJson): BlockJson {
    const { next: _next, inputs, ...rest } = made
    const fresh: BlockJson = { ...rest, id: this.#texts.freshId() }
    if (inputs) fresh.inputs = this.#inputs({}, inputs)
    this.#texts.keep(fresh, made)
    return fresh
  }
}

function hasInnerComment(block: BlockJson): boolean {
  return Object.values(block.inputs ?? {}).some(
    ({ block: inside, shadow }) => (inside ?? shadow)?.icons?.comment !== undefined,
  )
}

function alone(block: BlockJson): BlockJson {
  const { next: _next, rest: _rest, x: _x, y: _y, ...rest } = block
  return rest
}

function listOf(first: BlockJson): BlockJson[] {
  const blocks: BlockJson[] = []
  for (let block: BlockJson | undefined = first; block; block = nextBlock(block)) blocks.push(block)
  return blocks
}

/** Two long lists that differ in the middle: only the middle is compared pair by pair. */
function longestCommon(one: readonly unknown[], other: readonly unknown[]): [number, number][] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let [end, last] = [one.length, other.length]
  while (end > start && last > start && one[end - 1] === other[last - 1])
    [end, last] = [end - 1, last - 1]
  const head = Array.from({ length: start }, (_, at): [number, number] => [at, at])
  const tail = Array.from({ length: one.length - end }, (_, at): [number, number] => [
    end + at,
    last + at,
  ])
  const [rows, columns] = [end - start, last - start]
  // More than this has been written anew; types alone tell then what is what.
  if (rows * columns > 1_000_000) return [...head, ...tail]
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row]![column] =
        one[start + row] === other[start + column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!)
  const middle: [number, number][] = []
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (one[start + row] === other[start + column]) middle.push([start + row++, start + column++])
    else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) row++
    else column++
  }
  return [...head, ...middle, ...tail]
}
