/** A drawing that is data: thumbnails, heroes, symbols on cards. It only shows what is also said in words. */
import type { Ink } from '../core/journey/ink.ts'

export function Inks({ inks }: { inks: readonly Ink[] }) {
  return inks.map(({ fill = 'none', stroke = 'none', width, path }, index) => (
    <path
      key={index}
      d={path}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}

interface DrawingProps {
  inks: readonly Ink[]
  /** What is seen of it: left, top, width, height. */
  view: string
  className?: string | undefined
}

export function Drawing({ inks, view, className }: DrawingProps) {
  return (
    <svg className={className} viewBox={view} aria-hidden="true">
      <Inks inks={inks} />
    </svg>
  )
}
