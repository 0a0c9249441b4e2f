/** How deep a document may be nested: editors, savers and messages go through it by calling themselves. */

/** A stack of a thousand blocks needs two thousand; a browser's own JSON writer gives up at some four thousand. */
export const DEEPEST_DOCUMENT = 2_500

/** Counts without calling itself, and without looking further than it has to. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  const waiting: { value: unknown; level: number }[] = [{ value, level: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: here, level } = next
    if (typeof here !== 'object' || here === null) continue
    if (level > levels) return true
    for (const inner of Object.values(here)) waiting.push({ value: inner, level: level + 1 })
  }
  return false
}
