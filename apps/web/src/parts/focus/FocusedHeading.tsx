import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears, because what was pressed is gone: a screen reader reads on from here. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
