/** The arrow keys among the pictures: one stop for the tab key, and the next picture is where the arrow points. */
import { SECRET_NAMES } from '@panya/domain/classroom/class-secret.ts'

/** As many stand in a row. */
const COLUMNS = 4

/** The place an arrow leads to, the same one at an edge; null for other keys. */
export function placeAfter(place: number, key: string, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: COLUMNS,
    ArrowUp: -COLUMNS,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  const next = place + step
  return next >= 0 && next < SECRET_NAMES.pictures.length ? next : place
}
