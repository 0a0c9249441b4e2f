import { scriptOf, splitWords } from './split-words.ts'

/** A text as numbers: which words and which bits of words it is made of. */

export const TEXT_FEATURES = 2048

function placeOf(piece: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < piece.length; at++)
    hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % TEXT_FEATURES
}

function piecesOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKC').trim()
  const script = scriptOf(plain)
  const words = splitWords(plain, script === 'other' ? 'en' : script)
  const bits = words.flatMap((word) => {
    const letters = Array.from(` ${word} `)
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
  })
  return [...words.map((word) => `word ${word}`), ...bits]
}

/** Whole words count twice as much as their bits; saying a thing three times is not three times as much. */
export function textFeatures(text: string): Float32Array {
  const counts = new Map<string, number>()
  for (const piece of piecesOf(text)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const features = new Float32Array(TEXT_FEATURES)
  for (const [piece, count] of counts)
    features[placeOf(piece)]! += (1 + Math.log(count)) * (piece.startsWith('word ') ? 2 : 1)
  return features
}

/** From 0, nothing in common, to 1, the same words. */
export function cosineSimilarity(a: Float32Array, b: Float32Array): number {
  let [product, first, second] = [0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    product += a[at]! * b[at]!
    first += a[at]! ** 2
    second += b[at]! ** 2
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second)
}
