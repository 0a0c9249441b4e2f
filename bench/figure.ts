/** One line per figure, so that a program can read a run; a missed goal makes the run fail. */

export interface Figure {
  bench: string
  figure: string
  value: number
  baseline: number
  /** What is held against the goal; value / baseline unless given. */
  ratio?: number
  /** Such as `>= 0.5` or `<= 1.2`; null for a figure that is only shown. */
  goal: string | null
}

export function report({
  bench,
  figure,
  value,
  baseline,
  ratio = value / baseline,
  goal,
}: Figure): void {
  const ok = goal === null || meets(ratio, goal)
  const round = (number: number) => Number(number.toPrecision(4))
  const line = {
    bench,
    figure,
    value: round(value),
    baseline: round(baseline),
    ratio: round(ratio),
  }
  console.log(JSON.stringify({ ...line, goal, ok }))
  if (!ok) process.exitCode = 1
}

function meets(ratio: number, goal: string): boolean {
  const [sign, limit] = goal.split(' ')
  return sign === '>=' ? ratio >= Number(limit) : ratio <= Number(limit)
}
