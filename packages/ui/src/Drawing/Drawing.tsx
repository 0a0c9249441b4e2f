/** The ground of a drawing that says nothing the words beside it do not. */
import type { ReactNode } from 'react'

interface DrawingProps {
  /** Width and height of the drawing's own grid. */
  grid: readonly [number, number]
  className?: string
  children: ReactNode
}

export function Drawing({ grid: [width, height], className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      direction="ltr"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
