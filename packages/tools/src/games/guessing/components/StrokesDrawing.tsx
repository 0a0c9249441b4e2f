import type { DrawnStroke } from '../core/guess-level.ts'

export function strokePath(stroke: DrawnStroke): string {
  const points: string[] = []
  for (let i = 0; i + 1 < stroke.length; i += 2) points.push(`${stroke[i]} ${stroke[i + 1]}`)
  return points.length === 1 ? `M${points[0]}h0.1` : `M${points.join('L')}`
}

interface StrokesDrawingProps {
  strokes: readonly DrawnStroke[]
  className?: string | undefined
}

/** A drawing made of pen strokes; its name is told beside it. */
export function StrokesDrawing({ strokes, className }: StrokesDrawingProps) {
  return (
    <svg className={className} viewBox="0 0 1000 1000" aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="22"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {strokes.map((stroke, index) => (
          <path key={index} d={strokePath(stroke)} />
        ))}
      </g>
    </svg>
  )
}
