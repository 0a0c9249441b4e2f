/** Seats a school has bought, and who sits on them. */

/** Schools pay late: so long a price holds for them. */
export const SCHOOL_ORDER_DAYS = 90
export const SEATS_MAX = 20_000

export interface SeatsView {
  seats: number
  taken: number
  /** The days they are for; null until the money is here. */
  from: string | null
  until: string | null
  classes: { id: number; name: string; seated: number }[]
  people: { userId: number; displayName: string; classId: number | null }[]
}

export interface Member {
  userId: number
  displayName: string
}

export type SeatPlan =
  | { kind: 'fits'; given: Member[]; taken: Member[] }
  /** Nobody is seated: these would have none. */
  | { kind: 'too-many'; without: Member[] }

/**
 * A class has seats for everybody who is in it, or for nobody. Who sits there already keeps the seat, by whichever
 * class; who has left the class leaves it. Members come in the order in which they are to be named.
 */
export function planSeats(
  members: readonly Member[],
  /** Everybody who has a seat of this order; `here`: by this class. */
  seated: readonly (Member & { here: boolean })[],
  seats: number,
): SeatPlan {
  const inClass = new Set(members.map(({ userId }) => userId))
  const taken = seated.filter(({ userId, here }) => here && !inClass.has(userId))
  const has = new Set(seated.map(({ userId }) => userId))
  const newcomers = members.filter(({ userId }) => !has.has(userId))
  const free = seats - (seated.length - taken.length)
  if (newcomers.length > free)
    return { kind: 'too-many', without: newcomers.slice(Math.max(0, free)) }
  return { kind: 'fits', given: newcomers, taken }
}
