/** What the console shows: everything that was printed, as far as it fits. Immutable. */
import type { LeftOut } from '@panya/engines/python/protocol.ts'
import { linesIn, overwritten } from '@panya/engines/terminal/page-text.ts'
import { lookAfter } from '@panya/engines/terminal/terminal-style.ts'

export type Stream = 'stdout' | 'stderr' | 'typed' | 'note'

export interface Segment {
  id: number
  stream: Stream
  text: string
  /** The colour it begins with. */
  look: string
  /** Before this one something was left out. */
  leftOut?: Omit<LeftOut, 'tail'>
}

export interface OutputLog {
  segments: readonly Segment[]
  /** Lines that were printed and are no longer shown. */
  dropped: number
  nextId: number
  /** The end of a flood that is still going on begins with this segment. */
  flood: number | null
}

/** Thousands of short lines: more than anybody reads, little enough for any phone. */
export const MAX_CHARACTERS = 120_000
const SEGMENT_CHARACTERS = 4_000

export const EMPTY_LOG: OutputLog = { segments: [], dropped: 0, nextId: 1, flood: null }

export function append(log: OutputLog, stream: Stream, text: string): OutputLog {
  if (text === '') return log
  const last = log.segments.at(-1)
  const grows = last?.stream === stream
  const before = grows ? log.segments.slice(0, -1) : log.segments
  const all = overwritten(grows ? last.text : '', text)
  const { leftOut } = (grows ? last : null) ?? {}
  let look = grows ? last.look : lookNow(log.segments, stream)
  let nextId = grows ? last.id : log.nextId
  const pieces = cut(all).map((piece, index): Segment => {
    const segment = {
      id: nextId,
      stream,
      text: piece,
      look,
      ...(index === 0 && leftOut ? { leftOut } : {}),
    }
    look = lookAfter(piece, look)
    nextId = Math.max(nextId + 1, log.nextId)
    return segment
  })
  return trim({ ...log, segments: [...before, ...pieces], nextId: Math.max(nextId, log.nextId) })
}

/** Colours last on their own stream. */
function lookNow(segments: readonly Segment[], stream: Stream): string {
  const last = segments.findLast((segment) => segment.stream === stream)
  return last ? lookAfter(last.text, last.look) : ''
}

/** Pieces that end with a line, so that the last one holds all of the line that is not complete. */
function cut(text: string): string[] {
  const pieces: string[] = []
  let at = 0
  while (text.length - at > SEGMENT_CHARACTERS) {
    const line = text.lastIndexOf('\n', at + SEGMENT_CHARACTERS - 1) + 1
    const end = line > at ? line : at + SEGMENT_CHARACTERS
    pieces.push(text.slice(at, end))
    at = end
  }
  return [...pieces, text.slice(at)]
}

/** The program shows more than fits: its newest end takes the place of the end shown before. */
export function leaveOut(log: OutputLog, { tail, ...leftOut }: LeftOut): OutputLog {
  const from = log.segments.findIndex((segment) => segment.id === log.flood)
  const segments = from < 0 ? log.segments : log.segments.slice(0, from)
  const first: Segment = { id: log.nextId, stream: 'stdout', text: '', look: '', leftOut }
  const flooded = {
    ...log,
    segments: [...segments, first],
    nextId: log.nextId + 1,
    flood: first.id,
  }
  return append(flooded, 'stdout', tail)
}

/** The program has emptied its screen. */
export function wipe(log: OutputLog): OutputLog {
  return { ...EMPTY_LOG, nextId: log.nextId }
}

/** The run is over: a flood that comes now is another one. */
export function settle(log: OutputLog): OutputLog {
  return log.flood === null ? log : { ...log, flood: null }
}

function trim(log: OutputLog): OutputLog {
  const segments = [...log.segments]
  let size = segments.reduce((sum, segment) => sum + segment.text.length, 0)
  let { dropped } = log
  while (size > MAX_CHARACTERS && segments.length > 1) {
    const gone = segments.shift()!
    size -= gone.text.length
    dropped += linesIn(gone.text) + (gone.leftOut?.lines ?? 0)
  }
  return { ...log, segments, dropped }
}

export function textOf(log: OutputLog): string {
  return log.segments.map((segment) => segment.text).join('')
}
