import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { momentText } from '@panya/engines/charts/time-ticks.ts'

/** The marks of a chart one after the other, as the keyboard walks through them and a screen reader reads them. */

const short = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(5))) : '·'

/** Text of every mark, in the order of the links; empty ones are passed over. */
export function markTexts(data: ChartData, language: string): string[] {
  const look = { language, era: data.era }
  return data.series.flatMap(({ name, values, curve }) => {
    if (curve) return []
    return (values as unknown[]).map((value, at) => {
      if (data.kind === 'scatter') {
        const [x = null, y] = value as (number | null)[]
        const place = data.xIsTime && x !== null ? momentText(x, look) : short(x)
        return [name, `${place}, ${short(y)}`].filter(Boolean).join(': ')
      }
      const category = data.times ? momentText(data.times[at]!, look) : data.categories?.[at]
      const known = Array.isArray(value) ? value[2] : value
      if (known === null || known === undefined) return ''
      const of = data.series.length > 1 ? ` (${name})` : ''
      return `${category}${of}: ${short(known)}`
    })
  })
}

/** The next mark there is something to say about. */
export function nextMark(
  texts: readonly string[],
  from: number | null,
  step: 1 | -1,
): number | null {
  const start = from ?? (step > 0 ? -1 : texts.length)
  for (let at = start + step; at >= 0 && at < texts.length; at += step) if (texts[at]) return at
  return from
}
