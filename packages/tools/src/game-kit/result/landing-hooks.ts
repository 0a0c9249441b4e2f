/** What counts once a result is seen: never before the last step was watched, and never lost. */
import { useCallback, useEffect, useRef } from 'react'

/** `landed` is the run whose end is in sight. Gives a way to say what shall happen then; null takes it back. */
export function useLanding(landed: object | null): (happens: (() => void) | null) => void {
  const waiting = useRef<(() => void) | null>(null)
  const settle = useCallback(() => {
    const happens = waiting.current
    waiting.current = null
    happens?.()
  }, [])
  useEffect(() => {
    if (landed !== null) settle()
  }, [landed, settle])
  // Who leaves before the end has won all the same.
  useEffect(() => settle, [settle])
  return useCallback((happens) => {
    waiting.current = happens
  }, [])
}
