/** What a learner's call adds to the day: the rules that make minutes and days exact. */
import { bangkokMidnight } from '../time/bangkok.ts'
import type { ToolCounter } from './tool-counters.ts'

/** Minutes per top-up, and the minutes between two of them. */
export const TOPUP_MINUTES = 15
export const TOPUP_INTERVAL_MINUTES = 15
/** A browser's timer may be early by this much. */
export const TOPUP_GRACE_SECONDS = 30

const WINDOW_MS = (TOPUP_INTERVAL_MINUTES * 60 - TOPUP_GRACE_SECONDS) * 1000

/** What is known of a learner before the call. */
export interface OnlineRecord {
  lastOnline: Date | null
  /** When minutes were last counted, in total and for a tool. */
  lastTopup: Date | null
  lastToolTopup: Date | null
}

/** What one learner asks for; several calls of the same moment are one wish. */
export interface OnlineWish {
  /** A check-in or a minutes update: being there today. */
  online: boolean
  minutes: number
  tool: { counter: ToolCounter; minutes: number } | null
}

export interface OnlineGain {
  days: 0 | 1
  minutes: number
  toolMinutes: number
}

export function countAttendance(record: OnlineRecord, wish: OnlineWish, now: Date): OnlineGain {
  const newDay = wish.online && (record.lastOnline === null || !isSameDay(record.lastOnline, now))
  return {
    days: newDay ? 1 : 0,
    minutes: minutesSince(record.lastTopup, wish.minutes, now),
    toolMinutes: minutesSince(record.lastToolTopup, wish.tool?.minutes ?? 0, now),
  }
}

function isSameDay(one: Date, other: Date): boolean {
  return bangkokMidnight(one.getTime()) === bangkokMidnight(other.getTime())
}

/** At most 15 in 15 minutes, whatever was asked for. */
function minutesSince(last: Date | null, wanted: number, now: Date): number {
  const due = last === null || now.getTime() - last.getTime() >= WINDOW_MS
  return due ? Math.max(0, Math.min(TOPUP_MINUTES, wanted)) : 0
}
