import type { Box } from '../picture.ts'

/** Non-maximum suppression: of boxes that lie over one another only the surest stays. */
export function suppressOverlaps<Found extends Box & { sureness: number }>(
  found: readonly Found[],
  most: number,
  overlap: number,
): Found[] {
  const kept: Found[] = []
  for (const box of found.toSorted((a, b) => b.sureness - a.sureness)) {
    if (kept.length === most) break
    if (kept.every((other) => shareOfBoth(box, other) <= overlap)) kept.push(box)
  }
  return kept
}

/** The part that two boxes have in common, of all that they cover. */
function shareOfBoth(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  const both = width * height
  return both / (a.width * a.height + b.width * b.height - both)
}
