/**
 * Who needs the teacher now: signs of being stuck, each with the reason that is shown. Being away is no
 * sign; trying again and again without getting on is.
 */
import type { ToolPath } from '../tool/tool.ts'

export const ACTIVITY_KINDS = [
  'open',
  'run',
  'error',
  'check-passed',
  'check-failed',
  'edit',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export interface ActivityEvent {
  kind: ActivityKind
  /** An error's name, or the id of a check or a level. */
  detail: string | null
  tool: ToolPath
  /** Milliseconds. */
  at: number
}

export type StruggleReason =
  | { kind: 'same-error'; error: string; times: number }
  | { kind: 'failed-check'; check: string; times: number }
  | { kind: 'runs-without-change'; times: number }
  | { kind: 'long-without-pass'; minutes: number }

export type DeskState = 'stuck' | 'passed' | 'working' | 'quiet'

export interface Desk {
  state: DeskState
  /** Higher needs the teacher sooner; 0 for everybody who gets on. */
  score: number
  reasons: StruggleReason[]
  tool: ToolPath | null
  lastAt: number | null
  errors: number
  runs: number
  checks: { passed: number; failed: number }
}

const MINUTE = 60_000
/** What is looked at; older trouble is over or was seen. */
export const WINDOW_MS = 30 * MINUTE
/** Nobody struggles while away. */
const AWAY_MS = 10 * MINUTE
const WORKING_MS = 5 * MINUTE
const SAME_ERROR = 3
const FAILED_CHECK = 3
const RUNS_WITHOUT_CHANGE = 5
const LONG_MINUTES = 8
/** A run that has not failed by now counts as a good one. */
const RUN_SETTLES_MS = 15_000

/** `events` in the order they happened. */
export function deskOf(events: readonly ActivityEvent[], now: number): Desk {
  const recent = events.filter(({ at }) => now - at <= WINDOW_MS && at <= now + MINUTE)
  const last = recent.at(-1)
  const count = (kind: ActivityKind) => recent.filter((event) => event.kind === kind).length
  const away = last === undefined || now - last.at > AWAY_MS
  const signs = away ? [] : signsOf(sinceSuccess(recent, now), now)
  const score = signs.reduce((sum, sign) => sum + sign.score, 0)
  return {
    state: stateOf(recent, score, now),
    score,
    reasons: signs.toSorted((a, b) => b.score - a.score).map(({ reason }) => reason),
    tool: last?.tool ?? null,
    lastAt: last?.at ?? null,
    errors: count('error'),
    runs: count('run'),
    checks: { passed: count('check-passed'), failed: count('check-failed') },
  }
}

function stateOf(recent: readonly ActivityEvent[], score: number, now: number): DeskState {
  const last = recent.at(-1)
  if (!last || now - last.at > AWAY_MS) return 'quiet'
  if (score > 0) return 'stuck'
  const decisive = recent.findLast(({ kind }) => kind !== 'edit' && kind !== 'open')
  if (decisive?.kind === 'check-passed') return 'passed'
  return now - last.at <= WORKING_MS ? 'working' : 'quiet'
}

/** What happened after the last thing that went well, in the tool that is used now. */
function sinceSuccess(events: readonly ActivityEvent[], now: number): ActivityEvent[] {
  const tool = events.at(-1)?.tool
  const here = events.filter((event) => event.tool === tool)
  const success = here.findLastIndex((event, index) => isSuccess(here, event, index, now))
  return here.slice(success + 1)
}

function isSuccess(
  all: readonly ActivityEvent[],
  event: ActivityEvent,
  index: number,
  now: number,
) {
  if (event.kind === 'check-passed') return true
  if (event.kind !== 'run' || hasChecks(all)) return false
  const next = all.slice(index + 1).find(({ kind }) => kind !== 'edit' && kind !== 'open')
  if (next) return next.kind === 'run' && changedBetween(all, event, next)
  return now - event.at > RUN_SETTLES_MS && !isGame(event.tool)
}

/** Running the same program again says nothing; a run, a change and another run say that it went. */
function changedBetween(
  all: readonly ActivityEvent[],
  from: ActivityEvent,
  to: ActivityEvent,
): boolean {
  const between = all.slice(all.indexOf(from) + 1, all.indexOf(to))
  return !isGame(from.tool) && between.some(({ kind }) => kind === 'edit')
}

/** Where there is a check, only the check says that it is done. */
const hasChecks = (all: readonly ActivityEvent[]) => all.some(({ kind }) => kind === 'check-failed')
const isGame = (tool: ToolPath) => tool.startsWith('games/')

interface Sign {
  score: number
  reason: StruggleReason
}

function signsOf(events: readonly ActivityEvent[], now: number): Sign[] {
  return [
    sameError(events),
    failedCheck(events),
    withoutChange(events),
    longWithout(events, now),
  ].filter((sign) => sign !== null)
}

/** The last error, as often as it came in a row. */
function sameError(events: readonly ActivityEvent[]): Sign | null {
  const errors = events.filter(({ kind }) => kind === 'error')
  const error = errors.at(-1)?.detail ?? null
  if (error === null) return null
  const other = errors.findLastIndex(({ detail }) => detail !== error)
  const times = errors.length - 1 - other
  if (times < SAME_ERROR) return null
  return { score: 10 + 3 * (times - SAME_ERROR), reason: { kind: 'same-error', error, times } }
}

function failedCheck(events: readonly ActivityEvent[]): Sign | null {
  const check = events.findLast(({ kind }) => kind === 'check-failed')?.detail ?? null
  if (check === null) return null
  const times = events.filter(
    ({ kind, detail }) => kind === 'check-failed' && detail === check,
  ).length
  if (times < FAILED_CHECK) return null
  return { score: 8 + 3 * (times - FAILED_CHECK), reason: { kind: 'failed-check', check, times } }
}

/** Only where changes are reported: in games playing again is the game. */
function withoutChange(events: readonly ActivityEvent[]): Sign | null {
  const edited = events.findLastIndex(({ kind }) => kind === 'edit')
  const runs = events.slice(edited + 1).filter(({ kind, tool }) => kind === 'run' && !isGame(tool))
  if (runs.length < RUNS_WITHOUT_CHANGE) return null
  const reason = { kind: 'runs-without-change', times: runs.length } as const
  return { score: 6 + (runs.length - RUNS_WITHOUT_CHANGE), reason }
}

function longWithout(events: readonly ActivityEvent[], now: number): Sign | null {
  const trouble = events.find(({ kind }) => kind === 'error' || kind === 'check-failed')
  if (!trouble) return null
  const minutes = Math.floor((now - trouble.at) / MINUTE)
  if (minutes < LONG_MINUTES) return null
  return {
    score: 5 + Math.min(10, minutes - LONG_MINUTES),
    reason: { kind: 'long-without-pass', minutes },
  }
}

/** Those who need help first; then those at work; those who are away last. */
export function byNeed(
  a: Pick<Desk, 'score' | 'lastAt'>,
  b: Pick<Desk, 'score' | 'lastAt'>,
): number {
  return b.score - a.score || (b.lastAt ?? 0) - (a.lastAt ?? 0)
}
