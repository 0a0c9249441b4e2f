import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed is gone: the next step's heading is read out, and what follows is reached from there. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
