/** Lines that follow each other and are marked, or not, as one run. */
export interface LineRun {
  /** The first one's number, from 1. */
  first: number
  marked: boolean
  lines: string[]
}

export function lineRuns(lines: readonly string[], marked: readonly number[]): LineRun[] {
  const meant = new Set(marked)
  const runs: LineRun[] = []
  for (const [index, line] of lines.entries()) {
    const last = runs.at(-1)
    if (last?.marked === meant.has(index)) last.lines.push(line)
    else runs.push({ first: index + 1, marked: meant.has(index), lines: [line] })
  }
  return runs
}
