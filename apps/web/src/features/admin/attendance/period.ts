/** The periods an admin can choose with one press. */
import { addDays } from '@panya/domain/admin/attendance.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { Span } from '../../../adapters/admin/figures.ts'

export const PRESETS = { week: 7, month: 30, term: 120, year: 365, years: 1095 } as const
export type Preset = keyof typeof PRESETS

/** Ends today. */
export function presetSpan(preset: Preset, now = new Date()): Span {
  const to = bangkokDay(now)
  return { from: addDays(to, 1 - PRESETS[preset]), to }
}

/** `+12%`; null when there is nothing to compare with. */
export function growth(value: number, compared: number): number | null {
  return compared === 0 ? null : value / compared - 1
}
