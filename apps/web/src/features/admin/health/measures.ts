/** What is old. */
import type { HealthReport } from '@panya/domain/admin/settings.ts'

const DAY_MS = 86_400_000

/** A backup every day is what a school can live with losing. */
export function backupIsOld(backup: HealthReport['lastBackup'], now = Date.now()): boolean {
  return backup === null || now - Date.parse(backup.at) > 2 * DAY_MS
}
