/** Cutting: keep, remove, copy and insert parts. Nothing changes the samples it was given. */
import { type Part, partWithin, type Samples } from './samples.ts'

export function copyPart(samples: Samples, part: Part): Samples {
  const { from, to } = partWithin(part, samples.length)
  return samples.slice(from, to)
}

export function removePart(samples: Samples, part: Part): Samples {
  const { from, to } = partWithin(part, samples.length)
  return joined(samples.subarray(0, from), samples.subarray(to))
}

export function insertAt(samples: Samples, at: number, inserted: Samples): Samples {
  const { from } = partWithin({ from: at, to: samples.length }, samples.length)
  return joined(samples.subarray(0, from), inserted, samples.subarray(from))
}

export function joined(...pieces: readonly Samples[]): Samples {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** Changes a part by a function of the part alone; the part may become longer or shorter. */
export function withPart(
  samples: Samples,
  part: Part,
  change: (inside: Samples) => Samples,
): Samples {
  const { from, to } = partWithin(part, samples.length)
  return joined(samples.subarray(0, from), change(samples.slice(from, to)), samples.subarray(to))
}
