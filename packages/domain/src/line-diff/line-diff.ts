/** Compares two texts line by line: what both have, what only one has. */

export interface DiffLine {
  kind: 'same' | 'left' | 'right'
  text: string
}

/** Beyond this many lines the middle is compared as one block: a picture for people, not a patch. */
const MOST_LINES = 1500

export function lineDiff(left: string, right: string): DiffLine[] {
  const a = left.split('\n')
  const b = right.split('\n')
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end++
  const head = a.slice(0, start).map(same)
  const tail = a.slice(a.length - end).map(same)
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [...head, ...middle, ...tail]
}

const same = (text: string): DiffLine => ({ kind: 'same', text })

function diffMiddle(a: string[], b: string[]): DiffLine[] {
  const blockwise = a.length > MOST_LINES || b.length > MOST_LINES
  const common = blockwise ? [] : commonLengths(a, b)
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (!blockwise && i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push(same(a[i] ?? ''))
      i++
      j++
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      lines.push({ kind: 'left', text: a[i++] ?? '' })
    } else {
      lines.push({ kind: 'right', text: b[j++] ?? '' })
    }
  }
  for (; i < a.length; i++) lines.push({ kind: 'left', text: a[i] ?? '' })
  for (; j < b.length; j++) lines.push({ kind: 'right', text: b[j] ?? '' })
  return lines
}

/** How many lines the rests from (i, j) on have in common. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i]!
    const below = table[i + 1]!
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}
