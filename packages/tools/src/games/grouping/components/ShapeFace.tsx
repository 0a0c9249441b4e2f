import { useId } from 'react'
import type { Color, Shape, ShapeCard } from '../core/shape-card.ts'

const PATHS: Record<Shape, string> = {
  circle: 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z',
  square: 'M-18-18h36v36h-36Z',
  triangle: 'M0-21 21 17h-42Z',
  star: 'M0-22 6.5-7.5 22-6 10.500 4.500 14 20 0 11.500-14 20-10.500 4.500-22-6-6.500-7.500Z',
}

function Pattern({ id, color }: { id: string; color: Color }) {
  const ink = `var(--${color})`
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={color === 'coral' ? ink : 'var(--surface)'} />
      {color === 'indigo' && <path d="M0 8 8 0M-2 2 2-2M6 10 10 6" stroke={ink} strokeWidth="3" />}
      {color === 'teal' && <circle cx="4" cy="4" r="2.4" fill={ink} />}
    </pattern>
  )
}

/** One to three shapes; each colour has its own pattern. */
export function ShapeFace({ card }: { card: ShapeCard }) {
  const pattern = useId()
  const scale = card.size === 'big' ? 1 : 0.55
  const places = Array.from(
    { length: card.count },
    (_, index) => 30 + 50 * index - 25 * (card.count - 1) + 45,
  )
  return (
    <svg viewBox="0 0 150 56" aria-hidden="true">
      <defs>
        <Pattern id={pattern} color={card.color} />
      </defs>
      {places.map((x) => (
        <path
          key={x}
          d={PATHS[card.shape]}
          transform={`translate(${x} 28) scale(${scale})`}
          fill={`url(#${pattern})`}
          stroke={`var(--${card.color})`}
          strokeWidth={3 / scale}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
