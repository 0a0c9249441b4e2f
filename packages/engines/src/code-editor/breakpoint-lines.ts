/** Where breakpoints stand in a text, and where they go when the whole text is written anew. */
export interface LineBreakpoint {
  line: number
  condition?: string
}

/** The line itself or the next one with code in it; null when there is none below. */
export function lineWithCode(lines: readonly string[], line: number): number | null {
  for (let at = Math.max(line, 1); at <= lines.length; at++) {
    if (/^\s*[^\s#]/.test(lines[at - 1] ?? '')) return at
  }
  return null
}

/** One per line, in their order. */
export function tidyBreakpoints(breakpoints: readonly LineBreakpoint[]): LineBreakpoint[] {
  const byLine = new Map(breakpoints.map((breakpoint) => [breakpoint.line, breakpoint]))
  return [...byLine.values()].toSorted((a, b) => a.line - b.line)
}

/** Finds each line again: the nearest that says the same, however it is spaced; else the same number. */
export function carryBreakpoints(
  before: string,
  after: string,
  breakpoints: readonly LineBreakpoint[],
): LineBreakpoint[] {
  const [old, lines] = [before.split('\n'), after.split('\n')].map((all) => all.map(signature))
  const carried = breakpoints.map((breakpoint) => {
    const wanted = old![breakpoint.line - 1] ?? ''
    const found = nearest(lines!, wanted, breakpoint.line)
    return { ...breakpoint, line: Math.min(found ?? breakpoint.line, lines!.length) }
  })
  return tidyBreakpoints(carried)
}

function signature(line: string): string {
  return line.replaceAll(/\s+/g, '').replaceAll("'", '"')
}

function nearest(lines: readonly string[], wanted: string, line: number): number | null {
  if (wanted === '') return null
  for (let away = 0; away < lines.length; away++) {
    for (const at of [line + away, line - away]) if (lines[at - 1] === wanted) return at
  }
  return null
}
