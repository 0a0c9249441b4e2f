/** Compares two texts line by line: what both have, what only one has. */
import { diffArrays } from 'diff'

export interface DiffLine {
  kind: 'same' | 'left' | 'right'
  text: string
}

/** Texts with more differences are shown as one block each: a picture for people, not a patch. */
const MOST_EDITS = 1500

export function lineDiff(left: string, right: string): DiffLine[] {
  const [before, after] = [left.split('\n'), right.split('\n')]
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return changes.flatMap(({ value, removed, added }) =>
    value.map((text) => ({ kind: removed ? 'left' : added ? 'right' : 'same', text }) as const),
  )
}
