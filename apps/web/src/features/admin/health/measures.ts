/** Sizes as people read them, and what is old. */
import type { HealthReport } from '@panya/domain/admin/settings.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const DAY_MS = 86_400_000

/** `1.5 GB` */
export function formatBytes(locale: string, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

/** A backup every day is what a school can live with losing. */
export function backupIsOld(backup: HealthReport['lastBackup'], now = Date.now()): boolean {
  return backup === null || now - Date.parse(backup.at) > 2 * DAY_MS
}
