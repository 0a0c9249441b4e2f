/** The table at the end of a run: journeys down, browsers across, reasons below. */
import { inWords, type Outcomes } from './outcome.ts'

export function reportOf(browsers: Record<string, Outcomes>): string {
  const names = Object.keys(browsers)
  const journeys = [...new Set(Object.values(browsers).flatMap((one) => Object.keys(one)))]
  const widest = Math.max(...journeys.map((name) => name.length))
  const cell = (words: string) => words.padEnd(10)
  const lines = [`${' '.repeat(widest)}  ${names.map(cell).join('')}`]
  for (const journey of journeys) {
    const states = names.map((name) => browsers[name]?.[journey]?.state ?? '–')
    lines.push(`${journey.padEnd(widest)}  ${states.map(cell).join('')}`)
  }
  for (const name of names) {
    for (const [journey, outcome] of Object.entries(browsers[name] ?? {})) {
      if (outcome.state !== 'ok') lines.push(`${name}, ${journey}: ${inWords(outcome)}`)
    }
  }
  return lines.join('\n')
}
