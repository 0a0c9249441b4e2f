/**
 * What somebody types stays text in Scratch, also `2`. Text and number behave alike nearly everywhere: only
 * costumes and sounds by name, lists read as one text, bubbles and random numbers tell them apart. A typed
 * number that can reach none of these may be kept as the number it is, which is what makes loops fast.
 */
import { field, inputBlock, variableId } from '../block-json.ts'
import type { BlockFacts } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { StageProgram } from '../program.ts'
import type { Value } from '../values.ts'
import type { Flow } from './flow.ts'
import { listKey, variableKey } from './place-keys.ts'
import { blocksOf, type PlacedBlock, placeRead } from './value-flow.ts'

const WHOLE = /^(0|-?[1-9]\d{0,14})$/

/** Keys of places whose values are looked at in a way that tells text from numbers. */
export class TypedNumbers {
  readonly #whole: ReadonlySet<string>
  readonly #broken: ReadonlySet<string>

  constructor(program: StageProgram, flows: readonly Flow[]) {
    const blocks = [...blocksOf(program)]
    const feeders = feedersOf(flows)
    const strict = blocks.flatMap((placed) => tellsApart(placed, 'by-name'))
    const watched = blocks.flatMap((placed) => readOutside(program, placed))
    this.#whole = spreadBack([...strict, ...watched], feeders)
    const digits = blocks.flatMap((placed) => tellsApart(placed, 'by-digits'))
    this.#broken = spreadBack([...strict, ...watched, ...digits], feeders)
  }

  /** A typed value as it may be kept in this place. */
  kept(value: Value, place: string): Value {
    if (typeof value !== 'string') return value
    if (WHOLE.test(value)) return this.#whole.has(place) ? value : Number(value)
    const isBroken = value !== '' && String(Number(value)) === value && value.includes('.')
    return isBroken && !this.#broken.has(place) ? Number(value) : value
  }
}

function tellsApart({ block, fn }: PlacedBlock, how: BlockFacts['tellsText']): string[] {
  if (block.type === 'list_get') return [listKey(variableId(block, 'LIST'))]
  if (factsOf(block.type).tellsText !== how) return []
  return Object.keys(block.inputs ?? {}).flatMap((input) => {
    const place = placeRead(inputBlock(block, input), fn)
    return place === null ? [] : [place]
  })
}

/** Variables that somebody asks for by their name, from another sprite: what becomes of them is not known. */
function readOutside(program: StageProgram, { block }: PlacedBlock): string[] {
  const what = block.type === 'sensing_of' ? field(block, 'WHAT') : ''
  if (!what.startsWith('variable:')) return []
  const name = what.slice('variable:'.length)
  return program.actors.flatMap(({ workspace }) =>
    (workspace.variables ?? [])
      .filter((variable) => variable.name === name)
      .map(({ id }) => variableKey(id)),
  )
}

/** Which places each place is filled from. */
function feedersOf(flows: readonly Flow[]): Map<string, string[]> {
  const feeders = new Map<string, string[]>()
  for (const { to, from } of flows) {
    const place =
      typeof from === 'object' && 'block' in from ? placeRead(from.block, from.fn) : null
    if (place === null) continue
    const known = feeders.get(to)
    if (known) known.push(place)
    else feeders.set(to, [place])
  }
  return feeders
}

function spreadBack(first: readonly string[], feeders: Map<string, string[]>): Set<string> {
  const reached = new Set(first)
  // A set that grows while it is gone through is gone through to its new end.
  for (const place of reached) for (const feeder of feeders.get(place) ?? []) reached.add(feeder)
  return reached
}
