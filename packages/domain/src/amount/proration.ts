/** What is left of a price when part of its time is over: in whole days, or to the moment. */

/** Together they are the price. */
export interface Prorated {
  used: number
  left: number
}

/** `used` of `whole` equal days are over. What does not divide stays with whoever paid. */
export function prorate(minor: number, { used, whole }: { used: number; whole: number }): Prorated {
  if (minor < 0 || whole <= 0 || used < 0 || used > whole)
    throw new RangeError(`${used} of ${whole} cannot be taken from ${minor}`)
  // The product may be beyond what a number holds exactly.
  const spent = Number((BigInt(minor) * BigInt(used)) / BigInt(whole))
  return { used: spent, left: minor - spent }
}

/** The same for moments in milliseconds; before the beginning nothing is used, after the end all of it. */
export function prorateAt(
  minor: number,
  { start, end }: { start: number; end: number },
  at: number,
): Prorated {
  const whole = end - start
  return prorate(minor, { used: Math.min(Math.max(at - start, 0), whole), whole })
}

/** What each of `whole` equal days costs: any first days of them cost what `prorate` says is used. */
export function spreadMinor(minor: number, whole: number): number[] {
  const until = (used: number) => prorate(minor, { used, whole }).used
  return Array.from({ length: whole }, (_, day) => until(day + 1) - until(day))
}
