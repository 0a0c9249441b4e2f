/** In which of the ways a file is kept it is sent: what the browser likes best, and of those the smallest. */

/** Smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** Taken where nothing is said of it, but anything that was named is liked better. */
const UNNAMED = 0.0001

/** `kept` always has the file as it is: that is sent when nothing else will do. */
export function acceptedCoding(header: string | undefined, kept: ReadonlySet<Coding>): Coding {
  const liked = readLikes(header ?? '')
  let best: Coding = 'identity'
  for (const coding of CODINGS.toReversed()) {
    if (
      kept.has(coding) &&
      likeOf(liked, coding) > 0 &&
      likeOf(liked, coding) >= likeOf(liked, best)
    )
      best = coding
  }
  return best
}

function readLikes(header: string): Map<string, number> {
  const likes = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...rest] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = rest.find((piece) => piece.startsWith('q='))
    if (name !== '') likes.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return likes
}

function likeOf(likes: ReadonlyMap<string, number>, coding: Coding): number {
  const others = likes.get('*')
  return likes.get(coding) ?? others ?? (coding === 'identity' ? UNNAMED : 0)
}
