/**
 * One way to keep bytes, wherever they lie. A store knows sha-256 hashes and bytes alone; what there is, and whose it
 * is, stands in rows (objects.ts). So a store needs no lists, no locks and no conditions.
 */

/** The first and the last byte that is wanted. */
export interface Part {
  first: number
  last: number
}

export interface ObjectStore {
  /** Putting the same bytes again changes nothing. When it ends, a power cut cannot take them away any more. */
  put(hash: string, bytes: Buffer): Promise<void>
  /** How many bytes lie here; null for none. */
  size(hash: string): Promise<number | null>
  /** A part in pieces, each small enough for memory; `NotHere` when there is nothing under the hash. */
  read(hash: string, part: Part): AsyncIterable<Buffer>
  remove(hash: string): Promise<void>
  /** Before it is written to for the first time by this process. */
  prepare?(): Promise<void>
  /** What a power cut left behind, which no hash leads to. */
  tidy?(now: Date): Promise<void>
}

/** The store works, and has nothing under this hash. */
export class NotHere extends Error {
  constructor(hash: string) {
    super(`there is no object ${hash}`)
  }
}

/** The store itself cannot be reached, or refuses; who asks again later may be lucky. */
export class StoreAway extends Error {}
