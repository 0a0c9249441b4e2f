/** Decides when a learner's browser checks in and adds minutes; the server decides what they count. */

import type { Role } from '../account/role.ts'
import { splitLocale } from '../locale/locale.ts'
import type { Clock } from '../time/clock.ts'
import { TOPUP_INTERVAL_MINUTES, TOPUP_MINUTES } from './count-attendance.ts'
import type { ToolCounter } from './tool-counters.ts'

export const TOPUP_INTERVAL_MS = TOPUP_INTERVAL_MINUTES * 60_000

export interface AttendanceStatus {
  studentId: number
  /** The day of the learner's last check-in, or null before the first. */
  lastOnlineDay: string | null
  /** Whether the day has its row already. */
  hasRow: boolean
}

export interface AttendancePorts {
  clock: Clock
  /** The day it is where attendance is counted, as YYYY-MM-DD. */
  today(): string
  /** The counter of the tool that is open now, if it has one. */
  counter(): ToolCounter | null
  /** Null when there is no such learner. */
  status(today: string): Promise<AttendanceStatus | null>
  insertRow(today: string): Promise<unknown>
  checkIn(studentId: number, today: string): Promise<unknown>
  topUp(studentId: number, today: string, minutes: number): Promise<unknown>
  topUpTool(counter: ToolCounter, today: string, minutes: number): Promise<unknown>
  log(error: unknown): void
}

export interface AttendanceClock {
  /** How much of the running interval has passed: a reloaded page goes on from there. */
  elapsedMs(): number
  stop(): void
}

export function isTracked(role: Role): boolean {
  return role !== 'anonymous' && role !== 'admin'
}

export function toolCounterOf(
  pathname: string,
  tools: readonly { path: string; counter?: ToolCounter }[],
): ToolCounter | null {
  const path = splitLocale(pathname).path.replace(/^\/|\/+$/g, '')
  return tools.find((tool) => tool.path === path)?.counter ?? null
}

export function startAttendance(ports: AttendancePorts, elapsedMs = 0): AttendanceClock {
  const { clock } = ports
  let stopped = false
  let student: { id: number; day: string } | null = null
  let intervalStart = clock.now() - Math.min(Math.max(elapsedMs, 0), TOPUP_INTERVAL_MS)
  let cancel = clock.after(intervalStart + TOPUP_INTERVAL_MS - clock.now(), tick)

  function tick() {
    intervalStart = clock.now()
    cancel = clock.after(TOPUP_INTERVAL_MS, tick)
    void logged(addMinutes)
  }

  async function logged(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      ports.log(error)
    }
  }

  /** Once for each day, also when the page stays open over midnight. */
  async function checkInToday(): Promise<{ id: number; day: string } | null> {
    const day = ports.today()
    if (student?.day === day) return student
    const status = await ports.status(day)
    if (!status || stopped) return null
    if (!status.hasRow) await ports.insertRow(day)
    if (status.lastOnlineDay !== day) await ports.checkIn(status.studentId, day)
    student = { id: status.studentId, day }
    return student
  }

  async function addMinutes() {
    const present = await checkInToday()
    if (!present || stopped) return
    const counter = ports.counter()
    await Promise.all([
      logged(() => ports.topUp(present.id, present.day, TOPUP_MINUTES)),
      counter && logged(() => ports.topUpTool(counter, present.day, TOPUP_MINUTES)),
    ])
  }

  void logged(checkInToday)
  return {
    elapsedMs: () => clock.now() - intervalStart,
    stop() {
      stopped = true
      cancel()
    },
  }
}
