/** Makes one picture of two, for a page that was too busy to look at the first. */
import type { Frame, PenOp } from './world/frame.ts'

/** As many strokes as a page draws at once; of more, the latest count. */
const MOST_STROKES = 100_000
const MOST_LINES = 10_000

export function mergeFrames(earlier: Frame, later: Frame): Frame {
  return {
    ...later,
    pen: penOf([...earlier.pen, ...later.pen]),
    sounds: [...earlier.sounds, ...later.sounds].slice(-MOST_LINES),
    output: [...earlier.output, ...later.output].slice(-MOST_LINES),
    reports: [...earlier.reports, ...later.reports].slice(-MOST_LINES),
    problems: [...earlier.problems, ...later.problems].slice(-MOST_LINES),
  }
}

/** What was wiped away is not drawn any more. */
function penOf(strokes: PenOp[]): PenOp[] {
  const wiped = strokes.findLastIndex(({ op }) => op === 'clear')
  return (wiped > 0 ? strokes.slice(wiped) : strokes).slice(-MOST_STROKES)
}
