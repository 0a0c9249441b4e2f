/** Round numbers for the lines of a chart: from 0 to a little above the highest value. */
export function niceScale(highest: number, lines = 4): number[] {
  const rough = Math.max(highest, 1) / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power
  const top = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: top + 1 }, (_unused, index) => index * step)
}
