/** Lays a pattern over a term: what stands in its open places, or null where the two differ. */

import { HOLE, sameTerm, type Term } from './python-tree.ts'
import { SELF } from './specimens.ts'

export type Bindings = Map<string, Term>

/** How the one who runs the script is called. */
export type IsSelf = (name: string) => boolean

export function unify(pattern: Term, given: Term, found: Bindings, isSelf: IsSelf): boolean {
  if (pattern.kind === HOLE) return bind(pattern, given, found)
  if (pattern.kind === 'name' && pattern.value === SELF) return given.kind === 'name' && isSelf(given.value)
  if (pattern.kind !== given.kind || (pattern.value !== given.value && pattern.kind !== 'body')) return false
  if (pattern.kind === 'body') return unifyBody(pattern.parts, given, found, isSelf)
  return (
    pattern.parts.length === given.parts.length &&
    pattern.parts.every((part, index) => unify(part, given.parts[index]!, found, isSelf))
  )
}

/** What stands in two places must be the same in both. */
function bind({ value, note }: Term, given: Term, found: Bindings): boolean {
  // A choice that is written as a text is one only where a text stands.
  if (note === 'text' && given.kind !== 'text') return false
  const known = found.get(value)
  if (known) return sameTerm(known, given)
  found.set(value, given)
  return true
}

/** An open place in a body takes all that the pattern's own lines leave. */
function unifyBody(lines: readonly Term[], given: Term, found: Bindings, isSelf: IsSelf): boolean {
  const open = lines.findIndex(({ kind }) => kind === HOLE)
  if (open < 0)
    return (
      lines.length === given.parts.length &&
      lines.every((line, index) => unify(line, given.parts[index]!, found, isSelf))
    )
  const after = lines.length - open - 1
  const end = given.parts.length - after
  if (end < open) return false
  const isSame = (line: Term, index: number): boolean => unify(line, given.parts[index]!, found, isSelf)
  if (!lines.slice(0, open).every((line, index) => isSame(line, index))) return false
  if (!lines.slice(open + 1).every((line, index) => isSame(line, end + index))) return false
  found.set(lines[open]!.value, { ...given, parts: given.parts.slice(open, end) })
  return true
}
