/** A value once it has stopped changing: nobody wants an answer to every letter. */
import { useEffect, useState } from 'react'

const QUIET_MS = 250

export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
