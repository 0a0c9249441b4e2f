/** Pictures of LED displays as text: two hexadecimal digits a column, the top dot in bit 0. */

export function columnsOf(dots: string, columns: number): number[] {
  return Array.from(
    { length: columns },
    (_, x) => Number.parseInt(dots.slice(x * 2, x * 2 + 2), 16) || 0,
  )
}

export function dotsOf(columns: number[]): string {
  return columns.map((column) => (column & 255).toString(16).padStart(2, '0')).join('')
}

export function countDots(dots: string): number {
  return columnsOf(dots, dots.length / 2).reduce(
    (sum, column) => sum + column.toString(2).replaceAll('0', '').length,
    0,
  )
}
