/** Finds many phrases in one walk: a tree of words, or of letters for writing without spaces. */

/** How a phrase is written in the lists: see words/README.md. */
export interface Phrase<Kind> {
  kind: Kind
  /** Only where nothing near it speaks of a game or a program. */
  soft: boolean
  /** Only where the text has the ends of words on both sides (writing without spaces). */
  whole: boolean
}

export interface Found<Kind> extends Phrase<Kind> {
  start: number
  end: number
}

interface Branch<Kind> {
  next: Map<string, Branch<Kind>> | null
  gap: Branch<Kind> | null
  ends: Phrase<Kind>[] | null
}

export interface PhraseTree<Kind> {
  root: Branch<Kind>
  /** How many units `..` may stand for. */
  gap: number
}

/** A unit can be read in several ways (`sh1t` is also `shit`); an empty list ends a sentence. */
export type Unit = readonly string[]

function branch<Kind>(): Branch<Kind> {
  return { next: null, gap: null, ends: null }
}

export function createTree<Kind>(gap: number): PhraseTree<Kind> {
  return { root: branch(), gap }
}

/** `a {b|c|} d` is `a `, then `b`, `c` or nothing, then ` d`. */
export function choicesOf(phrase: string): string[][] {
  return phrase
    .split(/[{}]/u)
    .map((part, at) => (at % 2 === 1 ? part.split('|') : [part]))
    .filter((choices) => choices.some((choice) => choice.trim() !== ''))
}

export const GAP = '..'

/** `a {b|c} d` comes as three parts: one way to write the first, two to write the second, one for the third. */
export function addPhrase<Kind>(
  tree: PhraseTree<Kind>,
  parts: readonly (readonly (readonly string[])[])[],
  phrase: Phrase<Kind>,
): void {
  let ends = new Set([tree.root])
  for (const choices of parts) {
    const longer = new Set<Branch<Kind>>()
    for (const from of ends) for (const units of choices) longer.add(grow(from, units))
    ends = longer
  }
  for (const end of ends) (end.ends ??= []).push(phrase)
}

function grow<Kind>(from: Branch<Kind>, units: readonly string[]): Branch<Kind> {
  let at = from
  for (const unit of units) {
    if (unit === GAP) {
      at = at.gap ??= branch()
    } else {
      at.next ??= new Map()
      const known = at.next.get(unit) ?? branch<Kind>()
      at.next.set(unit, known)
      at = known
    }
  }
  return at
}

/** From each place the walk ends after the longest phrase, so the work grows with the length of the text. */
export function findPhrases<Kind>(
  tree: PhraseTree<Kind>,
  units: readonly Unit[],
  work = { steps: 0 },
): Found<Kind>[] {
  const found: Found<Kind>[] = []
  function walk(from: Branch<Kind>, start: number, at: number): void {
    work.steps += 1
    for (const phrase of from.ends ?? []) found.push({ ...phrase, start, end: at })
    step(from, start, at)
    if (from.gap === null) return
    for (let skipped = 0; skipped <= tree.gap; skipped += 1) {
      // A gap stays inside its sentence.
      if (skipped > 0 && (units[at + skipped - 1]?.length ?? 0) === 0) return
      step(from.gap, start, at + skipped)
    }
  }
  function step(from: Branch<Kind>, start: number, at: number): void {
    work.steps += 1
    for (const form of units[at] ?? []) {
      const next = from.next?.get(form)
      if (next) walk(next, start, at + 1)
    }
  }
  for (let start = 0; start < units.length; start += 1) step(tree.root, start, start)
  return found
}

/** Longer than any phrase of the lists with its gaps. */
const LONGEST = 64

/** Takes out what is only a part of a harmless phrase, or reaches into one. */
export function withoutHarmless<Kind>(
  found: readonly Found<Kind>[],
  harmless: (kind: Kind) => boolean,
): Found<Kind>[] {
  const longest = new Map<number, number>()
  for (const { kind, start, end } of found) {
    if (harmless(kind)) longest.set(start, Math.max(end, longest.get(start) ?? 0))
  }
  return found.filter(({ kind, start, end }) => {
    if (harmless(kind)) return false
    for (let at = Math.max(0, start - LONGEST); at < end; at += 1) {
      const other = longest.get(at)
      if (other === undefined) continue
      if (at < start && other > start) return false
      if (at === start && other >= end) return false
      if (at > start && other > end) return false
    }
    return true
  })
}

/** Takes out soft phrases that have a word of making (game, program, column ...) near them. */
export function withoutExcused<Kind>(
  found: readonly Found<Kind>[],
  making: readonly Found<Kind>[],
  near: number,
): Found<Kind>[] {
  const made = making.map(({ start }) => start).toSorted((a, b) => a - b)
  return found.filter(({ soft, start, end }) => {
    if (!soft) return true
    const next = firstFrom(made, start - near)
    return next === undefined || next > end + near
  })
}

/** By halves: the smallest that is not below. */
function firstFrom(sorted: readonly number[], least: number): number | undefined {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return sorted[low]
}
