/** Cuts a text into the pieces a sentence model knows: the most likely way through its vocabulary. */

export type Vocabulary = readonly (readonly [piece: string, score: number])[]

const SPACE = '▁'
/** The first entries are signs of the model itself and never stand in a text. */
const RESERVED = 6
const UNKNOWN = 0
const UNKNOWN_SCORE = -100

interface Step {
  score: number
  from: number
  id: number
}

export function createPieces(vocabulary: Vocabulary): (text: string) => number[] {
  const ids = new Map<string, { id: number; score: number }>()
  let longest = 1
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id < RESERVED) continue
    ids.set(piece, { id, score })
    longest = Math.max(longest, Array.from(piece).length)
  }
  return (text) => {
    const plain = text.normalize('NFKC').trim()
    if (plain === '') return []
    return bestWay(Array.from(SPACE + plain.replaceAll(/\s+/g, SPACE)), ids, longest)
  }
}

function bestWay(
  signs: string[],
  ids: Map<string, { id: number; score: number }>,
  longest: number,
): number[] {
  const steps: (Step | undefined)[] = [{ score: 0, from: 0, id: UNKNOWN }]
  for (let end = 1; end <= signs.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = steps[start]
      const piece = before && ids.get(signs.slice(start, end).join(''))
      if (!before || (!piece && start < end - 1)) continue
      const score = before.score + (piece?.score ?? UNKNOWN_SCORE)
      if (score > (steps[end]?.score ?? Number.NEGATIVE_INFINITY)) {
        steps[end] = { score, from: start, id: piece?.id ?? UNKNOWN }
      }
    }
  }
  return readBack(steps, signs.length)
}

/** Several unknown signs in a row are one unknown piece. */
function readBack(steps: (Step | undefined)[], length: number): number[] {
  const pieces: number[] = []
  for (let end = length; end > 0; end = steps[end]?.from ?? 0) {
    const id = steps[end]?.id ?? UNKNOWN
    if (id !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(id)
  }
  return pieces.toReversed()
}
