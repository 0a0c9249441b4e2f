/** What the console shows: a bounded tail of everything that was printed. Immutable. */

export type Stream = 'stdout' | 'stderr' | 'typed' | 'note'

export interface Segment {
  id: number
  stream: Stream
  text: string
}

export interface OutputLog {
  segments: readonly Segment[]
  /** Lines that were printed and are no longer shown. */
  dropped: number
  nextId: number
  /** Characters in all segments. */
  size: number
}

/** Thousands of short lines: more than anybody reads, little enough for any phone. */
export const MAX_CHARACTERS = 60_000
const SEGMENT_CHARACTERS = 4_000

export const EMPTY_LOG: OutputLog = { segments: [], dropped: 0, nextId: 1, size: 0 }

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Only the end of a flood is worth keeping; it starts at the beginning of a line. */
function tail(text: string): { kept: string; lost: number } {
  if (text.length <= MAX_CHARACTERS) return { kept: text, lost: 0 }
  const cut = text.length - MAX_CHARACTERS
  const line = text.indexOf('\n', cut) + 1
  const from = line > 0 && line < text.length ? line : cut
  return { kept: text.slice(from), lost: countLines(text.slice(0, from)) }
}

export function append(log: OutputLog, stream: Stream, text: string): OutputLog {
  if (text === '') return log
  const { kept, lost } = tail(text)
  const segments = kept.length < text.length ? [] : [...log.segments]
  const emptied = kept.length < text.length ? linesOf(log) : 0
  let { nextId } = log
  const last = segments.at(-1)
  let rest = kept
  if (last && last.stream === stream && last.text.length < SEGMENT_CHARACTERS) {
    segments[segments.length - 1] = { ...last, text: last.text + rest.slice(0, SEGMENT_CHARACTERS) }
    rest = rest.slice(SEGMENT_CHARACTERS)
  }
  for (let at = 0; at < rest.length; at += SEGMENT_CHARACTERS) {
    segments.push({ id: nextId++, stream, text: rest.slice(at, at + SEGMENT_CHARACTERS) })
  }
  return trim({ segments, nextId, dropped: log.dropped + lost + emptied, size: 0 })
}

function linesOf(log: OutputLog): number {
  return log.segments.reduce((sum, segment) => sum + countLines(segment.text), 0)
}

function trim(log: OutputLog): OutputLog {
  const segments = [...log.segments]
  let size = segments.reduce((sum, segment) => sum + segment.text.length, 0)
  let { dropped } = log
  while (size > MAX_CHARACTERS && segments.length > 1) {
    const gone = segments.shift()!
    size -= gone.text.length
    dropped += countLines(gone.text)
  }
  return { ...log, segments, size, dropped }
}

export function textOf(log: OutputLog): string {
  return log.segments.map((segment) => segment.text).join('')
}
