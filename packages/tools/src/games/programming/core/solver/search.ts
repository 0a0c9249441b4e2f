/**
 * Finds a shortest program for a level by search: cheapest first over everything the worlds can
 * look like after a prefix, so that two prefixes with the same effect are followed once.
 */
import type { Program } from '../../../../game-kit/core/code/ast.ts'
import type { Level } from '../level.ts'
import { type RobotState, RobotWorld, readMap } from '../robot-world.ts'
import { type Candidate, type CandidateProgram, toProgram } from './candidate.ts'
import { CALLING, Parts, TOP } from './enumerate.ts'
import { Runner } from './execute.ts'
import { type Grammar, grammarOf } from './grammar.ts'

/** One world after a prefix; null once it is won. */
type Place = (RobotState & { n: number }) | null

interface Prefix {
  places: Place[]
  item: Candidate | null
  before: Prefix | null
}

interface Solution {
  program: Program
  blocks: number
}

interface SearchOptions {
  /** Longest program to look for. */
  most: number
  /** Steps of work before it gives up: the same on every machine. */
  work?: number
  /** Where the worlds stand when the search begins. */
  from?: RobotState[]
}

class Search {
  readonly #runners: Runner[]
  readonly #parts: Parts
  readonly #grammar: Grammar
  readonly #start: Place[]
  readonly #budget: number
  readonly #helperBodies = new Map<number, Candidate[][]>()

  constructor(level: Level, grammar: Grammar, options: SearchOptions) {
    this.#grammar = grammar
    this.#parts = new Parts(grammar)
    this.#runners = level.maps.map((rows) => new Runner(new RobotWorld(readMap(rows))))
    this.#budget = options.work ?? 60_000_000
    this.#start = this.#runners.map(({ world }, index) => ({
      ...(options.from?.[index] ?? world.state()),
      n: Number.NaN,
    }))
  }

  isSpent(): boolean {
    return (
      this.#runners.reduce((sum, { work }) => sum + work, 0) > this.#budget || this.#parts.isFull()
    )
  }

  /** Looks at programs of growing size; the first one found is a shortest one. */
  run(most: number): CandidateProgram | null {
    const plain = new Layers(this.#start)
    for (let size = 1; size <= most && !this.isSpent(); size++) {
      const main = this.#grow(plain, size, false)
      if (main) return { helper: null, hasParameter: false, main }
      const found = this.#grammar.helper === 'none' ? null : this.#withHelper(size)
      if (found) return found
    }
    return null
  }

  #withHelper(size: number): CandidateProgram | null {
    const hasParameter = this.#grammar.helper === 'parameter'
    const largest = Math.min(size - 2, this.#grammar.largestHelper)
    for (let inside = 1; inside <= largest; inside++) {
      for (const helper of this.#helpers(inside)) {
        const main = this.#mainFor(helper, size - 1 - inside)
        if (main) return { helper, hasParameter, main }
        if (this.isSpent()) return null
      }
    }
    return null
  }

  /** Bodies worth trying: with a parameter one that uses it, with recursion one `if` that calls itself. */
  #helpers(size: number): Candidate[][] {
    const { helper } = this.#grammar
    const known = this.#helperBodies.get(size)
    if (known) return known
    const around = { counter: false, helper: true, calls: helper === 'recursive' }
    const bodies =
      helper === 'recursive'
        ? this.#parts.itemsOf(size, around).map((item) => [item])
        : this.#parts.bodiesOf(size, around)
    const useful = bodies.filter((body) => {
      if (helper === 'parameter') return usesParameter(body)
      return helper === 'plain' || callsItself(body)
    })
    this.#helperBodies.set(size, useful)
    return useful
  }

  #mainFor(helper: Candidate[], size: number): Candidate[] | null {
    for (const runner of this.#runners) runner.helper = helper
    const layers = new Layers(this.#start)
    for (let main = 1; main < size; main++) this.#grow(layers, main, true)
    return this.#grow(layers, size, true)
  }

  /** Fills the layer of this size; returns the program when one of them wins everywhere. */
  #grow(layers: Layers, size: number, calls: boolean): Candidate[] | null {
    const largest = calls ? Math.min(3, this.#grammar.largestItem) : this.#grammar.largestItem
    for (let before = size - 1; before >= 0; before--) {
      const extra = size - before
      if (extra > largest) break
      for (const item of this.#parts.itemsOf(extra, calls ? CALLING : TOP)) {
        for (const prefix of layers.of(before)) {
          const places = this.#apply(prefix.places, item)
          if (places === null || !layers.add(size, { places, item, before: prefix })) continue
          if (places.every((place) => place === null))
            return unwind({ places, item, before: prefix })
        }
      }
      if (this.isSpent()) return null
    }
    return null
  }

  #apply(places: Place[], item: Candidate): Place[] | null {
    const after: Place[] = []
    for (const [index, place] of places.entries()) {
      if (place === null) {
        after.push(null)
        continue
      }
      const runner = this.#runners[index] as Runner
      runner.world.restore(place)
      runner.n = place.n
      const outcome = runner.run(item)
      const { world } = runner
      if (outcome === 'stuck') return null
      if (outcome === 'on') after.push({ ...world.state(), n: runner.n })
      else if (world.ending === 'won' && world.hasAllGems()) after.push(null)
      else return null
    }
    return after
  }
}

class Layers {
  readonly #layers: Prefix[][]
  readonly #seen: Set<string>

  constructor(start: Place[]) {
    this.#layers = [[{ places: start, item: null, before: null }]]
    this.#seen = new Set([keyOf(start)])
  }

  of(size: number): readonly Prefix[] {
    return this.#layers[size] ?? []
  }

  add(size: number, prefix: Prefix): boolean {
    const key = keyOf(prefix.places)
    if (this.#seen.has(key)) return false
    this.#seen.add(key)
    const layer = this.#layers[size] ?? []
    layer.push(prefix)
    this.#layers[size] = layer
    return true
  }
}

function keyOf(places: readonly Place[]): string {
  let key = ''
  for (const place of places) {
    key += place === null ? '!' : `${place.cell},${place.facing},${place.done},${place.n};`
  }
  return key
}

function unwind(last: Prefix): Candidate[] {
  const items: Candidate[] = []
  for (let prefix: Prefix | null = last; prefix; prefix = prefix.before) {
    if (prefix.item) items.push(prefix.item)
  }
  return items.toReversed()
}

/** A call that is not inside an `if` would never end. */
function callsItself(body: readonly Candidate[]): boolean {
  return body.some((item) => {
    if (item.kind !== 'if') return false
    return [...item.body, ...(item.otherwise ?? [])].some(({ kind }) => kind === 'call')
  })
}

function usesParameter(body: readonly Candidate[]): boolean {
  return body.some((item) => {
    if (item.kind === 'repeat' && item.amount === 'steps') return true
    return 'body' in item && usesParameter(item.body)
  })
}

function total(items: Candidate[]): number {
  return items.reduce((sum, item) => sum + item.size, 0)
}

function sizeOf({ helper, main }: CandidateProgram): number {
  return total(main) + (helper === null ? 0 : 1 + total(helper))
}

export function solve(level: Level, options: SearchOptions): Solution | null {
  const found = new Search(level, grammarOf(level), options).run(options.most)
  return found === null ? null : { program: toProgram(found), blocks: sizeOf(found) }
}
