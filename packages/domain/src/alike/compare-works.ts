/**
 * Which works of a class have the same structure. What everybody was given, and what many have, is taken away first:
 * a short task has one natural answer, and many right answers say nothing about anybody.
 */
import { type Fingerprint, fingerprintsOf } from './fingerprints.ts'
import type { WorkStructure } from './work-structure.ts'

/** nearly: almost all of both. parts: half of one of them, or more. */
export type Strength = 'nearly' | 'parts'

export interface LikePair {
  /** Their places in what was given, the smaller one first. */
  works: [number, number]
  strength: Strength
  /** For each of them the lines that are in the other one too. */
  lines: [number[], number[]]
}

export interface Comparison {
  /** The most alike first. */
  pairs: LikePair[]
  /** What is left of them is too short to tell anything. */
  short: number[]
}

/** Lines that are not like each other: fewer are written alike by chance. */
const LEAST_LINES = 6
/** Fingerprints: fewer do not make so many lines. */
const LEAST_SHARED = 3
const NEARLY = 0.8
const PARTS = 0.5

/** What more works than this have in common is the task's, not theirs. */
export const mostForOwn = (works: number): number => Math.max(3, Math.floor(works / 3))

interface Read {
  prints: Fingerprint[]
  keys: Set<number>
  /** For every step its line. */
  at: number[]
  lastLine: number
  /** For every line with steps: its normal form. */
  forms: Map<number, string>
  own: Set<number>
}

export function compareWorks(
  works: readonly WorkStructure[],
  start: WorkStructure | null,
  areTogether: (one: number, other: number) => boolean = () => false,
): Comparison {
  const given = new Set(start ? fingerprintsOf(start).map(({ key }) => key) : [])
  const read = works.map(readWork)
  const common = commonKeys(read, given)
  for (const work of read) {
    const taken = covered(work, (key) => common.has(key))
    work.own = new Set([...work.forms.keys()].filter((line) => !taken.has(line)))
    for (const key of common) work.keys.delete(key)
  }
  const short = read.flatMap((work, index) =>
    distinct(work, work.own) < LEAST_LINES ? [index] : [],
  )
  const pairs: (LikePair & { share: number })[] = []
  for (const [one, other] of meetings(read, new Set(short))) {
    const pair = areTogether(one, other) ? null : pairOf(read, one, other)
    if (pair) pairs.push(pair)
  }
  const sorted = pairs.toSorted((a, b) => b.share - a.share || order(a.works, b.works))
  return {
    pairs: sorted.map(({ works: both, strength, lines }) => ({ works: both, strength, lines })),
    short,
  }
}

const order = (a: readonly number[], b: readonly number[]): number => a[0]! - b[0]! || a[1]! - b[1]!

function readWork(structure: WorkStructure): Read {
  const prints = fingerprintsOf(structure)
  const at = structure.parts.flatMap((part) => part.at)
  const forms = new Map<number, string>()
  for (const part of structure.parts) {
    for (const [index, step] of part.steps.entries()) {
      const line = part.at[index]!
      forms.set(line, `${forms.get(line) ?? ''} ${step}`)
    }
  }
  const lastLine = at.reduce((last, line) => Math.max(last, line), 0)
  const keys = new Set(prints.map(({ key }) => key))
  return { prints, keys, at, lastLine, forms, own: new Set() }
}

function commonKeys(read: readonly Read[], given: ReadonlySet<number>): Set<number> {
  const counts = new Map<number, number>()
  for (const { keys } of read) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const most = mostForOwn(read.length)
  return new Set([...given, ...[...counts].filter(([, count]) => count > most).map(([key]) => key)])
}

/** Lines of which half or more of the steps are in such fingerprints. */
function covered(
  { prints, at, forms, lastLine }: Read,
  isMeant: (key: number) => boolean,
): Set<number> {
  const steps = new Uint8Array(at.length)
  // Fingerprints come in order: every step is written once, however many of them it is in.
  let done = 0
  for (const { key, from, to } of prints) {
    if (!isMeant(key)) continue
    steps.fill(1, Math.max(from, done), to)
    done = to
  }
  const balance = new Int32Array(lastLine + 1)
  const found = new Set<number>()
  for (let index = 0; index < at.length; index++)
    balance[at[index]!]! += steps[index] === 1 ? 1 : -1
  for (const line of forms.keys()) if (balance[line]! >= 0) found.add(line)
  return found
}

/** The same line ten times over is one. */
const distinct = ({ forms }: Read, lines: Iterable<number>): number =>
  new Set([...lines].map((line) => forms.get(line))).size

/** Only those that have a fingerprint in common. */
function meetings(read: readonly Read[], short: ReadonlySet<number>): [number, number][] {
  const holders = new Map<number, number[]>()
  for (const [index, { keys }] of read.entries()) {
    if (short.has(index)) continue
    for (const key of keys) {
      const known = holders.get(key)
      if (known) known.push(index)
      else holders.set(key, [index])
    }
  }
  const met = new Set<number>()
  for (const indexes of holders.values())
    for (const [place, one] of indexes.entries())
      for (const other of indexes.slice(place + 1)) met.add(one * read.length + other)
  return [...met].map((both) => [Math.floor(both / read.length), both % read.length])
}

function pairOf(read: readonly Read[], one: number, other: number) {
  const [a, b] = [read[one]!, read[other]!]
  const shared = new Set<number>()
  for (const key of a.keys) if (b.keys.has(key)) shared.add(key)
  if (shared.size < LEAST_SHARED) return null
  const linesOf = (work: Read) =>
    [...covered(work, (key) => shared.has(key))]
      .filter((line) => work.own.has(line))
      .toSorted((x, y) => x - y)
  const [mine, theirs] = [linesOf(a), linesOf(b)]
  const shares = [mine.length / a.own.size, theirs.length / b.own.size] as const
  if (Math.max(...shares) < PARTS) return null
  if (Math.min(distinct(a, mine), distinct(b, theirs)) < LEAST_LINES) return null
  const share = Math.min(...shares)
  const strength: Strength = share >= NEARLY ? 'nearly' : 'parts'
  return {
    works: [one, other] as [number, number],
    strength,
    lines: [mine, theirs] as [number[], number[]],
    share,
  }
}
