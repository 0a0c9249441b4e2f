/** Between two ends; what is no number at all changes nothing. A page takes no frame with such a value in it. */
export function bounded(value: number, low: number, high: number, before: number): number {
  return Number.isNaN(value) ? before : Math.min(high, Math.max(low, value))
}
