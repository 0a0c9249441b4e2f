/** Where a block goes that is added by a tap or a key instead of a drag: where a child would put it next. */

/** An opening of a block; what only stands in for something better leaves it open. */
interface Opening {
  name: string
  holds: 'nothing' | 'stand-in' | 'block'
}

/** A block that others can be joined to. */
export interface Spot {
  id: string
  /** Another can come under it. */
  takesNext: boolean
  /** The mouths of a loop or a choice. */
  bodies: readonly Opening[]
  /** The sockets for values. */
  sockets: readonly Opening[]
}

export type Place =
  | { at: 'after'; id: string }
  | { at: 'inside'; id: string; input: string }
  | { at: 'free' }

export interface Situation {
  adds: 'statement' | 'value' | 'alone'
  /** The chosen block and, when it is a value, those around it up to its statement, which comes last. */
  chosen: readonly Spot[]
  /** The statements around the chosen one, from the inside to the outside. */
  around: readonly Spot[]
  /** The last block under the start. */
  last: Spot | null
}

const FREE: Place = { at: 'free' }

function opening(spots: readonly Spot[], holds: Opening['holds']): Place | null {
  for (const { id, sockets } of spots) {
    const found = sockets.find((socket) => socket.holds === holds)
    if (found) return { at: 'inside', id, input: found.name }
  }
  return null
}

/** A loop that does nothing yet is filled before anything follows it. */
function under(spot: Spot | null | undefined): Place | null {
  if (!spot) return null
  const empty = spot.bodies.find(({ holds }) => holds === 'nothing')
  if (empty) return { at: 'inside', id: spot.id, input: empty.name }
  return spot.takesNext ? { at: 'after', id: spot.id } : null
}

export function placeFor({ adds, chosen, around, last }: Situation): Place {
  if (adds === 'alone') return FREE
  if (adds === 'value') return opening(chosen, 'nothing') ?? opening(chosen, 'stand-in') ?? FREE
  const outer = around.find(({ takesNext }) => takesNext)
  return under(chosen.at(-1)) ?? (outer && { at: 'after', id: outer.id }) ?? under(last) ?? FREE
}
